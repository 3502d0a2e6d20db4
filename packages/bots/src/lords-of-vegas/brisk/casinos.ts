/** The casinos of a brisk table, in lists that are made once and filled again and again. */

import { LOT_LIST } from '@fremont/games/lords-of-vegas';
import { AT_STRIP, BARE, type BriskTable, change, NEIGHBOURS, NOBODY, nth, SIDES } from './table.ts';

export const SEATS_MAX = 4;
/** One place more than lots: there casinos are joined that are still apart. */
const PLACES = LOT_LIST.length + 1;
export const JOINED = LOT_LIST.length;

/** By casino; what is by casino and seat stands at `casino * SEATS_MAX + seat`. */
export class Casinos {
  count = 0;
  /** The casino on each lot. */
  readonly on = new Int32Array(LOT_LIST.length);
  readonly size = new Int32Array(PLACES);
  readonly colour = new Int32Array(PLACES);
  readonly boss = new Int32Array(PLACES);
  /** The highest die. */
  readonly top = new Int32Array(PLACES);
  readonly dice = new Int32Array(PLACES);
  readonly pips = new Int32Array(PLACES);
  readonly touchesStrip = new Int32Array(PLACES);
  readonly isLocked = new Int32Array(PLACES);
  readonly diceOf = new Int32Array(PLACES * SEATS_MAX);
  readonly pipsOf = new Int32Array(PLACES * SEATS_MAX);
  readonly bestOf = new Int32Array(PLACES * SEATS_MAX);
  readonly #queue = new Int32Array(LOT_LIST.length);

  /** Finds them all. */
  survey(table: BriskTable): void {
    this.count = 0;
    this.on.fill(NOBODY);
    for (let lot = 0; lot < LOT_LIST.length; lot++)
      if (nth(table.tile, lot) !== BARE && nth(this.on, lot) === NOBODY) this.#gather(table, lot);
  }

  #gather(table: BriskTable, first: number): void {
    const casino = this.count++;
    const colour = nth(table.tile, first);
    this.clear(casino, colour);
    this.#queue[0] = first;
    this.on[first] = casino;
    for (let next = 0, end = 1; next < end; next++) {
      const lot = nth(this.#queue, next);
      this.#addLot(casino, table, lot);
      for (let side = lot * SIDES; side < (lot + 1) * SIDES; side++) {
        const beside = nth(NEIGHBOURS, side);
        if (beside === NOBODY || nth(this.on, beside) !== NOBODY || nth(table.tile, beside) !== colour) continue;
        this.on[beside] = casino;
        this.#queue[end++] = beside;
      }
    }
    this.boss[casino] = this.topsOf(casino) === 1 ? this.#topSeat(casino) : NOBODY;
  }

  /** The casino on the other side of one side of a lot. */
  besideAt(side: number): number {
    const beside = nth(NEIGHBOURS, side);
    return beside === NOBODY ? NOBODY : nth(this.on, beside);
  }

  clear(casino: number, colour: number): void {
    this.size[casino] = 0;
    this.colour[casino] = colour;
    this.top[casino] = 0;
    this.dice[casino] = 0;
    this.pips[casino] = 0;
    this.touchesStrip[casino] = 0;
    this.isLocked[casino] = 0;
    for (let place = casino * SEATS_MAX; place < (casino + 1) * SEATS_MAX; place++) {
      this.diceOf[place] = 0;
      this.pipsOf[place] = 0;
      this.bestOf[place] = 0;
    }
  }

  #addLot(casino: number, { owner, value, locked }: BriskTable, lot: number): void {
    this.addTile(casino, lot);
    if (nth(locked, lot) === 1) this.isLocked[casino] = 1;
    if (nth(owner, lot) !== NOBODY) this.addDie(casino, nth(owner, lot), nth(value, lot));
  }

  addTile(casino: number, lot: number): void {
    change(this.size, casino, 1);
    if (nth(AT_STRIP, lot) === 1) this.touchesStrip[casino] = 1;
  }

  addDie(casino: number, seat: number, value: number): void {
    const place = casino * SEATS_MAX + seat;
    change(this.dice, casino, 1);
    change(this.pips, casino, value);
    change(this.diceOf, place, 1);
    change(this.pipsOf, place, value);
    if (value > nth(this.bestOf, place)) this.bestOf[place] = value;
    if (value > nth(this.top, casino)) this.top[casino] = value;
  }

  /** Adds what another casino holds. */
  join(casino: number, other: number): void {
    change(this.size, casino, nth(this.size, other));
    change(this.dice, casino, nth(this.dice, other));
    change(this.pips, casino, nth(this.pips, other));
    if (nth(this.touchesStrip, other) === 1) this.touchesStrip[casino] = 1;
    if (nth(this.top, other) > nth(this.top, casino)) this.top[casino] = nth(this.top, other);
    for (let seat = 0; seat < SEATS_MAX; seat++) this.#joinSeat(casino * SEATS_MAX + seat, other * SEATS_MAX + seat);
  }

  #joinSeat(place: number, from: number): void {
    change(this.diceOf, place, nth(this.diceOf, from));
    change(this.pipsOf, place, nth(this.pipsOf, from));
    if (nth(this.bestOf, from) > nth(this.bestOf, place)) this.bestOf[place] = nth(this.bestOf, from);
  }

  /** How many seats have a die that shows the highest value; none without dice. */
  topsOf(casino: number): number {
    const top = nth(this.top, casino);
    let tops = 0;
    for (let place = casino * SEATS_MAX; place < (casino + 1) * SEATS_MAX; place++)
      if (top > 0 && nth(this.bestOf, place) === top) tops++;
    return tops;
  }

  #topSeat(casino: number): number {
    const top = nth(this.top, casino);
    for (let seat = 0; seat < SEATS_MAX; seat++) if (nth(this.bestOf, casino * SEATS_MAX + seat) === top) return seat;
    return NOBODY;
  }
}
