/** Exact odds of two dice, counted over all 36 rolls. */

import type { Bet } from '@fremont/games/las-vegas';

export const ROLLS = 36;

/** The number of rolls with this sum. */
export const rollsWith = (sum: number): number => Math.max(0, 6 - Math.abs(7 - sum));

const SUMS = Array.from({ length: 11 }, (_, index) => index + 2);

const rollsWhere = (fits: (sum: number) => boolean): number =>
  SUMS.filter(fits).reduce((total, sum) => total + rollsWith(sum), 0);

/** The number of rolls that win a bet against the last sum. An equal sum loses. */
export const winningRolls = (on: Bet, sum: number): number =>
  rollsWhere((next) => (on === 'higher' ? next > sum : next < sum));

/** The average win of one more bet on the better side, followed by a stop. */
export const worthOfBet = (sum: number, reward: number): number =>
  (Math.max(winningRolls('higher', sum), winningRolls('lower', sum)) / ROLLS) * reward;
