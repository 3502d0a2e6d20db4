/** Broken invariants in words. Production checks them after every action. */

import type { DeepReadonly } from '@fremont/kernel';
import { CARDS } from './data/cards.ts';
import { START } from './data/sheet.ts';
import { TILES } from './data/tiles.ts';
import { TABLE_FACTS } from './data/tracks.ts';
import { isSoundSheet } from './rules/placement.ts';
import { coveredCells, isInside } from './rules/tile.ts';
import {
  BASICS,
  type Basic,
  CARD_IDS,
  type CardId,
  type Chair,
  SIZES,
  type State,
  TILE_IDS,
  type TileId,
} from './types.ts';

type S = DeepReadonly<State>;
type C = DeepReadonly<Chair>;

export const faults = (state: S): string[] => {
  const found: string[] = [];
  findTileFaults(state, found);
  findCardFaults(state, found);
  for (const [index, chair] of state.chairs.entries()) findChairFaults(state, chair, index, found);
  findAuctionFaults(state, found);
  return found;
};

/** The number of times each id was found. */
type Counts<Id> = Map<Id, number>;

const count = <Id>(counts: Counts<Id>, id: Id): void => void counts.set(id, (counts.get(id) ?? 0) + 1);

const countAll = <Id>(counts: Counts<Id>, ids: readonly Id[]): void => {
  for (const id of ids) count(counts, id);
};

/** No tile appears or is lost. */
const findTileFaults = (state: S, found: string[]): void => {
  const counts: Counts<TileId> = new Map();
  for (const { sheet, aside } of state.chairs) {
    for (const { tile } of sheet) count(counts, tile);
    countAll(counts, aside);
  }
  for (const offer of state.spaces) if (offer !== null) count(counts, offer.tile);
  for (const size of SIZES) {
    countAll(counts, state.stacks[size].a);
    countAll(counts, state.stacks[size].b);
  }
  countAll(counts, state.removed);
  for (const tile of TILE_IDS)
    if ((counts.get(tile) ?? 0) + inStack(state, tile) !== inBox(state, tile))
      found.push(`the tiles ${tile} are not those of the box`);
};

const isBasic = (tile: TileId): tile is Basic => (BASICS as readonly TileId[]).includes(tile);

/** NaN for a negative stack, so that the sum matches nothing. */
const inStack = ({ basics }: S, tile: TileId): number => {
  if (!isBasic(tile)) return 0;
  return basics[tile] >= 0 ? basics[tile] : Number.NaN;
};

const inBox = ({ chairs }: S, tile: TileId): number =>
  TILES[tile].count - (isBasic(tile) ? (TABLE_FACTS[chairs.length]?.basicsRemoved ?? 0) : 0);

const findCardFaults = ({ deck, cards, discards }: S, found: string[]): void => {
  const counts: Counts<CardId> = new Map();
  countAll(counts, deck);
  for (const { card } of cards) count(counts, card);
  countAll(counts, discards);
  for (const card of CARD_IDS)
    if ((counts.get(card) ?? 0) !== CARDS[card].count) found.push(`the cards ${card} are not those of the box`);
};

const findChairFaults = ({ phase }: S, chair: C, index: number, found: string[]): void => {
  if (!isCount(chair.money)) found.push(`seat ${index} has $${chair.money}`);
  if (!isCount(chair.fame)) found.push(`seat ${index} has ${chair.fame} Fame`);
  if (chair.population !== counted(chair, 'population')) found.push(`the Population of seat ${index}`);
  if (chair.revenue !== counted(chair, 'revenue')) found.push(`the Revenue of seat ${index}`);
  if (overlaps(chair)) found.push(`tiles of seat ${index} overlap`);
  const rebuilding = phase.type === 'building' && phase.seat === index && phase.work.type === 'renovate';
  if (!rebuilding && !isSoundSheet(chair.sheet)) found.push(`the sheet of seat ${index} breaks the rules`);
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const counted = ({ sheet }: C, counter: 'population' | 'revenue'): number =>
  sheet.reduce<number>((sum, { tile }) => sum + TILES[tile][counter], START[counter]);

/** True for a tile outside the sheet, too. */
const overlaps = ({ sheet }: C): boolean => {
  const cells = sheet.flatMap(coveredCells);
  return !cells.every(isInside) || new Set(cells.map(String)).size < cells.length;
};

/** A lot has at most one bidder. The seat that is to act exists and has not chosen. */
const findAuctionFaults = ({ phase, chairs, dealer }: S, found: string[]): void => {
  const lots = chairs.flatMap(({ choice }) =>
    choice?.type === 'bid' || choice?.type === 'bought' ? [choice.lot] : [],
  );
  if (new Set(lots).size !== lots.length) found.push('a lot with two bidders');
  if (chairs[dealer] === undefined) found.push(`seat ${dealer} is the dealer`);
  if (phase.type === 'over') return;
  const chair = chairs[phase.seat];
  if (chair === undefined) found.push(`the turn of seat ${phase.seat}`);
  else if (phase.type === 'choosing' && chair.choice !== null) found.push('a seat chooses twice');
};
