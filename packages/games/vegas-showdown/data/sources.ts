/**
 * The sources of the component facts and their certainty. To correct a fact, change the value in its file and its tag.
 */

export const SOURCES = {
  RU: 'the Russian rulebook',
  EN: "the publisher's English rulebook, pages 4 and 5",
  W1: "publisher's preview 1: components, start of the tile table",
  W2: "publisher's preview 2: sizes, values and counts of tiles",
  W3: "publisher's preview 3: the board and some prices",
  W4: "publisher's preview 4: the sheet and its connections",
  K0: 'Alan Kwan on sources of Fame',
  K1: 'Alan Kwan on the basic tiles',
  K2: 'Alan Kwan on the fancy tiles',
  K3: 'Alan Kwan on the top tiles',
  K4: 'Alan Kwan on the branch tiles',
  K5: 'Alan Kwan on the large gaming tiles',
  GH: 'an unfinished fan implementation, its bid tracks',
  SCH: 'Greg Schloesser, review',
  LIM: 'Limosedan, review',
  JDP: 'Jeux de plateau, review',
  SNK: 'Snackbar Games, review',
  BEI: 'Being Meeple, review',
  GNN: 'Games Night News, session report',
  BRI: "a finalist's report of a championship",
  KIN: 'a Japanese review with the steakhouse chain',
  RAA: 'Raanana gamers, session report',
  WAN: 'The Wandering Gamer, review',
  GAL: 'Herb Levy, review',
} as const;
export type SourceId = keyof typeof SOURCES;

/** CONFIRMED: one named source. CORROBORATED: two or more. RECONSTRUCTED: proposed here, sources only constrain it. */
export type Certainty = 'CONFIRMED' | 'CORROBORATED' | 'RECONSTRUCTED';

export interface Tag {
  readonly certainty: Certainty;
  readonly sources: readonly SourceId[];
  readonly note?: string;
}

const tagged =
  (certainty: Certainty) =>
  (sources: readonly SourceId[], note?: string): Tag =>
    note === undefined ? { certainty, sources } : { certainty, sources, note };

export const confirmed = tagged('CONFIRMED');
export const corroborated = tagged('CORROBORATED');
export const reconstructed = tagged('RECONSTRUCTED');
