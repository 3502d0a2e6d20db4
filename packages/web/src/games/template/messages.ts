/** The words of Neon Row on the screen, fetched with the game. */

import type { Catalogues } from '../../i18n/index.ts';
import type english from './messages/en.json';

declare module '../../i18n/keys.ts' {
  interface MessageFiles {
    template: typeof english;
  }
}

export const neonRowMessages: Catalogues = {
  en: () => import('virtual:messages/en/template'),
  ru: () => import('virtual:messages/ru/template'),
  it: () => import('virtual:messages/it/template'),
  fr: () => import('virtual:messages/fr/template'),
  de: () => import('virtual:messages/de/template'),
};
