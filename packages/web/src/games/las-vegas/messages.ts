/** The texts of the Las Vegas screen, loaded with the game. */

import type { Catalogues } from '../../i18n/index.ts';
import type english from './messages/en.json';

declare module '../../i18n/keys.ts' {
  interface MessageFiles {
    'las-vegas': typeof english;
  }
}

export const lasVegasMessages: Catalogues = {
  en: () => import('virtual:messages/en/las-vegas'),
  ru: () => import('virtual:messages/ru/las-vegas'),
  it: () => import('virtual:messages/it/las-vegas'),
  fr: () => import('virtual:messages/fr/las-vegas'),
  de: () => import('virtual:messages/de/las-vegas'),
};

/** The texts of Royale's tiles, loaded with the first table that has tiles. */
export const royaleMessages: Catalogues = {
  en: () => import('virtual:messages/en/royale'),
  ru: () => import('virtual:messages/ru/royale'),
  it: () => import('virtual:messages/it/royale'),
  fr: () => import('virtual:messages/fr/royale'),
  de: () => import('virtual:messages/de/royale'),
};
