/**
 * Written for speed: the gain of an action for a seat, computed from the casinos that the action affects. The
 * evaluation is greedy's, except that shares of a contested casino follow the number of dice.
 */

import { LOT_LIST, PAYERS, SEATS_MAX, TRACK } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import { prospectsFor } from '../../prospects.ts';
import { AVERAGE_FACE, CHANCE_TO_BUILD, HOLD, RIVALRY, STRIDES, TILES_MAX } from '../../worth.ts';
import {
  BLOCK_OF_LOT,
  beside,
  bitOf,
  countOf,
  firstLot,
  HALVES,
  halfOf,
  LOT_COUNT,
  nth,
  PAYER_OF_LOT,
  PRICES,
  PRINTED,
  STRIP,
} from '../board.ts';
import { OVER, type Table } from '../table.ts';
import { JOINED, Tallies } from './tallies.ts';

const STRIDE_ROW = TILES_MAX + 1;
/** Greedy's strides in one list. */
const STRIDE_LIST = Float64Array.from(STRIDES.flat());
const AT_STRIP = Int32Array.from(LOT_LIST, ({ touchesStrip }) => (touchesStrip ? 1 : 0));

/** By payer and half: the lots of its cards. */
const CARDS = Int32Array.from({ length: PAYERS.length * HALVES }, (_, place) => {
  let lots = 0;
  for (let lot = 0; lot < LOT_COUNT; lot++)
    if (nth(PAYER_OF_LOT, lot) === Math.floor(place / HALVES) && halfOf(lot) === place % HALVES) lots |= bitOf(lot);
  return lots;
});

/** One seat's evaluation of a table. */
export class Gains {
  readonly #table: Table;
  readonly #tallies = new Tallies();
  #seat = 0;
  readonly #cardsLeft = new Int32Array(PAYERS.length);
  readonly #pays = new Float64Array(PAYERS.length);
  #bestPayments = 0;
  #dollar = 0;
  #laterDollar = 0;
  #rent = 0;
  /** The value of every casino to the seat. */
  readonly #worths = new Float64Array(LOT_COUNT);

  constructor(table: Table) {
    this.#table = table;
  }

  get dollar(): number {
    return this.#dollar;
  }

