/** What a playout knows of one seat: purse, counters and which kinds of tiles it has; where they lie is left out. */

import {
  CELLS,
  progressOf,
  SHAPES,
  type SheetShape,
  TILE_IDS,
  TILES,
  type TileId,
} from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { MISSING, WAITING } from '../placing.ts';
import { type Chair, earning, RANK } from '../worth.ts';

/** Not decided yet, or decided to buy nothing; any other number is a lot. */
export const UNDECIDED = -1;
export const IDLE = -2;

export interface House {
  money: number;
  population: number;
  revenue: number;
  /** Fame, and what the sheet is expected to score. */
  fame: number;
  cells: number;
  /** Tiles on the sheet, by kind. */
  readonly placed: Int32Array;
  /** Kinds of tiles that wait for a place. */
  readonly aside: number[];
  lot: number;
  bid: number;
}

export const KINDS = TILE_IDS.map((id) => TILES[id]);
export const kindOf = (tile: TileId): number => TILE_IDS.indexOf(tile);
const CELLS_OF = Int32Array.from(KINDS, ({ size }) => SHAPES[size].width * SHAPES[size].height);
const NEEDS: readonly (readonly number[])[] = KINDS.map(({ prerequisites }) => prerequisites.map(kindOf));

/** What a tile adds to the score of its sheet besides its printed values, by cells: the mean over greedy's matches. */
const SHEET_WORTH: Readonly<Record<number, number>> = { 1: 1.2, 2: 2.2, 4: 2.6 };
const SHEET_WORTHS = Float64Array.from(CELLS_OF, (cells) => SHEET_WORTH[cells] ?? 0);

export const houseOf = ({ money, population, revenue, fame, sheet, aside }: Chair, shape: SheetShape): House => {
  const placed = new Int32Array(KINDS.length);
  for (const { tile } of sheet) placed[kindOf(tile)] = (placed[kindOf(tile)] ?? 0) + 1;
  const cells = progressOf(sheet, shape).covered;
  return { money, population, revenue, fame, cells, placed, aside: aside.map(kindOf), lot: UNDECIDED, bid: 0 };
};

export const copyHouse = (house: House): House => ({
  ...house,
  placed: house.placed.slice(),
  aside: house.aside.slice(),
});

const missingFor = ({ placed }: House, kind: number): number => {
  let missing = 0;
  for (const needed of at(NEEDS, kind)) if (placed[needed] === 0) missing++;
  return missing;
};

export const isReady = (house: House, kind: number): boolean =>
  missingFor(house, kind) === 0 && house.cells + (CELLS_OF[kind] ?? 0) <= CELLS;

/** The printed values of a tile and what it does for the sheet. RULES 3.12. */
const placeTile = (house: House, kind: number): void => {
  const { population, revenue, fame } = at(KINDS, kind);
  house.population += population;
  house.revenue += revenue;
  house.fame += fame + (SHEET_WORTHS[kind] ?? 0);
  house.cells += CELLS_OF[kind] ?? 0;
  house.placed[kind] = (house.placed[kind] ?? 0) + 1;
};

/** A tile just bought is placed if it can be. */
export const takeTile = (house: House, kind: number): void => {
  if (isReady(house, kind)) placeTile(house, kind);
  else house.aside.push(kind);
};

/** Places up to so many of the tiles that wait. */
export const placeAside = (house: House, places: number): void => {
  for (let left = places; left > 0; left--) {
    const index = house.aside.findIndex((kind) => isReady(house, kind));
    if (index < 0) return;
    placeTile(house, at(house.aside, index));
    house.aside.splice(index, 1);
  }
};

/** What owning one more of a kind is worth: greedy's rule of thumb, and what it does for the sheet. */
export const kindWorth = (house: House, kind: number, turns: number, futureDollar: number): number => {
  const { population, revenue, fame } = at(KINDS, kind);
  const more = earning(house.population + population, house.revenue + revenue);
  const gain = more - earning(house.population, house.revenue);
  const worth = fame + gain * turns * futureDollar + RANK * (population + revenue) + (SHEET_WORTHS[kind] ?? 0);
  if (isReady(house, kind)) return worth;
  const missing = missingFor(house, kind);
  return missing >= turns ? 0 : worth * WAITING * MISSING ** missing;
};
