/** The messages of online tables and their pages, loaded on demand. */

import type { Catalogues } from '../i18n/index.ts';

export const onlineMessages: Catalogues = {
  en: () => import('virtual:messages/en/online'),
  ru: () => import('virtual:messages/ru/online'),
  it: () => import('virtual:messages/it/online'),
  fr: () => import('virtual:messages/fr/online'),
  de: () => import('virtual:messages/de/online'),
};
