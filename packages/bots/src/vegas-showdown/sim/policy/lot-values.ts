/**
 * Rough values of lots for seats inside a playout. Written for speed: it reads no sheet, and computes a value at most
 * once a turn.
 */

import { CELLS, SIZES } from '@fremont/games/vegas-showdown';
import { MISSING, WAITING } from '../../placing.ts';
import { dollarWorth, earning, RANK, turnsFor } from '../../worth.ts';
import { kindOnLot } from '../bids.ts';
import { bitCount, nth } from '../numbers.ts';
import type { Position } from '../position.ts';
import { fraction } from '../prng.ts';
import { KIND, SPOTS, STRIDE } from '../spots.ts';
import { CELLS_OF, FAME, KINDS, LOT_COUNT, NEEDS, POPULATION, REVENUE, SEATS_MAX } from '../tables.ts';

/** Rivals value a tile up to this share higher or lower than estimated. */
const SPREAD = 0.3;
/** Separates the random valuations of a world from its draws. */
const TASTES = 0x1000;

/**
 * The Fame that a tile adds to its sheet besides its printed values, by number of cells: the mean over greedy's
 * matches.
 */
const SHEET_WORTH: Readonly<Record<number, number>> = { 1: 1.2, 2: 2.2, 4: 2.6 };
const SHEET_WORTHS = Float64Array.from(CELLS_OF, (cells) => SHEET_WORTH[cells] ?? 0);

export class LotValues {
  readonly #position: Position;
  /** The seat that decides. Only the valuations of the others are random. */
  #me = 0;
  #seed = 0;
  /** The expected number of turns left, and the value of a dollar now and half-way. */
  turns = 0;
  dollar = 0;
  #futureDollar = 0;
  /** By seat: the kinds on its sheet. */
  readonly #kinds = new Int32Array(SEATS_MAX);
  readonly #worths = new Float64Array(SEATS_MAX * LOT_COUNT);
  /** The two best tiles aside that could be placed, after `findBestAside`. */
  first = 0;
  second = 0;

  constructor(position: Position) {
    this.#position = position;
  }

  begin(me: number, seed: number): void {
    this.#me = me;
    this.#seed = seed;
  }

  /** Called when a turn begins or the playout ends. */
  beginTurn(): void {
    const { seats } = this.#position;
    this.turns = turnsFor(this.#lowestStack(), this.#mostCovered());
    this.dollar = dollarWorth(this.turns);
    this.#futureDollar = dollarWorth(this.turns / 2);
    for (let seat = 0; seat < seats; seat++) this.#kinds[seat] = this.#kindsOf(seat);
    this.#worths.fill(Number.NaN);
  }

  /** Sets the values of the first turn, which come from the real sheets: one row of LOT_COUNT per seat. */
  knowWorths(worths: Float64Array): void {
    const { seats } = this.#position;
    for (let seat = 0; seat < seats; seat++)
      for (let lot = 0; lot < LOT_COUNT; lot++) {
        const kind = kindOnLot(this.#position, lot);
        if (kind >= 0)
          this.#worths[seat * LOT_COUNT + lot] = nth(worths, seat * LOT_COUNT + lot) * this.#taste(seat, kind);
      }
  }

  /** The value of a lot that sells the kind to the seat. */
  worth(seat: number, lot: number, kind: number): number {
    const index = seat * LOT_COUNT + lot;
    const known = nth(this.#worths, index);
    if (!Number.isNaN(known)) return known;
    const worth = this.kindWorth(seat, kind) * this.#taste(seat, kind);
    this.#worths[index] = worth;
    return worth;
  }

  #taste(seat: number, kind: number): number {
    if (seat === this.#me) return 1;
    const index = TASTES + (this.#position.turn * SEATS_MAX + seat) * KINDS + kind;
    return 1 + SPREAD * (2 * fraction(this.#seed, index) - 1);
  }

  #isReady(seat: number, kind: number): boolean {
    return (
      (nth(NEEDS, kind) & ~nth(this.#kinds, seat)) === 0 &&
      nth(this.#position.covered, seat) + nth(CELLS_OF, kind) <= CELLS
    );
  }

  /** The value of the printed numbers of a kind. */
  countersWorth(seat: number, kind: number): number {
    const people = nth(this.#position.population, seat);
    const income = nth(this.#position.revenue, seat);
    const more = earning(people + nth(POPULATION, kind), income + nth(REVENUE, kind)) - earning(people, income);
    return (
      nth(FAME, kind) + more * this.turns * this.#futureDollar + RANK * (nth(POPULATION, kind) + nth(REVENUE, kind))
    );
  }

  /** The value of one more tile of a kind: greedy's rough value, and the average gain of the sheet. */
  kindWorth(seat: number, kind: number): number {
    const worth = this.countersWorth(seat, kind) + nth(SHEET_WORTHS, kind);
    if (this.#isReady(seat, kind)) return worth;
    const missing = bitCount(nth(NEEDS, kind) & ~nth(this.#kinds, seat));
    return missing >= this.turns ? 0 : worth * WAITING * MISSING ** missing;
  }

  /** Finds the two best tiles aside that could be placed. */
  findBestAside(seat: number): void {
    const { asideKinds, aside } = this.#position;
    this.first = 0;
    this.second = 0;
    for (let left = nth(asideKinds, seat); left !== 0; left &= left - 1) {
      const kind = 31 - Math.clz32(left & -left);
      if (!this.#isReady(seat, kind)) continue;
      const worth = this.kindWorth(seat, kind);
      this.#rank(worth);
      if (nth(aside, seat * KINDS + kind) > 1) this.#rank(worth);
    }
  }

  #rank(worth: number): void {
    if (worth > this.first) {
      this.second = this.first;
      this.first = worth;
    } else if (worth > this.second) this.second = worth;
  }

  /** The value of everything that the seat has besides its sheet, before the end of the match. */
  holdings(seat: number): number {
    const { money, fame, population, revenue } = this.#position;
    const people = nth(population, seat);
    const income = nth(revenue, seat);
    return (
      nth(fame, seat) +
      nth(money, seat) * this.dollar +
      earning(people, income) * this.turns * this.#futureDollar +
      RANK * (people + income) +
      this.waiting(seat) / 2
    );
  }

  /** The value of the tiles aside, if they lay on the sheet. */
  waiting(seat: number): number {
    const { asideKinds, aside } = this.#position;
    let waiting = 0;
    for (let left = nth(asideKinds, seat); left !== 0; left &= left - 1) {
      const kind = 31 - Math.clz32(left & -left);
      waiting += nth(aside, seat * KINDS + kind) * this.kindWorth(seat, kind);
    }
    return waiting;
  }

  #lowestStack(): number {
    const { heights } = this.#position;
    let lowest = Number.POSITIVE_INFINITY;
    for (let size = 0; size < SIZES.length; size++)
      lowest = Math.min(lowest, nth(heights, 2 * size) + nth(heights, 2 * size + 1));
    return lowest;
  }

  #mostCovered(): number {
    const { covered, seats } = this.#position;
    let most = 0;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, nth(covered, seat));
    return most;
  }

  #kindsOf(seat: number): number {
    const { sheets, tiles } = this.#position;
    const from = seat * CELLS;
    const end = from + nth(tiles, seat);
    let kinds = 0;
    for (let index = from; index < end; index++) kinds |= 1 << nth(SPOTS, nth(sheets, index) * STRIDE + KIND);
    return kinds;
  }
}
