/** Written for speed: the dice of every casino by seat, counted again before each choice of a playout. */

import { SEATS_MAX } from '@fremont/games/lords-of-vegas';
import { bitOf, change, firstLot, HALVES, halfOf, LOT_COUNT, nth, STRIP_LOTS } from '../board.ts';
import type { Table } from '../table.ts';

/** Casinos are numbered by their first lot. One extra number is for casinos that are joined for an evaluation. */
export const JOINED = LOT_COUNT;
const PLACES = LOT_COUNT + 1;

/** Lists by casino. Numbers by casino and seat are at `casino * SEATS_MAX + seat`. */
export class Tallies {
  /** All casinos in the order of the board. */
  readonly casinos = new Int32Array(LOT_COUNT);
  count = 0;
  readonly size = new Int32Array(PLACES);
  readonly colour = new Int32Array(PLACES);
  /** The highest die. */
  readonly top = new Int32Array(PLACES);
  readonly dice = new Int32Array(PLACES);
  readonly touchesStrip = new Int32Array(PLACES);
  readonly diceOf = new Int32Array(PLACES * SEATS_MAX);
  readonly pipsOf = new Int32Array(PLACES * SEATS_MAX);
  readonly bestOf = new Int32Array(PLACES * SEATS_MAX);

  countAll(table: Table): void {
    this.count = 0;
    for (let half = 0; half < HALVES; half++)
      for (let rest = nth(table.casinos, half); rest !== 0; rest &= rest - 1) {
        const casino = firstLot(rest, half);
        this.casinos[this.count++] = casino;
        this.#count(table, casino, half);
      }
  }

  #count(table: Table, casino: number, half: number): void {
    const lots = nth(table.lots, casino);
    this.clear(casino, nth(table.tile, casino));
    this.size[casino] = nth(table.size, casino);
    this.touchesStrip[casino] = (lots & nth(STRIP_LOTS, half)) === 0 ? 0 : 1;
    for (let rest = lots; rest !== 0; rest &= rest - 1) {
      const lot = firstLot(rest, half);
      if (nth(table.value, lot) !== 0) this.addDie(casino, nth(table.owner, lot), nth(table.value, lot));
    }
  }

  clear(casino: number, colour: number): void {
    this.size[casino] = 0;
    this.colour[casino] = colour;
    this.top[casino] = 0;
    this.dice[casino] = 0;
    this.touchesStrip[casino] = 0;
    for (let place = casino * SEATS_MAX; place < (casino + 1) * SEATS_MAX; place++) {
      this.diceOf[place] = 0;
      this.pipsOf[place] = 0;
      this.bestOf[place] = 0;
    }
  }

  addTile(casino: number, lot: number): void {
    change(this.size, casino, 1);
    if ((bitOf(lot) & nth(STRIP_LOTS, halfOf(lot))) !== 0) this.touchesStrip[casino] = 1;
  }

  addDie(casino: number, seat: number, value: number): void {
    const place = casino * SEATS_MAX + seat;
    change(this.dice, casino, 1);
    change(this.diceOf, place, 1);
    change(this.pipsOf, place, value);
    if (value > nth(this.bestOf, place)) this.bestOf[place] = value;
    if (value > nth(this.top, casino)) this.top[casino] = value;
  }

  /** Adds the tiles and dice of another casino. */
  join(casino: number, other: number): void {
    change(this.size, casino, nth(this.size, other));
    change(this.dice, casino, nth(this.dice, other));
    if (nth(this.touchesStrip, other) === 1) this.touchesStrip[casino] = 1;
    if (nth(this.top, other) > nth(this.top, casino)) this.top[casino] = nth(this.top, other);
    for (let seat = 0; seat < SEATS_MAX; seat++) this.#joinSeat(casino * SEATS_MAX + seat, other * SEATS_MAX + seat);
  }

  #joinSeat(place: number, from: number): void {
    change(this.diceOf, place, nth(this.diceOf, from));
    change(this.pipsOf, place, nth(this.pipsOf, from));
    if (nth(this.bestOf, from) > nth(this.bestOf, place)) this.bestOf[place] = nth(this.bestOf, from);
  }

  /** The number of seats that have a die with the highest value; 0 without dice. */
  topsOf(casino: number): number {
    const top = nth(this.top, casino);
    let tops = 0;
    for (let place = casino * SEATS_MAX; place < (casino + 1) * SEATS_MAX; place++)
      if (top > 0 && nth(this.bestOf, place) === top) tops++;
    return tops;
  }
}
