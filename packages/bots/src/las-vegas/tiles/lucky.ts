/** Lucky Punch as the game of chance it is: neither side can do better than these mixtures. RULES 11. */

import { LUCKY_REWARDS, type LuckyCount } from '@fremont/games/las-vegas';
import type { Chance } from '@fremont/kernel';

const COUNTS: readonly LuckyCount[] = [1, 2, 3];
const INVERSE = COUNTS.reduce((sum, count) => sum + 1 / LUCKY_REWARDS[count], 0);

/** What the hider may expect when both play well: every hidden number then brings the same. */
export const LUCKY_WORTH = (COUNTS.length - 1) / INVERSE;

/** Hidden so often that every guess spoils equally much. */
export const HIDE_ODDS = COUNTS.map((count) => 1 / LUCKY_REWARDS[count] / INVERSE);

/** Guessed so often that every hidden number brings equally much. */
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
