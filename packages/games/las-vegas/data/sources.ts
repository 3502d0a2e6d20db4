/** Where the component facts come from, and how sure they are. */

/** CONFIRMED: one named source. CORROBORATED: two or more that look independent. RECONSTRUCTED: proposed here. */
export type Certainty = 'CONFIRMED' | 'CORROBORATED' | 'RECONSTRUCTED';

export const SOURCES = {
  S0: 'Las Vegas Royale, rulebook of 2019, Russian edition',
  S1: 'a published page with the English texts of the first tiles',
  S2: 'a university course that rebuilds Royale, assignment with a sample match',
  S3: 'a student implementation of Royale with its manual',
  S4: 'a second student implementation of Royale',
  S5: 'an open implementation of all Royale tiles that follows the English and German manuals',
  S6: 'a second open implementation of all Royale tiles that follows the English manual',
  S7: 'a third open implementation of all Royale tiles, names no source',
  S8: 'notes on the Royale base game that cite the official manuals',
  S10: 'the licensed online edition of the 2012 game, rules page',
  S11: 'a published copy of the English rules of 2012',
  S12: 'an implementation of the 2012 game for a large platform, code and casino art',
} as const;
export type SourceId = keyof typeof SOURCES;

export interface Provenance {
  readonly certainty: Certainty;
  readonly sources: readonly SourceId[];
  /** Why the figure may be wrong although it has a source. */
  readonly doubt?: string;
}
