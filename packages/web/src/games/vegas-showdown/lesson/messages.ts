/** The texts of the lesson of Vegas Showdown, loaded with it. */

import type { Catalogues } from '../../../i18n/index.ts';

export const showdownLessonMessages: Catalogues = {
  en: () => import('virtual:messages/en/lesson-vegas-showdown'),
  ru: () => import('virtual:messages/ru/lesson-vegas-showdown'),
  it: () => import('virtual:messages/it/lesson-vegas-showdown'),
  fr: () => import('virtual:messages/fr/lesson-vegas-showdown'),
  de: () => import('virtual:messages/de/lesson-vegas-showdown'),
};
