/** Loads the table of one language, and only that one. */

import type { Language } from '@fremont/kernel';
import type { LasVegasText } from './types.ts';

export type { ActionLabel, LasVegasText } from './types.ts';

const LOADERS: Readonly<Record<Language, () => Promise<LasVegasText>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

export const loadText = (language: Language): Promise<LasVegasText> => LOADERS[language]();
