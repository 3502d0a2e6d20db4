/** The messages of the finale, loaded after the match. */

import type { Catalogues } from '../../../i18n/index.ts';

export const finaleMessages: Catalogues = {
  en: () => import('virtual:messages/en/finale'),
  ru: () => import('virtual:messages/ru/finale'),
  it: () => import('virtual:messages/it/finale'),
  fr: () => import('virtual:messages/fr/finale'),
  de: () => import('virtual:messages/de/finale'),
};
