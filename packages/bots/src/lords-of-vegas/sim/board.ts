/**
 * Written for speed: the printed board as lists of numbers and sets of lots as bits. Lots, seats, colours and payers
 * are numbered as the rules list them. The lots of blocks A to C fill one half of 24 bits, those of D to F the other,
 * so a set of lots is two small integers, and a casino, which never leaves its block, is one.
 */

import {
  COLOURS,
  gambleResult,
  LOT_LIST,
  type LotFacts,
  PAYERS,
  payerOf,
  TILES_PER_COLOUR,
  TRACK,
  trackMove,
  UNUSED_BLOCK,
} from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';

/** All lists have the same type, so that V8 compiles one kind of access. */
export type Numbers = Int32Array;

/** The number at an index that is known to exist. */
export const nth = (list: Numbers, index: number): number => list[index] as number;

export const change = (list: Numbers, index: number, by: number): void => {
  list[index] = nth(list, index) + by;
};

export const NO_SEAT = -1;
/** The tile of a lot without one. */
export const NO_TILE = -1;
export const LOT_COUNT = LOT_LIST.length;
export const COLOUR_COUNT = COLOURS.length;
/** Cards of the Strip pay this payer; the five colours come before it. */
export const STRIP = PAYERS.indexOf('strip');

export const HALVES = 2;
export const HALF_LOTS = LOT_COUNT / HALVES;
export const HALF_FULL = (1 << HALF_LOTS) - 1;

export const halfOf = (lot: number): number => (lot < HALF_LOTS ? 0 : 1);
export const bitOf = (lot: number): number => 1 << (lot < HALF_LOTS ? lot : lot - HALF_LOTS);
/** The first lot of a set; the set is not empty. */
export const firstLot = (set: number, half: number): number => 31 - Math.clz32(set & -set) + half * HALF_LOTS;

/** The number of lots in a set. */
export const countOf = (set: number): number => {
  let bits = set - ((set >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

/** The lot at this index in a set, from 0. */
export const lotAt = (set: number, half: number, place: number): number => {
  let rest = set;
  for (let skipped = 0; skipped < place; skipped++) rest &= rest - 1;
  return firstLot(rest, half);
};

const byLot = (fact: (lot: LotFacts) => number): Numbers => Int32Array.from(LOT_LIST, fact);

export const PRICES = byLot(({ price }) => price);
export const PRINTED = byLot(({ die }) => die);
export const PAYER_OF_LOT = byLot(({ id }) => PAYERS.indexOf(payerOf(id)));
/** RULES 8.1: 1 for the lots that two players do not use. */
export const IN_UNUSED_BLOCK = byLot(({ block }) => (block === UNUSED_BLOCK ? 1 : 0));
/** The lots of one half that pass a test. */
const setWhere = (half: number, test: (lot: LotFacts) => boolean): number =>
  LOT_LIST.reduce((set, lot) => (halfOf(lot.index) === half && test(lot) ? set | bitOf(lot.index) : set), 0);

/** By lot: all lots of its block. */
export const BLOCK_OF_LOT = byLot(({ index, block }) => setWhere(halfOf(index), (lot) => lot.block === block));

/** By half. */
export const STRIP_LOTS = Int32Array.from([0, 1], (half) => setWhere(half, ({ touchesStrip }) => touchesStrip));

export const PRICE_MAX = Math.max(...PRICES);
/** By money up to the highest price, and half: the lots with a price that the money covers. */
export const LOTS_UP_TO = Int32Array.from({ length: (PRICE_MAX + 1) * HALVES }, (_, place) =>
  setWhere(place % HALVES, ({ price }) => price <= Math.floor(place / HALVES)),
);

const ROW = 3;
const WEST = 0b001_001_001_001_001_001_001_001;
const EAST = WEST << (ROW - 1);

/** The lots beside a set. It may include lots of the next block, which the caller has to remove. */
export const beside = (set: number): number =>
  (set << ROW) | (set >> ROW) | ((set & ~EAST) << 1) | ((set & ~WEST) >> 1);

/** The connected part of `among`, all in one block, that holds `start`. */
export const connected = (among: number, start: number): number => {
  let group = start;
  for (;;) {
    const grown = (group | beside(group)) & among;
    if (grown === group) return group;
    group = grown;
  }
};

export const MOVE_ROW = TILES_PER_COLOUR + 1;
/** By space of the track and points: the space where the chip ends. RULES 3.6. */
export const MOVES = Int32Array.from({ length: TRACK.length * MOVE_ROW }, (_, place) =>
  TRACK.indexOf(trackMove(at(TRACK, Math.floor(place / MOVE_ROW)), place % MOVE_ROW).to),
);
export const LAST_SPACE = TRACK.length - 1;

/** RULES 4.6: the multiple of the bet that is paid, by total of two dice; 0 for a loss. */
export const BET_PAYS = Int32Array.from({ length: 13 }, (_, total) => {
  const result = gambleResult(total);
  return result === 'double' ? 2 : Number(result === 'win');
});
