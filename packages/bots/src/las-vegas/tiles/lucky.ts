/** The optimal mixed strategies of Lucky Punch: neither side can improve on them. RULES 11. */

import { LUCKY_REWARDS, type LuckyCount } from '@fremont/games/las-vegas';
import type { Chance } from '@fremont/kernel';

const COUNTS: readonly LuckyCount[] = [1, 2, 3];
const INVERSE = COUNTS.reduce((sum, count) => sum + 1 / LUCKY_REWARDS[count], 0);

/** The expected money of the hider when both play optimally: every hidden number then has the same value. */
export const LUCKY_WORTH = (COUNTS.length - 1) / INVERSE;

/** The frequencies of hidden numbers that make every guess equally good. */
export const HIDE_ODDS = COUNTS.map((count) => 1 / LUCKY_REWARDS[count] / INVERSE);

/** The frequencies of guesses that make every hidden number equally good. */
export const GUESS_ODDS = COUNTS.map((count) => 1 - LUCKY_WORTH / LUCKY_REWARDS[count]);

const GRAIN = 10_000;

export const drawCount = (odds: readonly number[], chance: Chance): LuckyCount => {
  let left = chance.int(GRAIN, 'bot') / GRAIN;
  for (const [index, share] of odds.entries()) {
    if (left < share) return COUNTS[index] ?? 3;
    left -= share;
  }
  return 3;
};
