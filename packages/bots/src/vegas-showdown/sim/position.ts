/**
 * One match as numbers. Written for speed: all lists share one block of memory, so that a copy is one `set` and a few
 * numbers, and a match allocates nothing.
 *
 * It leaves out outbid markers, discards and removed tiles, because no rule reads them. Tiles aside are counted by
 * kind, because their order has no effect.
 */

import { CELLS } from '@fremont/games/vegas-showdown';
import { DECK, KINDS, LOT_COUNT, SEATS_MAX } from './tables.ts';

/** Phases. */
export const STACK = 0;
export const PERMIT = 1;
export const CHOOSING = 2;
export const BUILDING = 3;
export const OVER = 4;

/** Choices of a seat. */
export const NONE = 0;
export const BID = 1;
export const BOUGHT = 2;
export const RENOVATE = 3;
export const PUBLICITY = 4;
export const PASS = 5;

/** Endings, as indexes in ENDINGS. */
export const SHEET_FULL = 0;
export const STACK_EMPTY = 1;

/** No tile for sale, or no bidder. */
export const EMPTY = -1;

/** Six half stacks: A and B of each size. One holds at most eight tiles. */
export const STACKS = 6;
export const STACK_MAX = 10;
const BASICS = 3;
const SPACES = 4;

const LENGTHS = {
  money: SEATS_MAX,
  population: SEATS_MAX,
  revenue: SEATS_MAX,
  fame: SEATS_MAX,
  choice: SEATS_MAX,
  lot: SEATS_MAX,
  covered: SEATS_MAX,
  tiles: SEATS_MAX,
  sheets: SEATS_MAX * CELLS,
  asideKinds: SEATS_MAX,
  aside: SEATS_MAX * KINDS,
  spaces: SPACES,
  prices: SPACES,
  basics: BASICS,
  holders: LOT_COUNT,
  standing: LOT_COUNT,
  heights: STACKS,
  stacks: STACKS * STACK_MAX,
  deck: DECK.length,
  cards: SPACES,
} as const;
type Field = keyof typeof LENGTHS;

const FIELDS = Object.keys(LENGTHS) as Field[];
const OFFSETS = FIELDS.map((_, index) => FIELDS.slice(0, index).reduce((sum, field) => sum + LENGTHS[field], 0));
const BLOCK = FIELDS.reduce((sum, field) => sum + LENGTHS[field], 0);

export class Position {
  readonly #block = new Int32Array(BLOCK);

  readonly money = this.#part('money');
  readonly population = this.#part('population');
  readonly revenue = this.#part('revenue');
  readonly fame = this.#part('fame');
  /** By seat: its choice this turn, and the lot of a bid. */
  readonly choice = this.#part('choice');
  readonly lot = this.#part('lot');
  /** By seat: cells covered, and tiles on the sheet. */
  readonly covered = this.#part('covered');
  readonly tiles = this.#part('tiles');
  /** The spots of a seat's tiles in the order they were placed, one row of CELLS per seat. */
  readonly sheets = this.#part('sheets');
  /** By seat: the kinds aside as a mask, and the number of each, one row of KINDS per seat. */
  readonly asideKinds = this.#part('asideKinds');
  readonly aside = this.#part('aside');
  /** By premier space: the kind on offer or EMPTY, and the minimum-bid marker. */
  readonly spaces = this.#part('spaces');
  readonly prices = this.#part('prices');
  /** By basic kind: tiles left. */
  readonly basics = this.#part('basics');
  /** By lot: the seat that holds it or EMPTY, and its bid. */
  readonly holders = this.#part('holders');
  readonly standing = this.#part('standing');
  /** By half stack, `2 * size` for A and one more for B: the number of tiles and the tiles, sorted by kind. */
  readonly heights = this.#part('heights');
  readonly stacks = this.#part('stacks');
  /** Cards not drawn yet, sorted. */
  readonly deck = this.#part('deck');
  /** Cards of this turn in the order they were drawn. */
  readonly cards = this.#part('cards');

  seats = 0;
  /** Index in REMOVALS. */
  removal = 0;
  /** Index in SHEET_SHAPES. */
  shape = 0;
  turn = 0;
  dealer = 0;
  phase = OVER;
  /** The seat that is to act. */
  actor = 0;
  /** Steps of a Renovate so far. */
  lifts = 0;
  places = 0;
  ending = 0;
  deckHeight = 0;
  cardCount = 0;
  /** The premier space that the latest card fills. */
  space = 0;
  /** Effects of this turn's cards. */
  barredKinds = 0;
  barredSizes = 0;
  isRenovateBarred = false;
  isPublicityBarred = false;
  publicityFame = 0;
  incomeChange = 0;
  isIncomeHigher = false;

  #part(field: Field): Int32Array {
    const offset = OFFSETS[FIELDS.indexOf(field)] ?? 0;
    return this.#block.subarray(offset, offset + LENGTHS[field]);
  }

  copyFrom(other: Position): void {
    this.#block.set(other.#block);
    this.seats = other.seats;
    this.removal = other.removal;
    this.shape = other.shape;
    this.turn = other.turn;
    this.dealer = other.dealer;
    this.phase = other.phase;
    this.actor = other.actor;
    this.lifts = other.lifts;
    this.places = other.places;
    this.ending = other.ending;
    this.deckHeight = other.deckHeight;
    this.cardCount = other.cardCount;
    this.space = other.space;
    this.barredKinds = other.barredKinds;
    this.barredSizes = other.barredSizes;
    this.isRenovateBarred = other.isRenovateBarred;
    this.isPublicityBarred = other.isPublicityBarred;
    this.publicityFame = other.publicityFame;
    this.incomeChange = other.incomeChange;
    this.isIncomeHigher = other.isIncomeHigher;
  }
}
