/** The messages of the credits page, loaded on demand. */

import type { Catalogues } from '../../i18n/index.ts';

export const creditsMessages: Catalogues = {
  en: () => import('virtual:messages/en/credits'),
  ru: () => import('virtual:messages/ru/credits'),
  it: () => import('virtual:messages/it/credits'),
  fr: () => import('virtual:messages/fr/credits'),
  de: () => import('virtual:messages/de/credits'),
};
