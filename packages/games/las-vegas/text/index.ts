/** Loads the table of one language, and the words of tiles only where tiles are in play. */

import type { Language } from '@fremont/kernel';
import type { Edition } from '../types.ts';
import type { LasVegasText } from './types.ts';

export { TILE_RULE_OF } from './tile-words.ts';
export type { ActionLabel, LasVegasText } from './types.ts';
export { RULE_OF } from './words.ts';

type Loaders = Readonly<Record<Language, () => Promise<LasVegasText>>>;

const WITH_TILES: Loaders = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

const WITHOUT_TILES: Loaders = {
  en: async () => (await import('./base/en.ts')).textIn(),
  ru: async () => (await import('./base/ru.ts')).textIn(),
  it: async () => (await import('./base/it.ts')).textIn(),
  fr: async () => (await import('./base/fr.ts')).textIn(),
  de: async () => (await import('./base/de.ts')).textIn(),
};

/** Without an edition, the table holds the words of all. */
export const loadText = (language: Language, edition: Edition = 'royale'): Promise<LasVegasText> =>
  (edition === 'royale' ? WITH_TILES : WITHOUT_TILES)[language]();
