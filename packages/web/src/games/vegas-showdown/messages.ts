/** The texts of the Vegas Showdown screen, loaded with the game. */

import type { Catalogues } from '../../i18n/index.ts';
import type english from './messages/en.json';

declare module '../../i18n/keys.ts' {
  interface MessageFiles {
    'vegas-showdown': typeof english;
  }
}

export const vegasShowdownMessages: Catalogues = {
  en: () => import('virtual:messages/en/vegas-showdown'),
  ru: () => import('virtual:messages/ru/vegas-showdown'),
  it: () => import('virtual:messages/it/vegas-showdown'),
  fr: () => import('virtual:messages/fr/vegas-showdown'),
  de: () => import('virtual:messages/de/vegas-showdown'),
};
