/** The texts of Vegas Showdown that only its finale needs, loaded after the match. */

import type { Catalogues } from '../../../../i18n/index.ts';

export const vegasShowdownFinaleMessages: Catalogues = {
  en: () => import('virtual:messages/en/vegas-showdown/finale'),
  ru: () => import('virtual:messages/ru/vegas-showdown/finale'),
  it: () => import('virtual:messages/it/vegas-showdown/finale'),
  fr: () => import('virtual:messages/fr/vegas-showdown/finale'),
  de: () => import('virtual:messages/de/vegas-showdown/finale'),
};
