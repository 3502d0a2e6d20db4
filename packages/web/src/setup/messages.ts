/** The messages of the set-up, loaded on demand. The pages of online tables use them too. */

import type { Catalogues } from '../i18n/index.ts';

export const setupMessages: Catalogues = {
  en: () => import('virtual:messages/en/setup'),
  ru: () => import('virtual:messages/ru/setup'),
  it: () => import('virtual:messages/it/setup'),
  fr: () => import('virtual:messages/fr/setup'),
  de: () => import('virtual:messages/de/setup'),
};
