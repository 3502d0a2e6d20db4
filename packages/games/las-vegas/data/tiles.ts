/** The numbers printed on Royale's tiles, in dollars (a chip is $10,000), each with its provenance. RULES 11 to 26. */

import type { Cluster, HandicapSlot, LuckyCount, TileAction, TileFace } from '../types.ts';
import type { Provenance } from './sources.ts';

/** RULES 9.1. */
export const TILES_USUAL = 3;
/** RULES 9.2: more tiles would run out of unused faces. */
export const TILES_MAX_WITHOUT_REPEAT = 4;
/** RULES 9.4: bills kept for rounds 2 and 3. The bills left after the deal and beyond these form the bank. */
export const RESERVED_BILLS = 24;
/** Ruling R30: from the turn after this one of a round, no die is taken back from a casino. */
export const TURNS_WITH_TAKING = 400;

/** The faces that ask for an action. No face asks for a free pass or for Power Play. */
export const FACES_ASKING: Readonly<Partial<Record<string, readonly TileFace[]>>> = {
  luckyHide: ['A1'],
  luckyGuess: ['A1'],
  primeTime: ['B1'],
  stop: ['B2'],
  bet: ['B2'],
  close: ['E1'],
  keepClosed: ['E1'],
  knockoutDie: ['E2'],
  block: ['F1'],
  handicap: ['F2'],
  skip: ['F2', 'H1'],
  putDie: ['F2', 'H2'],
  takeDie: ['F2', 'H2'],
  blackSplit: ['G1'],
  blackPick: ['G1'],
  doubleDown: ['G2'],
  niceDie: ['H1'],
  myChoice: ['H2'],
  activateTile: ['H2'],
  golden: ['H2'],
} satisfies Record<Exclude<TileAction['type'], 'freePass' | 'powerPlay'>, readonly TileFace[]>;

/** A1: the reward for each hidden number that is not guessed. */
export const LUCKY_REWARDS: Readonly<Record<LuckyCount, number>> = { 1: 20_000, 2: 30_000, 3: 40_000 };
/** A2. */
export const JACKPOT_TRACK: readonly number[] = [30_000, 40_000, 50_000, 60_000, 70_000, 80_000];
/** B2: the cells behind the start. */
export const FIFTY_TRACK: readonly number[] = [0, 10_000, 30_000, 40_000, 60_000];
/** C1. */
export const HIGH_FIVE_STRENGTH = 5;
export const HIGH_FIVE_REWARD = 100_000;
/** C2. */
export const FINE = 50_000;
/** D1: for every casino with own dice. */
export const PAY_DAY_REWARD = 10_000;
/** E1: a loop that begins at the start cell; cells without a reward are 0. One source only. */
export const NO_ENTRY_TRACK: readonly number[] = [0, 20_000, 0, 30_000, 0, 10_000];
/** E2: dice of one seat that fit into the bar. */
export const BAR_DICE_MAX = 2;
/** F1. */
export const CLUSTERS: readonly Cluster[] = [1, 1, 2, 2, 3];
/** F2: gray dice at casino 1 to 6, and the slots they may go to. */
export const HANDICAP_DICE: readonly number[] = [1, 1, 1, 2, 2, 2];
export const HANDICAP_SLOT_COUNTS: Readonly<Record<HandicapSlot, number>> = { chip: 2, money: 3, move: 4 };
export const HANDICAP_REWARDS: Readonly<Record<HandicapSlot, number>> = { chip: 10_000, money: 30_000, move: 0 };
export const GRAY_DICE = 9;
/** G1, falling. */
export const BOX_TOKENS: readonly number[] = [60_000, 20_000, 20_000, 0, 0, 0];
/** G2: for the first and the second on the tile. */
export const DOUBLE_DOWN_REWARDS: readonly number[] = [60_000, 30_000];
/** H1: cells 1 to 6. */
export const NICE_REWARDS: readonly number[] = [10_000, 20_000, 30_000, 40_000, 50_000, 60_000];
/** H2: the rewards of results 1 to 3, and of the golden cell at the payout. */
export const CHOICE_REWARDS: readonly number[] = [10_000, 20_000, 30_000];
export const GOLDEN_REWARD = 60_000;

const RULE_AND_TWO: Provenance = { certainty: 'CORROBORATED', sources: ['S0', 'S5', 'S6'] };

/** How sure the numbers of each face are. */
export const TILE_PROVENANCE: Readonly<Record<TileFace, Provenance>> = {
  A1: { certainty: 'CORROBORATED', sources: ['S2', 'S3', 'S4', 'S5', 'S6'] },
  A2: { certainty: 'CORROBORATED', sources: ['S0', 'S1', 'S3', 'S4', 'S5'] },
  B1: { certainty: 'CORROBORATED', sources: ['S0', 'S1'] },
  B2: { certainty: 'CORROBORATED', sources: ['S2', 'S3', 'S4', 'S5'] },
  C1: { certainty: 'CORROBORATED', sources: ['S0', 'S3', 'S5', 'S6'] },
  C2: { certainty: 'CORROBORATED', sources: ['S0', 'S5'] },
  D1: { certainty: 'CORROBORATED', sources: ['S0', 'S3', 'S5', 'S6'] },
  D2: RULE_AND_TWO,
  E1: {
    certainty: 'CONFIRMED',
    sources: ['S5'],
    doubt: 'the rule is sure; the rewards along the loop rest on this one source, and two others contradict it',
  },
  E2: RULE_AND_TWO,
  F1: { certainty: 'CORROBORATED', sources: ['S0', 'S3', 'S4', 'S5', 'S6'] },
  F2: RULE_AND_TWO,
  G1: { certainty: 'CORROBORATED', sources: ['S2', 'S3', 'S4', 'S5', 'S6'] },
  G2: RULE_AND_TWO,
  H1: RULE_AND_TWO,
  H2: RULE_AND_TWO,
};