  /** Called at the start of the seat's turn. No cards are drawn during it. */
  begin(seat: number): void {
    const { unseen, depth, isDepthHidden } = this.#table;
    for (let payer = 0; payer < PAYERS.length; payer++)
      this.#cardsLeft[payer] =
        countOf(nth(unseen, 0) & nth(CARDS, payer * HALVES)) + countOf(nth(unseen, 1) & nth(CARDS, payer * HALVES + 1));
    const cards = countOf(nth(unseen, 0)) + countOf(nth(unseen, 1));
    const { share, draws, dollar, laterDollar } = prospectsFor(this.#cardsLeft, cards, isDepthHidden ? null : depth);
    this.#seat = seat;
    this.#bestPayments = 0;
    for (let payer = 0; payer < STRIP; payer++) {
      const pays = nth(this.#cardsLeft, payer) * share;
      this.#pays[payer] = pays;
      if (pays > this.#bestPayments) this.#bestPayments = pays;
    }
    this.#pays[STRIP] = nth(this.#cardsLeft, STRIP) * share + 1;
    this.#dollar = dollar;
    this.#laterDollar = laterDollar;
    this.#rent = draws * laterDollar;
  }

  /** Called after every change of the board. */
  update(): void {
    this.#tallies.countAll(this.#table);
    for (let index = 0; index < this.#tallies.count; index++) {
      const casino = nth(this.#tallies.casinos, index);
      this.#worths[casino] = this.#worthOf(casino);
    }
  }

  #paymentsOf(payer: number): number {
    return this.#pays[payer] as number;
  }

  #payments(casino: number): number {
    const own = this.#paymentsOf(nth(this.#tallies.colour, casino));
    return nth(this.#tallies.touchesStrip, casino) === 1 ? own + this.#paymentsOf(STRIP) : own;
  }

  #strideOf(seat: number, size: number): number {
    return STRIDE_LIST[nth(this.#table.space, seat) * STRIDE_ROW + Math.min(TILES_MAX, size)] as number;
  }

  #weightOf(seat: number): number {
    return seat === this.#seat ? 1 : -RIVALRY / (this.#table.seats - 1);
  }

  #worthOf(casino: number): number {
    const { dice, diceOf, pipsOf, size } = this.#tallies;
    const row = casino * SEATS_MAX;
    const all = nth(dice, casino);
    const tops = this.#tallies.topsOf(casino);
    let worth = 0;
    for (let seat = 0; seat < this.#table.seats; seat++) {
      const own = nth(diceOf, row + seat);
      if (own === 0) continue;
      const share = own === all ? 1 : HOLD * this.#settledShare(casino, seat, tops) + (1 - HOLD) * (own / all);
      const points = share * this.#strideOf(seat, nth(size, casino));
      worth += this.#weightOf(seat) * (nth(pipsOf, row + seat) * this.#laterDollar + points);
    }
    return worth * this.#payments(casino);
  }

  #settledShare(casino: number, seat: number, tops: number): number {
    return nth(this.#tallies.bestOf, casino * SEATS_MAX + seat) === nth(this.#tallies.top, casino) ? 1 / tops : 0;
  }

  /** The gain of a tile of this colour with an own die. */
  ofTile(lot: number, colour: number): number {
    this.#tallies.clear(JOINED, colour);
    this.#tallies.addTile(JOINED, lot);
    this.#tallies.addDie(JOINED, this.#seat, nth(PRINTED, lot));
    const before = this.#joinBeside(bitOf(lot), lot, colour);
    return this.#worthOf(JOINED) - before;
  }

  /** Joins the casinos of a colour beside a set of lots of one block. Returns the sum of their separate values. */
  #joinBeside(set: number, lot: number, colour: number): number {
    const { tilesOf, casino, lots } = this.#table;
    const half = halfOf(lot);
    let before = 0;
    let rest = beside(set) & nth(BLOCK_OF_LOT, lot) & nth(tilesOf, colour * HALVES + half);
    while (rest !== 0) {
      const other = nth(casino, firstLot(rest, half));
      this.#tallies.join(JOINED, other);
      before += this.#worths[other] as number;
      rest &= ~nth(lots, other);
    }
    return before;
  }

  ofRemodel(casino: number, colour: number): number {
    this.#tallies.clear(JOINED, colour);
    this.#tallies.join(JOINED, casino);
    const before = this.#joinBeside(nth(this.#table.lots, casino), casino, colour);
    return this.#worthOf(JOINED) - before - (this.#worths[casino] as number);
  }

  ofReorganising(casino: number): number {
    const { dice, diceOf, size } = this.#tallies;
    const all = nth(dice, casino);
    let worth = 0;
    for (let seat = 0; seat < this.#table.seats; seat++) {
      const own = nth(diceOf, casino * SEATS_MAX + seat);
      if (own === 0) continue;
      const points = (own / all) * this.#strideOf(seat, nth(size, casino));
      worth += this.#weightOf(seat) * (own * AVERAGE_FACE * this.#laterDollar + points);
    }
    return worth * this.#payments(casino) - (this.#worths[casino] as number);
  }

  /** The value of a marker to its owner: its payments, and the chance to build. */
  ofMarker(lot: number, owner: number): number {
    const { casinos, boss, lots } = this.#table;
    const half = halfOf(lot);
    const around = beside(bitOf(lot)) & nth(BLOCK_OF_LOT, lot);
    let best = this.#tileWorth(lot, this.#strideOf(owner, 1), this.#bestPayments);
    for (let rest = nth(casinos, half) & nth(BLOCK_OF_LOT, lot); rest !== 0; rest &= rest - 1) {
      const casino = firstLot(rest, half);
      if (nth(boss, casino) !== owner || (nth(lots, casino) & around) === 0) continue;
      best = Math.max(best, this.#growthWorth(owner, lot, casino));
    }
    return this.#rent + CHANCE_TO_BUILD * Math.max(0, best - this.#rent);
  }

  #growthWorth(owner: number, lot: number, casino: number): number {
    const size = nth(this.#tallies.size, casino);
    const growth = this.#strideOf(owner, size + 1) - this.#strideOf(owner, size);
    const isNewAtStrip = nth(AT_STRIP, lot) === 1 && nth(this.#tallies.touchesStrip, casino) === 0;
    return this.#tileWorth(lot, growth, this.#payments(casino) + (isNewAtStrip ? this.#paymentsOf(STRIP) : 0));
  }

  #tileWorth(lot: number, stride: number, payments: number): number {
    return payments * (stride + nth(PRINTED, lot) * this.#laterDollar) - nth(PRICES, lot) * this.#dollar;
  }

  /** The value of the table: points and money of all seats, and, until the match is over, casinos and markers. */
  evaluation(): number {
    const { seats, space, money, phase } = this.#table;
    let evaluation = 0;
    for (let seat = 0; seat < seats; seat++)
      evaluation += this.#weightOf(seat) * (at(TRACK, nth(space, seat)) + nth(money, seat) * this.#dollar);
    if (phase === OVER) return evaluation;
    this.update();
    for (let index = 0; index < this.#tallies.count; index++)
      evaluation += this.#worths[nth(this.#tallies.casinos, index)] as number;
    for (let seat = 0; seat < seats; seat++) evaluation += this.#weightOf(seat) * this.#markerWorths(seat);
    return evaluation;
  }

  #markerWorths(seat: number): number {
    let worth = 0;
    for (let half = 0; half < HALVES; half++)
      for (let rest = nth(this.#table.markersOf, seat * HALVES + half); rest !== 0; rest &= rest - 1)
        worth += this.ofMarker(firstLot(rest, half), seat);
    return worth;
  }
}
