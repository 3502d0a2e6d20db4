/** The messages of the dialogs over a table, loaded on demand. */

import type { Catalogues } from '../../i18n/index.ts';

export const dialogMessages: Catalogues = {
  en: () => import('virtual:messages/en/dialogs'),
  ru: () => import('virtual:messages/ru/dialogs'),
  it: () => import('virtual:messages/it/dialogs'),
  fr: () => import('virtual:messages/fr/dialogs'),
  de: () => import('virtual:messages/de/dialogs'),
};
