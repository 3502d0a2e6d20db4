/** The texts of Lords of Vegas that only its finale needs, loaded after the match. */

import type { Catalogues } from '../../../../i18n/index.ts';

export const lordsOfVegasFinaleMessages: Catalogues = {
  en: () => import('virtual:messages/en/lords-of-vegas/finale'),
  ru: () => import('virtual:messages/ru/lords-of-vegas/finale'),
  it: () => import('virtual:messages/it/lords-of-vegas/finale'),
  fr: () => import('virtual:messages/fr/lords-of-vegas/finale'),
  de: () => import('virtual:messages/de/lords-of-vegas/finale'),
};
