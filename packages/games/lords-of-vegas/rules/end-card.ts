/** RULES 2.4: how deep End of Game lies. */

import { LOT_CARDS } from '../data/cards.ts';

const STACKS = 4;

/** Lot cards above End of Game when the rest of the deck is split evenly. */
export const evenDepth = (dealt: number): number => {
  const rest = LOT_CARDS.length - dealt;
  return rest - Math.floor(rest / STACKS);
};

/** Ruling R02: what `endCardJitter` may add. */
export const JITTER = [-2, -1, 0, 1, 2] as const;
