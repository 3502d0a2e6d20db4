/** What can be bid on, from where upwards, and what stands in the way. RULES 3.5, 3.6. */

import { at, type DeepReadonly, type Seat, seatAt } from '@fremont/kernel';
import { CARDS } from '../data/cards.ts';
import { TILES } from '../data/tiles.ts';
import { BASIC_OF_LOT, BASIC_TRACKS, PREMIER_TRACK, TABLE_FACTS, type TrackSpace } from '../data/tracks.ts';
import { type CardId, LOTS, type Lot, type Refusal, type State, type TileId } from '../types.ts';

type S = DeepReadonly<State>;

export interface Standing {
  readonly seat: Seat;
  readonly amount: number;
}

/** One lot as it stands. */
export interface LotState {
  readonly lot: Lot;
  /** Null while nothing is for sale there. */
  readonly tile: TileId | null;
  readonly track: readonly TrackSpace[];
  /** The lowest first bid; null while nothing is for sale. */
  readonly minimum: number | null;
  readonly standing: Standing | null;
  /** The lowest bid that would be legal with enough money; null when there is none. */
  readonly next: number | null;
  /** The card that forbids bids this turn. */
  readonly barredBy: CardId | null;
  /** Tiles left in a basic stack; null for premier lots. */
  readonly left: number | null;
}

const PREMIER_SPACE: Readonly<Partial<Record<Lot, number>>> = {
  'premier#1': 0,
  'premier#2': 1,
  'premier#3': 2,
  'premier#4': 3,
};

export const spaceOfLot = (lot: Lot): number | null => PREMIER_SPACE[lot] ?? null;
export const lotOfSpace = (space: number): Lot => at(LOTS, space);

const trackOf = (lot: Lot): readonly TrackSpace[] => {
  const basic = BASIC_OF_LOT[lot];
  return basic === null ? PREMIER_TRACK : BASIC_TRACKS[basic];
};

/** RULES 2: the lots that a table of this size uses, in the order they are listed. */
export const lotsInUse = (seats: number): readonly Lot[] => LOTS_BY_SEATS[seats] ?? [];

const isUsed = (lot: Lot, seats: number): boolean => {
  const facts = TABLE_FACTS[seats];
  if (facts === undefined) return false;
  const space = spaceOfLot(lot);
  if (space !== null) return space < facts.premierSpaces;
  return lot !== 'slots#2' || facts.slotsTracks === 2;
};

const LOTS_BY_SEATS: Readonly<Record<number, readonly Lot[]>> = Object.fromEntries(
  Object.keys(TABLE_FACTS).map((seats) => [seats, LOTS.filter((lot) => isUsed(lot, Number(seats)))]),
);

/** The tile a lot sells now. Ruling R04: the second Slots lot needs a second tile. */
export const tileOfLot = (state: S, lot: Lot): TileId | null => {
  if (!isUsed(lot, state.chairs.length)) return null;
  const space = spaceOfLot(lot);
  if (space !== null) return state.spaces[space]?.tile ?? null;
  const basic = BASIC_OF_LOT[lot];
  if (basic === null) return null;
  return state.basics[basic] >= (lot === 'slots#2' ? 2 : 1) ? basic : null;
};

/** The lowest first bid, whatever stands already. */
const minimumOf = (state: S, lot: Lot): number | null => {
  const space = spaceOfLot(lot);
  if (space !== null) return state.spaces[space]?.price ?? null;
  return tileOfLot(state, lot) === null ? null : at(trackOf(lot), 0).value;
};

export const standingOn = ({ chairs }: S, lot: Lot): Standing | null => {
  for (let index = 0; index < chairs.length; index++) {
    const choice = at(chairs, index).choice;
    if (choice?.type === 'bid' && choice.lot === lot) return { seat: seatAt(index), amount: choice.amount };
  }
  return null;
};

/** The card of this turn that forbids bids on the lot. */
const cardBarring = (state: S, lot: Lot, tile: TileId): CardId | null => {
  for (const { card } of state.cards) {
    const { effect } = CARDS[card];
    if (effect.type === 'noBid' && effect.tiles.includes(tile)) return card;
    if (effect.type === 'noBidSize' && spaceOfLot(lot) !== null && TILES[tile].size === effect.size) return card;
  }
  return null;
};

const floorOf = (minimum: number, standing: Standing | null): number =>
  standing === null ? minimum : Math.max(minimum, standing.amount + 1);

/** The printed spaces that beat what stands, ascending, as far as the money goes. */
const openSpaces = (state: S, lot: Lot, money = Number.POSITIVE_INFINITY): number[] => {
  const minimum = minimumOf(state, lot);
  if (minimum === null) return [];
  const floor = floorOf(minimum, standingOn(state, lot));
  const found: number[] = [];
  for (const { value } of trackOf(lot)) if (value >= floor && value <= money) found.push(value);
  return found;
};

export const lotState = (state: S, lot: Lot): LotState => {
  const tile = tileOfLot(state, lot);
  const barredBy = tile === null ? null : cardBarring(state, lot, tile);
  const basic = BASIC_OF_LOT[lot];
  return {
    lot,
    tile,
    track: trackOf(lot),
    minimum: minimumOf(state, lot),
    standing: standingOn(state, lot),
    next: barredBy === null ? (openSpaces(state, lot)[0] ?? null) : null,
    barredBy,
    left: basic === null ? null : state.basics[basic],
  };
};

export const lotStates = (state: S): LotState[] => lotsInUse(state.chairs.length).map((lot) => lotState(state, lot));

/** RULES 3.5, in the order of ruling R15. */
export const checkBid = (state: S, seat: Seat, lot: Lot, amount: number): Refusal | null => {
  if (!isUsed(lot, state.chairs.length)) return { code: 'lotClosed', lot, why: 'seats' };
  const tile = tileOfLot(state, lot);
  const minimum = minimumOf(state, lot);
  if (tile === null || minimum === null) return { code: 'lotClosed', lot, why: 'empty' };
  const card = cardBarring(state, lot, tile);
  if (card !== null) return { code: 'lotBarred', lot, card };
  return checkAmount(state, lot, amount, minimum) ?? checkPurse(state, seat, lot, amount);
};

const checkAmount = (state: S, lot: Lot, amount: number, minimum: number): Refusal | null => {
  const standing = standingOn(state, lot)?.amount ?? null;
  const next = openSpaces(state, lot)[0] ?? null;
  if (amount === standing) return { code: 'bidEqual', lot, amount, next };
  if (standing !== null && amount < standing) return { code: 'bidBelowStanding', lot, amount, standing, next };
  if (amount < minimum) return { code: 'bidBelowMinimum', lot, amount, minimum };
  const spaces = trackOf(lot).map(({ value }) => value);
  return spaces.includes(amount) ? null : { code: 'bidNotPrinted', lot, amount, spaces, next };
};

const checkPurse = ({ chairs }: S, seat: Seat, lot: Lot, amount: number): Refusal | null => {
  const { money } = at(chairs, seat);
  return amount > money ? { code: 'bidTooDear', lot, amount, money } : null;
};

/** The legal bids of a seat on a lot, ascending. */
export const bidsOn = (state: S, seat: Seat, lot: Lot): number[] => {
  const tile = tileOfLot(state, lot);
  if (tile === null || cardBarring(state, lot, tile) !== null) return [];
  return openSpaces(state, lot, at(state.chairs, seat).money);
};
