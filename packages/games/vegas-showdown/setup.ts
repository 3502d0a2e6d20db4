/** The deal: stacks, three premier tiles, the first dealer, then turn 1. RULES 2. */

import { assert, type Chance, type Dealt, seatAt, seatList } from '@fremont/kernel';
import { CARDS } from './data/cards.ts';
import { START } from './data/sheet.ts';
import { TILES } from './data/tiles.ts';
import { TABLE_FACTS } from './data/tracks.ts';
import { flipTile } from './rules/flip.ts';
import { beginTurn } from './rules/turn.ts';
import {
  BASICS,
  type Basic,
  CARD_IDS,
  type Chair,
  type Options,
  SIZES,
  type Size,
  type Stack,
  type State,
  TILE_IDS,
  type TileId,
  type VegasShowdown,
} from './types.ts';

export const setup = (options: Options, seats: number, chance: Chance): Dealt<VegasShowdown> => {
  const facts = TABLE_FACTS[seats];
  assert(facts !== undefined, `a table of ${seats}`);
  const state: State = {
    options: { ...options },
    // The dealer is drawn below, and `beginTurn` sets the phase.
    phase: { type: 'choosing', seat: seatAt(0) },
    turn: 1,
    dealer: seatAt(0),
    chairs: seatList(seats).map(newChair),
    spaces: Array.from({ length: facts.premierSpaces }, () => null),
    basics: basicStacks(facts.basicsRemoved),
    stacks: premierStacks(),
    deck: CARD_IDS.flatMap((card) => copies(card, CARDS[card].count)),
    cards: [],
    discards: [],
    removed: [],
  };
  // The order flips, dealer, events is part of the record format (ruling R18).
  const flipped = SIZES.map((size, space) => flipTile(state, size, space, chance));
  state.dealer = seatAt(chance.int(seats, 'setup'));
  return { state, events: [...flipped, ...beginTurn(state, 1, chance)] };
};

const newChair = (): Chair => ({ ...START, sheet: [], aside: [], choice: null, outbid: null });

const copies = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one);

/** RULES 2.1. */
const basicStacks = (removed: number): Record<Basic, number> =>
  Object.fromEntries(BASICS.map((tile) => [tile, TILES[tile].count - removed])) as Record<Basic, number>;

/** RULES 2.3. */
const premierStacks = (): Record<Size, Stack> =>
  Object.fromEntries(SIZES.map((size) => [size, { a: half(size, 'a'), b: half(size, 'b') }])) as Record<Size, Stack>;

const half = (size: Size, side: 'a' | 'b'): TileId[] =>
  TILE_IDS.filter((tile) => TILES[tile].size === size).flatMap((tile) => copies(tile, TILES[tile].decks?.[side] ?? 0));
