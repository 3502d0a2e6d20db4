/** Random answers for decisions that a rival must not predict. RULES 11, 23. */

import type { Action } from '@fremont/games/las-vegas';
import { type Chance, pick } from '@fremont/kernel';
import { drawCount, GUESS_ODDS, HIDE_ODDS } from './lucky.ts';

/** Null for decisions that need no random answer. */
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

/** Piles of three give the picker no information, and each is worth half the box on average. No split is better. */
const isEven = (action: Action): boolean => action.type === 'blackSplit' && action.piles[0].length === 3;
