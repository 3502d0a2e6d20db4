/** What two dice do, counted out: no estimate, all 36 rolls. */

import type { Bet } from '@fremont/games/las-vegas';

export const ROLLS = 36;

/** How many of the 36 rolls have this sum. */
const waysTo = (sum: number): number => Math.max(0, 6 - Math.abs(7 - sum));

const SUMS = Array.from({ length: 11 }, (_, index) => index + 2);

const waysWhere = (fits: (sum: number) => boolean): number =>
  SUMS.filter(fits).reduce((total, sum) => total + waysTo(sum), 0);

/** How many of the 36 rolls win a bet against the last sum; an equal sum wins neither. */
export const waysToWin = (on: Bet, sum: number): number =>
  waysWhere((next) => (on === 'higher' ? next > sum : next < sum));

export const waysToEqual = (sum: number): number => waysTo(sum);

/** What one more bet is worth on average when it is placed on the better side and followed by a stop. */
export const worthOfBet = (sum: number, reward: number): number =>
  (Math.max(waysToWin('higher', sum), waysToWin('lower', sum)) / ROLLS) * reward;
