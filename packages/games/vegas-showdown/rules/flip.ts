/** Draws cards and flips tiles. RULES 3.2, 3.3. */

import { assert, type Chance, type DeepReadonly } from '@fremont/kernel';
import { TILES } from '../data/tiles.ts';
import type { CardId, Event, Refusal, Size, Stack, State, TileId } from '../types.ts';

export const drawCard = (draft: State, space: number, chance: Chance): CardId => {
  const [card] = draft.deck.splice(chance.int(draft.deck.length, 'events'), 1);
  assert(card !== undefined, 'the event deck has run out');
  draft.cards.push({ card, space, tile: null });
  return card;
};

export const stackHeight = ({ a, b }: DeepReadonly<Stack>): number => a.length + b.length;

type Flipped = Extract<Event, { readonly type: 'tileFlipped' }>;

/** RULES 3.3: flips a random A tile of the stack, or a random B tile when no A tile is left. */
export const flipTile = (draft: State, size: Size, space: number, chance: Chance): Flipped => {
  const { a, b } = draft.stacks[size];
  const top: TileId[] = a.length > 0 ? a : b;
  const [tile] = top.splice(chance.int(top.length, `tiles:${size}`), 1);
  assert(tile !== undefined, `the ${size} stack is empty`);
  const { price } = TILES[tile];
  draft.spaces[space] = { tile, price };
  return { type: 'tileFlipped', space, tile, price };
};

/** RULES 5.5. */
export const checkStack = ({ stacks }: DeepReadonly<State>, size: Size): Refusal | null =>
  stackHeight(stacks[size]) === 0 ? { code: 'stackEmpty', size } : null;
