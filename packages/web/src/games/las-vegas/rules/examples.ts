/** The worked examples as data. The game itself computes their results, so no picture can be wrong. */

import type { Casino, Face } from '@fremont/games/las-vegas';

const NO_DICE = { small: 0, big: 0 };
const small = (count: number) => ({ small: count, big: 0 });

export interface CasinoExample {
  readonly face: Face;
  readonly casino: Casino;
}

/** RULES 5.2 and 5.3: strengths 5, 3, 3, 1. */
export const PAYOUT: CasinoExample = {
  face: 3,
  casino: { bills: [60_000, 40_000], dice: [small(5), small(3), small(3), small(1)], neutral: NO_DICE, gray: 0 },
};

/** RULES 1.4. */
export const BIG: CasinoExample = {
  face: 6,
  casino: { bills: [90_000, 50_000], dice: [{ small: 1, big: 1 }, small(2)], neutral: NO_DICE, gray: 0 },
};

/** RULES 7.5. */
export const NEUTRAL: CasinoExample = {
  face: 2,
  casino: { bills: [80_000, 30_000], dice: [small(2), small(1)], neutral: small(2), gray: 0 },
};

/** RULES 4.2: a roll and the number chosen from it. */
export const ROLL: readonly Face[] = [1, 3, 3, 5, 5, 5];
export const CHOSEN: Face = 5;

/** RULES 3.1. */
export const FILLED: readonly number[] = [20_000, 20_000, 30_000];

/** RULES 3.2, casino 6 first. */
export const PAIRS: readonly (readonly [number, number])[] = [
  [100_000, 90_000],
  [90_000, 50_000],
  [80_000, 60_000],
  [70_000, 60_000],
  [60_000, 40_000],
  [40_000, 30_000],
];
