/** The texts of the panel. */

import type { Catalogues } from '../../../i18n/index.ts';

export const catchUpMessages: Catalogues = {
  en: () => import('virtual:messages/en/catchup'),
  ru: () => import('virtual:messages/ru/catchup'),
  it: () => import('virtual:messages/it/catchup'),
  fr: () => import('virtual:messages/fr/catchup'),
  de: () => import('virtual:messages/de/catchup'),
};
