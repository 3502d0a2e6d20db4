/**
 * All splits of the Black Box tokens into two piles, in the order of the rules. Written for speed: a table. RULES 23.
 */

import { BOX_TOKENS, type Piles } from '@fremont/games/las-vegas';
import type { Cells } from '../../../sim/cells.ts';
import { LAYOUT } from './layout.ts';

const { BILL_STEP } = LAYOUT;

/** All different splits, in the order of the rules. */
export const SPLITS: readonly Piles[] = (() => {
  const splits = new Map<string, Piles>();
  for (let mask = 1; mask < 2 ** BOX_TOKENS.length - 1; mask++) {
    const first = BOX_TOKENS.filter((_, index) => mask & (1 << index));
    const second = BOX_TOKENS.filter((_, index) => !(mask & (1 << index)));
    splits.set(first.join(), [first, second]);
  }
  return [...splits.values()];
})();

const worthOf = (tokens: readonly number[]): number => tokens.reduce((sum, token) => sum + token, 0) / BILL_STEP;

/** In steps, by split and pile. */
export const PILE_STEPS: Cells = Int32Array.from(
  SPLITS.flatMap(([first, second]) => [worthOf(first), worthOf(second)]),
);
