/** The exact expected value of Fifty Fifty for each cell and sum. RULES 14. */

import { type Bet, FIFTY_TRACK } from '@fremont/games/las-vegas';

/** The number of the 36 rolls of two dice with this sum. */
const waysOf = (sum: number): number => Math.max(0, 6 - Math.abs(7 - sum));

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const ROLLS = 36;

const isWon = (on: Bet, before: number, after: number): boolean => (on === 'higher' ? after > before : after < before);

/** The value in dollars before the answer. `cell` counts from 1. */
const fiftyWorth = (cell: number, sum: number): number =>
  Math.max(FIFTY_TRACK[cell - 1] ?? 0, betWorth('higher', cell, sum), betWorth('lower', cell, sum));

export const betWorth = (on: Bet, cell: number, sum: number): number => {
  if (cell >= FIFTY_TRACK.length) return 0;
  let worth = 0;
  for (const next of SUMS) if (isWon(on, sum, next)) worth += (waysOf(next) / ROLLS) * knownWorth(cell + 1, next);
  return worth;
};

const known = new Map<number, number>();

const knownWorth = (cell: number, sum: number): number => {
  const key = cell * 100 + sum;
  const worth = known.get(key) ?? fiftyWorth(cell, sum);
  known.set(key, worth);
  return worth;
};

/** The value of activating the tile, before the first roll. */
export const fiftyChance = (): number =>
  SUMS.reduce((worth, sum) => worth + (waysOf(sum) / ROLLS) * knownWorth(1, sum), 0);
