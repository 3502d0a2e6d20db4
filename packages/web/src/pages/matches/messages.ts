/** The messages of the list of matches, loaded on demand. */

import type { Catalogues } from '../../i18n/index.ts';

export const matchesMessages: Catalogues = {
  en: () => import('virtual:messages/en/matches'),
  ru: () => import('virtual:messages/ru/matches'),
  it: () => import('virtual:messages/it/matches'),
  fr: () => import('virtual:messages/fr/matches'),
  de: () => import('virtual:messages/de/matches'),
};
