/** One fact about the components of a game, with what is known about it. */

export interface Fact {
  readonly subject: string;
  readonly aspect: string;
  readonly value: string;
  readonly certainty: 'CONFIRMED' | 'CORROBORATED' | 'RECONSTRUCTED';
  /** Who says so, or for a reconstruction who limits it. */
  readonly sources: readonly string[];
  readonly note: string | null;
  /** Under the game's folder. */
  readonly file: string;
}
