/** The texts of Las Vegas that only its finale needs, loaded after the match. */

import type { Catalogues } from '../../../../i18n/index.ts';

export const lasVegasFinaleMessages: Catalogues = {
  en: () => import('virtual:messages/en/las-vegas/finale'),
  ru: () => import('virtual:messages/ru/las-vegas/finale'),
  it: () => import('virtual:messages/it/las-vegas/finale'),
  fr: () => import('virtual:messages/fr/las-vegas/finale'),
  de: () => import('virtual:messages/de/las-vegas/finale'),
};
