/** The words of Vegas Showdown on the screen, fetched with the game. */

import type { Catalogues } from '../../i18n/index.ts';

export const vegasShowdownMessages: Catalogues = {
  en: () => import('virtual:messages/en/vegas-showdown'),
  ru: () => import('virtual:messages/ru/vegas-showdown'),
  it: () => import('virtual:messages/it/vegas-showdown'),
  fr: () => import('virtual:messages/fr/vegas-showdown'),
  de: () => import('virtual:messages/de/vegas-showdown'),
};
