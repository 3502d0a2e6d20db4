/** The texts of the Lords of Vegas screen, loaded with the game. */

import type { Catalogues } from '../../i18n/index.ts';
import type english from './messages/en.json';

declare module '../../i18n/keys.ts' {
  interface MessageFiles {
    'lords-of-vegas': typeof english;
  }
}

export const lordsOfVegasMessages: Catalogues = {
  en: () => import('virtual:messages/en/lords-of-vegas'),
  ru: () => import('virtual:messages/ru/lords-of-vegas'),
  it: () => import('virtual:messages/it/lords-of-vegas'),
  fr: () => import('virtual:messages/fr/lords-of-vegas'),
  de: () => import('virtual:messages/de/lords-of-vegas'),
};
