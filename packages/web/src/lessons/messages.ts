/** The texts of the coach, loaded with the first lesson. */

import type { Catalogues } from '../i18n/index.ts';

export const lessonMessages: Catalogues = {
  en: () => import('virtual:messages/en/lesson'),
  ru: () => import('virtual:messages/ru/lesson'),
  it: () => import('virtual:messages/it/lesson'),
  fr: () => import('virtual:messages/fr/lesson'),
  de: () => import('virtual:messages/de/lesson'),
};
