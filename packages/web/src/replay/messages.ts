/** The messages of the replay page and of the list of matches. */

import type { Catalogues } from '../i18n/index.ts';

export const replayMessages: Catalogues = {
  en: () => import('virtual:messages/en/replay'),
  ru: () => import('virtual:messages/ru/replay'),
  it: () => import('virtual:messages/it/replay'),
  fr: () => import('virtual:messages/fr/replay'),
  de: () => import('virtual:messages/de/replay'),
};
