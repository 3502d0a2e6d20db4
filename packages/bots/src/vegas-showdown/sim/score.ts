/** Final scoring. Written for speed: areas are masks of cells, and the arrays are allocated once. RULES 8. */

import { CELLS, SCORING } from '@fremont/games/vegas-showdown';
import { CASINO_CELLS, HOTEL_CELLS, IN_CASINO, IN_HOTEL } from './areas.ts';
import { Corners } from './corners.ts';
import { nth } from './numbers.ts';
import type { Position } from './position.ts';
import { SPOT_COUNT } from './spots.ts';
import { Survey } from './survey.ts';
import { BOTH, SEATS_MAX } from './tables.ts';

const RANKS = Int32Array.from(SCORING.ranks);

export class Scorer {
  readonly #survey = new Survey();
  readonly #corners = new Corners();
  /** Fame at the end, by seat, after `score`. */
  readonly totals = new Int32Array(SEATS_MAX);

  score(position: Position): void {
    for (let seat = 0; seat < position.seats; seat++)
      this.totals[seat] =
        nth(position.fame, seat) +
        this.sheetFame(position, seat) +
        rankFame(position.population, position.seats, seat) +
        rankFame(position.revenue, position.seats, seat) +
        Math.floor(nth(position.money, seat) / SCORING.moneyPer);
  }

  /** RULES 8.1 to 8.3, 8.6. */
  sheetFame(position: Position, seat: number): number {
    const { sheets, shape } = position;
    const from = seat * CELLS;
    const end = from + nth(position.tiles, seat);
    return (
      this.#areasFame(sheets, from, end, shape) +
      this.#passageFame(sheets, from, end) +
      this.#diamonds(sheets, from, end)
    );
  }

  #areasFame(sheets: Int32Array, from: number, end: number, shape: number): number {
    let casino = 0;
    let hotel = 0;
    for (let index = from; index < end; index++) {
      const spot = shape * SPOT_COUNT + nth(sheets, index);
      casino += nth(IN_CASINO, spot);
      hotel += nth(IN_HOTEL, spot);
    }
    return (
      (casino === nth(CASINO_CELLS, shape) ? SCORING.casino : 0) +
      (hotel === nth(HOTEL_CELLS, shape) ? SCORING.hotel : 0)
    );
  }

  #passageFame(sheets: Int32Array, from: number, end: number): number {
    this.#survey.take(sheets, from, end - from);
    return nth(this.#survey.reach, 0) === BOTH ? SCORING.connected : 0;
  }

  #diamonds(sheets: Int32Array, from: number, end: number): number {
    this.#corners.clear();
    for (let index = from; index < end; index++) this.#corners.toggle(nth(sheets, index));
    this.#corners.count();
    return this.#corners.threes * SCORING.threeQuarters + this.#corners.fours * SCORING.diamond;
  }
}

/** RULES 8.4: equal values share the places they span, rounded down. */
export const rankFame = (values: Int32Array, seats: number, seat: number): number => {
  const value = nth(values, seat);
  let ahead = 0;
  let tied = 0;
  for (let other = 0; other < seats; other++) {
    if (nth(values, other) > value) ahead++;
    else if (nth(values, other) === value) tied++;
  }
  let shared = 0;
  for (let rank = ahead; rank < ahead + tied && rank < RANKS.length; rank++) shared += nth(RANKS, rank);
  return Math.floor(shared / tied);
};
