/** The texts of the explanations. */

import type { Catalogues } from '../../../i18n/index.ts';

export const explainMessages: Catalogues = {
  en: () => import('virtual:messages/en/explain'),
  ru: () => import('virtual:messages/ru/explain'),
  it: () => import('virtual:messages/it/explain'),
  fr: () => import('virtual:messages/fr/explain'),
  de: () => import('virtual:messages/de/explain'),
};
