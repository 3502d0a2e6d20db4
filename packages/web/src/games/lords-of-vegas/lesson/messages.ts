/** The texts of the lesson of Lords of Vegas, loaded with it. */

import type { Catalogues } from '../../../i18n/index.ts';

export const lordsLessonMessages: Catalogues = {
  en: () => import('virtual:messages/en/lesson-lords-of-vegas'),
  ru: () => import('virtual:messages/ru/lesson-lords-of-vegas'),
  it: () => import('virtual:messages/it/lesson-lords-of-vegas'),
  fr: () => import('virtual:messages/fr/lesson-lords-of-vegas'),
  de: () => import('virtual:messages/de/lesson-lords-of-vegas'),
};
