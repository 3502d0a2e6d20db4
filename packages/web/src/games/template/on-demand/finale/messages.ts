/** The texts of Neon Row that only its finale needs, loaded after the match. */

import type { Catalogues } from '../../../../i18n/index.ts';

export const neonRowFinaleMessages: Catalogues = {
  en: () => import('virtual:messages/en/template/finale'),
  ru: () => import('virtual:messages/ru/template/finale'),
  it: () => import('virtual:messages/it/template/finale'),
  fr: () => import('virtual:messages/fr/template/finale'),
  de: () => import('virtual:messages/de/template/finale'),
};
