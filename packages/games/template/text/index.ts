/** Loads the table of one language, and only that one. */

import type { Language } from '@fremont/kernel';
import type { NeonRowText } from './types.ts';

export type { NeonRowText } from './types.ts';
export { RULE_OF } from './words.ts';

const LOADERS: Readonly<Record<Language, () => Promise<NeonRowText>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

export const loadText = (language: Language): Promise<NeonRowText> => LOADERS[language]();
