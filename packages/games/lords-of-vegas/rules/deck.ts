/** RULES 2.4 and 8.1: the deck, the depth of End of Game, and the block that two players do not use. */

import { assert, type Chance } from '@fremont/kernel';
import { LOT_CARDS, UNUSED_BLOCK } from '../data/cards.ts';
import { LOT_FACTS, type LotId } from '../data/lots.ts';
import type { State } from '../types.ts';

const STACKS = 4;

/** The number of lot cards above End of Game when the rest of the deck is split evenly. */
export const evenDepth = (dealt: number): number => {
  const rest = LOT_CARDS.length - dealt;
  return rest - Math.floor(rest / STACKS);
};

/** Ruling R02: the cards that `endCardJitter` may add to the even depth. */
export const JITTER = [-2, -1, 0, 1, 2] as const;

/** The possible numbers of cards before End of Game when its depth is hidden, ascending. */
export const possibleDepths = (dealt: number, drawn: number): number[] =>
  JITTER.map((shift) => evenDepth(dealt) + shift - drawn).filter((depth) => depth >= 0);

/** RULES 8.1. */
export const isUnused = (lot: LotId, seats: number): boolean => seats === 2 && LOT_FACTS[lot].block === UNUSED_BLOCK;

/** The deck has no order until a card is turned: every unseen card is equally likely. */
export const takeCard = (draft: State, chance: Chance): LotId => {
  const [card] = draft.unseen.splice(chance.int(draft.unseen.length, 'deck'), 1);
  assert(card !== undefined, 'no card is left');
  draft.discards.push(card);
  return card;
};
