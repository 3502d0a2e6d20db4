/** The messages of the rules page, loaded on demand. */

import type { Catalogues } from '../../i18n/index.ts';

export const rulesMessages: Catalogues = {
  en: () => import('virtual:messages/en/rules'),
  ru: () => import('virtual:messages/ru/rules'),
  it: () => import('virtual:messages/it/rules'),
  fr: () => import('virtual:messages/fr/rules'),
  de: () => import('virtual:messages/de/rules'),
};
