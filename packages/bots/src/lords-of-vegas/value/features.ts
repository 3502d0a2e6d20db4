/** Written for speed: the facts about every seat of a simulated table from which its chance to win is estimated. */

import { LOT_LIST, PAYERS, SEATS_MAX, TRACK } from '@fremont/games/lords-of-vegas';
import { prospectsFor } from '../prospects.ts';
import {
  BLOCK_OF_LOT,
  beside,
  bitOf,
  COLOUR_COUNT,
  countOf,
  firstLot,
  HALVES,
  halfOf,
  NO_SEAT,
  nth,
  PAYER_OF_LOT,
  PRICES,
  PRINTED,
  STRIP,
} from '../sim/board.ts';
import { Tallies } from '../sim/policy/tallies.ts';
import type { Table } from '../sim/table.ts';
import { STRIDES, TILES_MAX } from '../worth.ts';

/** The facts about a seat alone, about the best and the average of its rivals, and about the match. */
const OWN = 16;
const RIVAL = 8;
const SHARED = 4;
export const INPUTS = OWN + RIVAL + SHARED;

/** Own facts, in this order. */
const POINTS = 0;
const MONEY = 1;
/** Expected points as the only owner of dice in a casino, as boss among others, and by rolling as one of several. */
const SOLE = 2;
const HELD = 3;
const ROLLED = 4;
const PIPS = 5;
const LOTS = 6;
/** The best tile on own lots: alone, and beside own casinos. */
const BUILD = 7;
const GROW = 8;
const SPRAWL = 9;
const LARGEST = 10;
const TURNS_TO_GO = 11;
const DICE = 12;
const STRIDE = 13;
const AFFORD = 14;
const RISK = 15;

/** Brings every fact to a size of about 1. */
const SCALES = Float64Array.of(30, 40, 20, 20, 20, 40, 6, 15, 10, 20, 5, 3, 12, 2, 3, 20);

const STRIDE_ROW = TILES_MAX + 1;
const STRIDE_LIST = Float64Array.from(STRIDES.flat());
const POINTS_AT = Float64Array.from(TRACK);
const AT_STRIP = Int32Array.from(LOT_LIST, ({ touchesStrip }) => (touchesStrip ? 1 : 0));

export class Features {
  /** The inputs of all seats, one row of `INPUTS` per seat. */
  readonly rows = new Float64Array(SEATS_MAX * INPUTS);
  readonly #tallies = new Tallies();
  readonly #own = new Float64Array(SEATS_MAX * OWN);
  readonly #cardsLeft = new Int32Array(PAYERS.length);
  readonly #pays = new Float64Array(PAYERS.length);
  #bestPays = 0;
  #draws = 0;

  read(table: Table): void {
    this.#readCards(table);
    this.#own.fill(0);
    this.#tallies.countAll(table);
    for (let seat = 0; seat < table.seats; seat++) this.#readSeat(table, seat);
    for (let index = 0; index < this.#tallies.count; index++)
      this.#readCasino(table, nth(this.#tallies.casinos, index));
    for (let seat = 0; seat < table.seats; seat++) this.#readMarkers(table, seat);
    for (let seat = 0; seat < table.seats; seat++) this.#writeRow(table, seat);
  }

  #readCards({ unseen, depth, isDepthHidden }: Table): void {
    this.#cardsLeft.fill(0);
    for (let half = 0; half < HALVES; half++)
      for (let rest = nth(unseen, half); rest !== 0; rest &= rest - 1) {
        const payer = nth(PAYER_OF_LOT, firstLot(rest, half));
        this.#cardsLeft[payer] = nth(this.#cardsLeft, payer) + 1;
      }
    const cards = countOf(nth(unseen, 0)) + countOf(nth(unseen, 1));
    const { share, draws } = prospectsFor(this.#cardsLeft, cards, isDepthHidden ? null : depth);
    this.#draws = draws;
    this.#bestPays = 0;
    for (let payer = 0; payer < PAYERS.length; payer++) {
      const pays = nth(this.#cardsLeft, payer) * share + (payer === STRIP ? 1 : 0);
      this.#pays[payer] = pays;
      if (payer < COLOUR_COUNT && pays > this.#bestPays) this.#bestPays = pays;
    }
  }

  #add(seat: number, fact: number, amount: number): void {
    const place = seat * OWN + fact;
    this.#own[place] = (this.#own[place] as number) + amount;
  }

  #strideOf(table: Table, seat: number, size: number): number {
    return STRIDE_LIST[nth(table.space, seat) * STRIDE_ROW + Math.min(TILES_MAX, size)] as number;
  }

  #payments(casino: number): number {
    const own = this.#pays[nth(this.#tallies.colour, casino)] as number;
    return nth(this.#tallies.touchesStrip, casino) === 1 ? own + (this.#pays[STRIP] as number) : own;
  }

  #readSeat(table: Table, seat: number): void {
    const { seats, turn, space, money, dice } = table;
    this.#add(seat, POINTS, POINTS_AT[nth(space, seat)] as number);
    this.#add(seat, MONEY, nth(money, seat));
    this.#add(seat, TURNS_TO_GO, (seat - turn + seats) % seats);
    this.#add(seat, DICE, nth(dice, seat));
    this.#add(seat, STRIDE, this.#strideOf(table, seat, 2));
  }

