/** The texts of the admin page. They are fetched with it. */

import type { Catalogues } from '../../i18n/index.ts';

export const adminMessages: Catalogues = {
  en: () => import('virtual:messages/en/admin'),
  ru: () => import('virtual:messages/ru/admin'),
  it: () => import('virtual:messages/it/admin'),
  fr: () => import('virtual:messages/fr/admin'),
  de: () => import('virtual:messages/de/admin'),
};
