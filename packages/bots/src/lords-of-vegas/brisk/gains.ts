/** What an action would add to the standing of a seat, judged by the casinos it touches. The measure is greedy's. */

import { LOT_LIST, PAYERS, TRACK } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import { prospectsFor } from '../prospects.ts';
import { CHANCE_TO_BUILD, HOLD, RIVALRY, STRIDES, TILES_MAX } from '../worth.ts';
import { type Casinos, JOINED, SEATS_MAX } from './casinos.ts';
import { AT_STRIP, type BriskTable, NOBODY, nth, PRICES, PRINTED, SIDES, STRIP } from './table.ts';

const AVERAGE_FACE = 3.5;

const STRIDE_ROW = TILES_MAX + 1;
/** Greedy's strides in one list. */
const STRIDE_LIST = Float64Array.from(STRIDES.flat());

/** One seat's measure of a table. */
export class Gains {
  readonly #table: BriskTable;
  readonly #casinos: Casinos;
  #seat = 0;
  readonly #pays = new Float64Array(PAYERS.length);
  #bestPayments = 0;
  #dollar = 0;
  #laterDollar = 0;
  #rent = 0;
  /** Of every casino, to the own standing. */
  readonly #worths = new Float64Array(LOT_LIST.length);
  /** Casinos that have been joined already. */
  readonly #met = new Int32Array(LOT_LIST.length);
  #metCount = 0;

  constructor(table: BriskTable, casinos: Casinos) {
    this.#table = table;
    this.#casinos = casinos;
  }

  get dollar(): number {
    return this.#dollar;
  }

  /** At the start of the seat's play; cards come up only between turns. */
  begin(seat: number): void {
    const { cardsLeft, unseen, depth, isDepthHidden } = this.#table;
    const { share, draws, dollar, laterDollar } = prospectsFor(cardsLeft, unseen, isDepthHidden ? null : depth);
    this.#seat = seat;
    this.#bestPayments = 0;
    for (let payer = 0; payer < STRIP; payer++) {
      const pays = nth(cardsLeft, payer) * share;
      this.#pays[payer] = pays;
      if (pays > this.#bestPayments) this.#bestPayments = pays;
    }
    this.#pays[STRIP] = nth(cardsLeft, STRIP) * share + 1;
    this.#dollar = dollar;
    this.#laterDollar = laterDollar;
    this.#rent = draws * laterDollar;
  }

  /** After every change of the board. */
  look(): void {
    for (let casino = 0; casino < this.#casinos.count; casino++) this.#worths[casino] = this.#worthOf(casino);
  }

  #paymentsOf(payer: number): number {
    return this.#pays[payer] as number;
  }

  #payments(casino: number): number {
    const own = this.#paymentsOf(nth(this.#casinos.colour, casino));
    return nth(this.#casinos.touchesStrip, casino) === 1 ? own + this.#paymentsOf(STRIP) : own;
  }

  #strideOf(seat: number, size: number): number {
    return STRIDE_LIST[nth(this.#table.space, seat) * STRIDE_ROW + Math.min(TILES_MAX, size)] as number;
  }

  #weightOf(seat: number): number {
    return seat === this.#seat ? 1 : -RIVALRY / (this.#table.seats - 1);
  }

  #worthOf(casino: number): number {
    const { dice, diceOf, pipsOf, size } = this.#casinos;
    const row = casino * SEATS_MAX;
    const all = nth(dice, casino);
    const tops = this.#casinos.topsOf(casino);
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
    return nth(this.#casinos.bestOf, casino * SEATS_MAX + seat) === nth(this.#casinos.top, casino) ? 1 / tops : 0;
  }

  /** A tile of this colour with an own die. */
  ofTile(lot: number, colour: number): number {
    this.#casinos.clear(JOINED, colour);
    this.#casinos.addTile(JOINED, lot);
    this.#casinos.addDie(JOINED, this.#seat, nth(PRINTED, lot));
    this.#metCount = 0;
    const before = this.#joinAround(lot, colour);
    return this.#worthOf(JOINED) - before;
  }

  /** Joins the casinos of a colour beside a lot that have not been met yet; answers what they were worth apart. */
  #joinAround(lot: number, colour: number): number {
    let before = 0;
    for (let side = lot * SIDES; side < (lot + 1) * SIDES; side++) {
      const casino = this.#casinos.besideAt(side);
      if (casino === NOBODY || nth(this.#casinos.colour, casino) !== colour || this.#hasMet(casino)) continue;
      this.#met[this.#metCount++] = casino;
      this.#casinos.join(JOINED, casino);
      before += this.#worths[casino] as number;
    }
    return before;
  }

  #hasMet(casino: number): boolean {
    for (let index = 0; index < this.#metCount; index++) if (nth(this.#met, index) === casino) return true;
    return false;
  }

  ofRemodel(casino: number, colour: number): number {
    this.#casinos.clear(JOINED, colour);
    this.#casinos.join(JOINED, casino);
    this.#metCount = 0;
    let before = this.#worths[casino] as number;
    for (let lot = 0; lot < LOT_LIST.length; lot++)
      if (nth(this.#casinos.on, lot) === casino) before += this.#joinAround(lot, colour);
    return this.#worthOf(JOINED) - before;
  }

  ofReorganising(casino: number): number {
    const { dice, diceOf, size } = this.#casinos;
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

  /** What a marker is worth to its owner: its rent, and the chance to build. */
  ofMarker(lot: number): number {
    const owner = nth(this.#table.marker, lot);
    let best = this.#tileWorth(lot, this.#strideOf(owner, 1), this.#bestPayments);
    for (let side = lot * SIDES; side < (lot + 1) * SIDES; side++) {
      const casino = this.#casinos.besideAt(side);
      if (casino === NOBODY || nth(this.#casinos.boss, casino) !== owner) continue;
      best = Math.max(best, this.#growthWorth(owner, lot, casino));
    }
    return this.#rent + CHANCE_TO_BUILD * Math.max(0, best - this.#rent);
  }

  #growthWorth(owner: number, lot: number, casino: number): number {
    const size = nth(this.#casinos.size, casino);
    const growth = this.#strideOf(owner, size + 1) - this.#strideOf(owner, size);
    const isNewAtStrip = nth(AT_STRIP, lot) === 1 && nth(this.#casinos.touchesStrip, casino) === 0;
    return this.#tileWorth(lot, growth, this.#payments(casino) + (isNewAtStrip ? this.#paymentsOf(STRIP) : 0));
  }

  #tileWorth(lot: number, stride: number, payments: number): number {
    return payments * (stride + nth(PRINTED, lot) * this.#laterDollar) - nth(PRICES, lot) * this.#dollar;
  }

  /** The whole standing: points, money, casinos and markers of everybody. */
  standing(): number {
    const { seats, space, money, marker } = this.#table;
    let standing = 0;
    for (let seat = 0; seat < seats; seat++)
      standing += this.#weightOf(seat) * (at(TRACK, nth(space, seat)) + nth(money, seat) * this.#dollar);
    if (this.#table.isOver) return standing;
    this.look();
    for (let casino = 0; casino < this.#casinos.count; casino++) standing += this.#worths[casino] as number;
    for (let lot = 0; lot < LOT_LIST.length; lot++)
      if (nth(marker, lot) !== NOBODY) standing += this.#weightOf(nth(marker, lot)) * this.ofMarker(lot);
    return standing;
  }
}
