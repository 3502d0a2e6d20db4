/** The lots, their legal bids, and the refusals of other bids. RULES 3.5, 3.6. */

import { at, type DeepReadonly, type Seat, seatAt } from '@fremont/kernel';
import { CARDS } from '../data/cards.ts';
import { TILES } from '../data/tiles.ts';
import { BASIC_OF_LOT, BASIC_TRACKS, PREMIER_TRACK, TABLE_FACTS, type TrackSpace } from '../data/tracks.ts';
import { type CardId, LOTS, type Lot, type Refusal, type State, type TileId } from '../types.ts';

type S = DeepReadonly<State>;

export interface StandingBid {
  readonly seat: Seat;
  readonly amount: number;
}

/** The current state of a lot. */
export interface LotState {
  readonly lot: Lot;
  /** Null while nothing is for sale there. */
  readonly tile: TileId | null;
  readonly track: readonly TrackSpace[];
  /** The lowest first bid; null while nothing is for sale. */
  readonly minimum: number | null;
  readonly standing: StandingBid | null;
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

const isUsed = (lot: Lot, seats: number): boolean => {
  const facts = TABLE_FACTS[seats];
  if (facts === undefined) return false;
  const space = spaceOfLot(lot);
  if (space !== null) return space < facts.premierSpaces;
  return lot !== 'slots#2' || facts.slotsTracks === 2;
};

/** RULES 2: the lots that a table of this size uses, in the order they are listed. */
export const lotsInUse = (seats: number): Lot[] => LOTS.filter((lot) => isUsed(lot, seats));

/** The tile that a lot sells now. Ruling R04: the second Slots lot needs a second tile. */
export const tileOfLot = (state: S, lot: Lot): TileId | null => {
  if (!isUsed(lot, state.chairs.length)) return null;
  const space = spaceOfLot(lot);
  if (space !== null) return state.spaces[space]?.tile ?? null;
  const basic = BASIC_OF_LOT[lot];
  if (basic === null) return null;
  return state.basics[basic] >= (lot === 'slots#2' ? 2 : 1) ? basic : null;
};

/** The lowest first bid, ignoring the standing bid. */
const minimumOf = (state: S, lot: Lot): number | null => {
  const space = spaceOfLot(lot);
  if (space !== null) return state.spaces[space]?.price ?? null;
  return tileOfLot(state, lot) === null ? null : at(trackOf(lot), 0).value;
};

export const standingOn = ({ chairs }: S, lot: Lot): StandingBid | null => {
  for (const [index, { choice }] of chairs.entries())
    if (choice?.type === 'bid' && choice.lot === lot) return { seat: seatAt(index), amount: choice.amount };
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

/** The printed spaces of a lot, ascending. */
export const spacesOf = (lot: Lot): number[] => trackOf(lot).map(({ value }) => value);

/** The lowest space that is legal with enough money. */
const nextOn = (state: S, lot: Lot): number | null => {
  const minimum = minimumOf(state, lot);
  const standing = standingOn(state, lot);
  if (minimum === null) return null;
  return spacesOf(lot).find((value) => value >= minimum && (standing === null || value > standing.amount)) ?? null;
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
    next: barredBy === null ? nextOn(state, lot) : null,
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
  if (amount === standing) return { code: 'bidEqual', lot, amount, next: nextOn(state, lot) };
  if (standing !== null && amount < standing)
    return { code: 'bidBelowStanding', lot, amount, standing, next: nextOn(state, lot) };
  if (amount < minimum) return { code: 'bidBelowMinimum', lot, amount, minimum };
  if (trackOf(lot).some(({ value }) => value === amount)) return null;
  return { code: 'bidNotPrinted', lot, amount, spaces: spacesOf(lot), next: nextOn(state, lot) };
};

const checkPurse = ({ chairs }: S, seat: Seat, lot: Lot, amount: number): Refusal | null => {
  const { money } = at(chairs, seat);
  return amount > money ? { code: 'bidTooDear', lot, amount, money } : null;
};

/** The legal bids of a seat on a lot, ascending. */
export const bidsOn = (state: S, seat: Seat, lot: Lot): number[] =>
  spacesOf(lot).filter((amount) => checkBid(state, seat, lot, amount) === null);