  #readCasino(table: Table, casino: number): void {
    const { dice, diceOf, pipsOf, bestOf, top } = this.#tallies;
    const size = nth(this.#tallies.size, casino);
    const payments = this.#payments(casino);
    const all = nth(dice, casino);
    const row = casino * SEATS_MAX;
    const tops = this.#tallies.topsOf(casino);
    for (let seat = 0; seat < table.seats; seat++) {
      const own = nth(diceOf, row + seat);
      if (own === 0) continue;
      const points = payments * this.#strideOf(table, seat, size);
      this.#add(seat, PIPS, payments * nth(pipsOf, row + seat));
      const isTop = nth(bestOf, row + seat) === nth(top, casino);
      if (own === all) this.#add(seat, SOLE, points);
      else {
        if (isTop) this.#add(seat, HELD, points / tops);
        if (isTop) this.#add(seat, RISK, (points * (all - own)) / all);
        this.#add(seat, ROLLED, (points * own) / all);
      }
    }
    const boss = nth(table.boss, casino);
    if (boss === NO_SEAT) return;
    const half = halfOf(casino);
    const around = beside(nth(table.lots, casino)) & nth(BLOCK_OF_LOT, casino) & nth(table.free, half);
    const growth = this.#strideOf(table, boss, size + 1) - this.#strideOf(table, boss, size);
    this.#add(boss, SPRAWL, Math.min(2, countOf(around)) * payments * Math.max(0, growth));
    const largest = boss * OWN + LARGEST;
    if (size > (this.#own[largest] as number)) this.#own[largest] = size;
  }

  #readMarkers(table: Table, seat: number): void {
    for (let half = 0; half < HALVES; half++)
      for (let rest = nth(table.markersOf, seat * HALVES + half); rest !== 0; rest &= rest - 1)
        this.#readMarker(table, seat, firstLot(rest, half), half);
  }

  #readMarker(table: Table, seat: number, lot: number, half: number): void {
    const pips = nth(PRINTED, lot) * 0.1;
    const strip = nth(AT_STRIP, lot) === 1 ? (this.#pays[STRIP] as number) : 0;
    this.#add(seat, LOTS, 1);
    this.#add(seat, BUILD, (this.#bestPays + strip) * (this.#strideOf(table, seat, 1) + pips));
    if (nth(PRICES, lot) <= nth(table.money, seat)) this.#add(seat, AFFORD, 1);
    const around = beside(bitOf(lot)) & nth(BLOCK_OF_LOT, lot);
    let best = 0;
    for (let rest = nth(table.casinos, half) & nth(BLOCK_OF_LOT, lot); rest !== 0; rest &= rest - 1) {
      const casino = firstLot(rest, half);
      if (nth(table.boss, casino) !== seat || (nth(table.lots, casino) & around) === 0) continue;
      const size = nth(table.size, casino);
      const growth = this.#strideOf(table, seat, size + 1) - this.#strideOf(table, seat, size);
      best = Math.max(best, growth * this.#payments(casino));
    }
    this.#add(seat, GROW, best);
  }

  /** Income of a seat from bosses and pips, in its own scale. */
  #income(seat: number): number {
    const place = seat * OWN;
    return (
      (this.#own[place + SOLE] as number) +
      0.7 * (this.#own[place + HELD] as number) +
      0.3 * (this.#own[place + ROLLED] as number)
    );
  }

  #writeRow(table: Table, seat: number): void {
    const { rows } = this;
    let place = seat * INPUTS;
    for (let fact = 0; fact < OWN; fact++)
      rows[place++] = (this.#own[seat * OWN + fact] as number) / (SCALES[fact] as number);
    let [mostPoints, mostIncome, mostMoney, mostBuild] = [0, 0, 0, 0];
    let [points, income, money, build] = [0, 0, 0, 0];
    const rivals = table.seats - 1;
    for (let rival = 0; rival < table.seats; rival++) {
      if (rival === seat) continue;
      const own = rival * OWN;
      const itsIncome = this.#income(rival);
      points += this.#own[own + POINTS] as number;
      income += itsIncome;
      money += this.#own[own + MONEY] as number;
      build += this.#own[own + BUILD] as number;
      mostPoints = Math.max(mostPoints, this.#own[own + POINTS] as number);
      mostIncome = Math.max(mostIncome, itsIncome);
      mostMoney = Math.max(mostMoney, this.#own[own + MONEY] as number);
      mostBuild = Math.max(mostBuild, this.#own[own + BUILD] as number);
    }
    rows[place++] = mostPoints / 30;
    rows[place++] = mostIncome / 20;
    rows[place++] = mostMoney / 40;
    rows[place++] = mostBuild / 15;
    rows[place++] = points / rivals / 30;
    rows[place++] = income / rivals / 20;
    rows[place++] = money / rivals / 40;
    rows[place++] = build / rivals / 15;
    rows[place++] = this.#draws / 36;
    rows[place++] = 1 / this.#draws;
    rows[place++] = rivals / 3;
    rows[place] = this.#bestPays / 6;
  }
}
