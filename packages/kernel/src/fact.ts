/** One fact about the components of a game, with its sources and its certainty. */

export interface Fact {
  readonly subject: string;
  readonly aspect: string;
  readonly value: string;
  readonly certainty: 'CONFIRMED' | 'CORROBORATED' | 'RECONSTRUCTED';
  /** The sources of the value; for a reconstruction, the sources that limit it. */
  readonly sources: readonly string[];
  readonly note: string | null;
  /** Why the value may be wrong although it has a source. */
  readonly doubt: string | null;
  /** The path below the game's folder. */
  readonly file: string;
}
