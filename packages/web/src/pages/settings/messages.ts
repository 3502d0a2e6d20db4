/** The messages of the settings page, loaded on demand. */

import type { Catalogues } from '../../i18n/index.ts';

export const settingsMessages: Catalogues = {
  en: () => import('virtual:messages/en/settings'),
  ru: () => import('virtual:messages/ru/settings'),
  it: () => import('virtual:messages/it/settings'),
  fr: () => import('virtual:messages/fr/settings'),
  de: () => import('virtual:messages/de/settings'),
};
