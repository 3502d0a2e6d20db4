/** What online tables and the pages around them say: fetched with them. */

import type { Catalogues } from '../i18n/index.ts';

export const onlineMessages: Catalogues = {
  en: () => import('virtual:messages/en/online'),
  ru: () => import('virtual:messages/ru/online'),
  it: () => import('virtual:messages/it/online'),
  fr: () => import('virtual:messages/fr/online'),
  de: () => import('virtual:messages/de/online'),
};
