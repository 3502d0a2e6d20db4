/** The words of Las Vegas on the screen, fetched with the game. */

import type { Catalogues } from '../../i18n/index.ts';

export const lasVegasMessages: Catalogues = {
  en: () => import('virtual:messages/en/las-vegas'),
  ru: () => import('virtual:messages/ru/las-vegas'),
  it: () => import('virtual:messages/it/las-vegas'),
  fr: () => import('virtual:messages/fr/las-vegas'),
  de: () => import('virtual:messages/de/las-vegas'),
};

/** The words of Royale's tiles, fetched with the first table that has them. */
export const royaleMessages: Catalogues = {
  en: () => import('virtual:messages/en/royale'),
  ru: () => import('virtual:messages/ru/royale'),
  it: () => import('virtual:messages/it/royale'),
  fr: () => import('virtual:messages/fr/royale'),
  de: () => import('virtual:messages/de/royale'),
};
