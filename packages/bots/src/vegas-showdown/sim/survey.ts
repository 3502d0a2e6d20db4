/**
 * The analysis of a sheet: its free cells, its kinds, and the groups of tiles joined by doorways. Written for speed:
 * the arrays are allocated once and reused for every sheet, and a group is four words of doorways (see `spots.ts`).
 *
 * Group 0 begins at the casino entrance and group 1 at the hotel entrance, with or without tiles. If a passage joins
 * the entrances, group 0 has both and group 1 is empty. All further groups are unconnected.
 */

import { CELLS } from '@fremont/games/vegas-showdown';
import { nth } from './numbers.ts';
import { CASINO_BIT, EAST, HIGH, HOTEL_BIT, KIND, LOW, NORTH, SOUTH, SPOTS, STRIDE, WEST } from './spots.ts';
import { BOTH, CASINO, HOTEL, LOUNGES, NEEDS, NIGHT_CLUB, WANT } from './tables.ts';

export class Survey {
  /** Cells that are covered. */
  low = 0;
  high = 0;
  /** Kinds on the sheet, and kinds that these need. */
  kinds = 0;
  needs = 0;
  groups = 0;
  /** By group: doorways by the direction they face. */
  readonly east = new Int32Array(CELLS + 2);
  readonly west = new Int32Array(CELLS + 2);
  readonly north = new Int32Array(CELLS + 2);
  readonly south = new Int32Array(CELLS + 2);
  /** By group: the entrances that reach it, and those that its tiles need. */
  readonly reach = new Int32Array(CELLS + 2);
  readonly wants = new Int32Array(CELLS + 2);
  /** The groups without an entrance that they need, as bits. */
  lost = 0;
  /** Doorways of Lounges and Fancy Lounges. */
  loungeEast = 0;
  loungeWest = 0;
  loungeNorth = 0;
  loungeSouth = 0;
  /** Spots of Night Clubs without a lounge. */
  readonly lonely = new Int32Array(CELLS);
  lonelyCount = 0;
  /** Spots that belong to no group yet. */
  readonly #rest = new Int32Array(CELLS);
  #left = 0;

  take(sheets: Int32Array, from: number, count: number): void {
    this.#collect(sheets, from, count);
    this.#grow(0, CASINO, CASINO_BIT, 0);
    if ((nth(this.north, 0) & HOTEL_BIT) === 0) this.#grow(1, HOTEL, 0, HOTEL_BIT);
    else this.#joinEntrances();
    this.groups = 2;
    while (this.#left > 0) this.#grow(this.groups++, 0, 0, 0);
    this.lost = 0;
    for (let group = 0; group < this.groups; group++)
      if (!isSatisfied(nth(this.wants, group), nth(this.reach, group))) this.lost |= 1 << group;
    this.#findLonelyClubs(sheets, from, count);
  }

  /** RULES 4.7: whether all tiles on the sheet may stay. */
  get isSound(): boolean {
    return this.lost === 0 && (this.needs & ~this.kinds) === 0 && this.lonelyCount === 0;
  }

  #collect(sheets: Int32Array, from: number, count: number): void {
    let low = 0;
    let high = 0;
    let kinds = 0;
    let needs = 0;
    this.loungeEast = 0;
    this.loungeWest = 0;
    this.loungeNorth = 0;
    this.loungeSouth = 0;
    for (let index = 0; index < count; index++) {
      const spot = nth(sheets, from + index);
      const row = spot * STRIDE;
      const kind = nth(SPOTS, row + KIND);
      low |= nth(SPOTS, row + LOW);
      high |= nth(SPOTS, row + HIGH);
      kinds |= 1 << kind;
      needs |= nth(NEEDS, kind);
      this.#rest[index] = spot;
      if (((LOUNGES >> kind) & 1) !== 0) this.#addLounge(row);
    }
    this.#left = count;
    this.low = low;
    this.high = high;
    this.kinds = kinds;
    this.needs = needs;
  }

  #addLounge(row: number): void {
    this.loungeEast |= nth(SPOTS, row + EAST);
    this.loungeWest |= nth(SPOTS, row + WEST);
    this.loungeNorth |= nth(SPOTS, row + NORTH);
    this.loungeSouth |= nth(SPOTS, row + SOUTH);
  }

  /** Moves all tiles connected to the group from the rest into it. A group without an entrance starts with any tile. */
  #grow(group: number, entrance: number, eastBit: number, southBit: number): void {
    let east = eastBit;
    let south = southBit;
    let west = 0;
    let north = 0;
    let wants = 0;
    let isFirst = entrance === 0;
    let before = 0;
    do {
      before = this.#left;
      let left = 0;
      for (let index = 0; index < before; index++) {
        const spot = nth(this.#rest, index);
        const row = spot * STRIDE;
        const toEast = nth(SPOTS, row + EAST);
        const toWest = nth(SPOTS, row + WEST);
        const toNorth = nth(SPOTS, row + NORTH);
        const toSouth = nth(SPOTS, row + SOUTH);
        if (isFirst || ((toEast & west) | (toWest & east) | (toNorth & south) | (toSouth & north)) !== 0) {
          isFirst = false;
          east |= toEast;
          west |= toWest;
          north |= toNorth;
          south |= toSouth;
          wants |= nth(WANT, nth(SPOTS, row + KIND));
        } else this.#rest[left++] = spot;
      }
      this.#left = left;
    } while (this.#left > 0 && this.#left < before);
    this.east[group] = east;
    this.west[group] = west;
    this.north[group] = north;
    this.south[group] = south;
    this.reach[group] = entrance;
    this.wants[group] = wants;
  }

  #joinEntrances(): void {
    this.reach[0] = BOTH;
    this.east[1] = 0;
    this.west[1] = 0;
    this.north[1] = 0;
    this.south[1] = 0;
    this.reach[1] = HOTEL;
    this.wants[1] = 0;
  }

  #findLonelyClubs(sheets: Int32Array, from: number, count: number): void {
    this.lonelyCount = 0;
    if (((this.kinds >> NIGHT_CLUB) & 1) === 0) return;
    for (let index = 0; index < count; index++) {
      const spot = nth(sheets, from + index);
      if (nth(SPOTS, spot * STRIDE + KIND) === NIGHT_CLUB && !this.meetsLounge(spot * STRIDE))
        this.lonely[this.lonelyCount++] = spot;
    }
  }

  /** Whether a doorway of the spot that begins at `row` of SPOTS leads into the group. */
  meetsGroup(group: number, row: number): boolean {
    return (
      ((nth(SPOTS, row + EAST) & nth(this.west, group)) |
        (nth(SPOTS, row + WEST) & nth(this.east, group)) |
        (nth(SPOTS, row + NORTH) & nth(this.south, group)) |
        (nth(SPOTS, row + SOUTH) & nth(this.north, group))) !==
      0
    );
  }

  /** RULES 4.6, for the spot that begins at `row` of SPOTS. */
  meetsLounge(row: number): boolean {
    return (
      ((nth(SPOTS, row + EAST) & this.loungeWest) |
        (nth(SPOTS, row + WEST) & this.loungeEast) |
        (nth(SPOTS, row + NORTH) & this.loungeSouth) |
        (nth(SPOTS, row + SOUTH) & this.loungeNorth)) !==
      0
    );
  }
}

/** RULES 4.5: whether an entrance reaches the group, and all entrances that its tiles need. */
export const isSatisfied = (wants: number, reach: number): boolean => reach !== 0 && (wants & ~reach) === 0;
