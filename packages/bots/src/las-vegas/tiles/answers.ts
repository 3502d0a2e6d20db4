/** Answers that must not be foreseen: where the other side guesses, greedy draws lots. RULES 11, 23. */

import type { Action } from '@fremont/games/las-vegas';
import { type Chance, pick } from '@fremont/kernel';
import { drawCount, GUESS_ODDS, HIDE_ODDS } from './lucky.ts';

/** Null when the question is not one of guessing. */
export const secretAnswer = (legal: readonly Action[], chance: Chance): Action | null => {
  switch (legal[0]?.type) {
    case 'luckyHide':
      return withCount(legal, drawCount(HIDE_ODDS, chance));
    case 'luckyGuess':
      return withCount(legal, drawCount(GUESS_ODDS, chance));
    case 'blackSplit':
      return pick(legal.filter(isEven), chance, 'bot');
    case 'blackPick':
      return pick(legal, chance, 'bot');
    default:
      return null;
  }
};

const withCount = (legal: readonly Action[], count: number): Action | null =>
  legal.find((action) => 'count' in action && action.count === count) ?? null;

/** Piles of three tell the picker nothing, and in either order the pick is worth half the box: no split does better. */
const isEven = (action: Action): boolean => action.type === 'blackSplit' && action.piles[0].length === 3;
