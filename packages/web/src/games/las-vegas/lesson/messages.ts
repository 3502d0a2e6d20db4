/** The texts of the lessons of Las Vegas, loaded with a lesson. */

import type { Catalogues } from '../../../i18n/index.ts';

export const classicLessonMessages: Catalogues = {
  en: () => import('virtual:messages/en/lesson-las-vegas'),
  ru: () => import('virtual:messages/ru/lesson-las-vegas'),
  it: () => import('virtual:messages/it/lesson-las-vegas'),
  fr: () => import('virtual:messages/fr/lesson-las-vegas'),
  de: () => import('virtual:messages/de/lesson-las-vegas'),
};

export const royaleLessonMessages: Catalogues = {
  en: () => import('virtual:messages/en/lesson-royale'),
  ru: () => import('virtual:messages/ru/lesson-royale'),
  it: () => import('virtual:messages/it/lesson-royale'),
  fr: () => import('virtual:messages/fr/lesson-royale'),
  de: () => import('virtual:messages/de/lesson-royale'),
};
