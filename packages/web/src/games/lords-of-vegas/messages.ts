/** The words of Lords of Vegas on the screen, fetched with the game. */

import type { Catalogues } from '../../i18n/index.ts';

export const lordsOfVegasMessages: Catalogues = {
  en: () => import('virtual:messages/en/lords-of-vegas'),
  ru: () => import('virtual:messages/ru/lords-of-vegas'),
  it: () => import('virtual:messages/it/lords-of-vegas'),
  fr: () => import('virtual:messages/fr/lords-of-vegas'),
  de: () => import('virtual:messages/de/lords-of-vegas'),
};
