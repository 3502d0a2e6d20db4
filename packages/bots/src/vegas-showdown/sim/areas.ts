/**
 * The areas of a sheet as masks, and the cells of them that each spot covers. Written for speed: tables. RULES 8.1,
 * 8.2.
 */

import { CELLS, SHEET_SHAPES, type SheetShape, WIDTH, ZONE_COLUMNS } from '@fremont/games/vegas-showdown';
import { bitCount, nth } from './numbers.ts';
import { HIGH, highBit, KIND, LOW, lowBit, SPOT_COUNT, SPOTS, STRIDE } from './spots.ts';
import { CASINO, HOTEL, WANT } from './tables.ts';

const columnsOf = (shape: SheetShape, area: 'casino' | 'hotel'): readonly [from: number, to: number] => {
  const { casino, common } = ZONE_COLUMNS[shape];
  return area === 'casino' ? [0, casino] : [casino + common, WIDTH];
};
const areaMasks = (area: 'casino' | 'hotel', bit: (cell: number) => number): Int32Array =>
  Int32Array.from(SHEET_SHAPES, (shape) => {
    const [from, to] = columnsOf(shape, area);
    return Array.from({ length: CELLS }, (_, cell) => cell)
      .filter((cell) => cell % WIDTH >= from && cell % WIDTH < to)
      .reduce((mask, cell) => mask | bit(cell), 0);
  });
/** By sheet shape: the cells of the areas that can be filled. */
const CASINO_LOW = areaMasks('casino', lowBit);
const CASINO_HIGH = areaMasks('casino', highBit);
const HOTEL_LOW = areaMasks('hotel', lowBit);
const HOTEL_HIGH = areaMasks('hotel', highBit);

const cellsIn = (low: Int32Array, high: Int32Array): Int32Array =>
  Int32Array.from(low, (word, shape) => bitCount(word) + bitCount(nth(high, shape)));
/** By sheet shape: the number of those cells. */
export const CASINO_CELLS = cellsIn(CASINO_LOW, CASINO_HIGH);
export const HOTEL_CELLS = cellsIn(HOTEL_LOW, HOTEL_HIGH);

/** Added for every cell of an area that the spoiling colour covers. Its cells cannot compensate for it. */
const SPOILED = -1000;

const coveredIn = (low: Int32Array, high: Int32Array, spoiler: number): Int32Array =>
  Int32Array.from({ length: SHEET_SHAPES.length * SPOT_COUNT }, (_, index) => {
    const shape = Math.floor(index / SPOT_COUNT);
    const row = (index % SPOT_COUNT) * STRIDE;
    const cells =
      bitCount(nth(SPOTS, row + LOW) & nth(low, shape)) + bitCount(nth(SPOTS, row + HIGH) & nth(high, shape));
    return nth(WANT, nth(SPOTS, row + KIND)) === spoiler ? cells * SPOILED : cells;
  });
/**
 * By sheet shape and spot: the number of cells of the area that the tile covers, or far below 0 if it spoils the area.
 */
export const IN_CASINO = coveredIn(CASINO_LOW, CASINO_HIGH, HOTEL);
export const IN_HOTEL = coveredIn(HOTEL_LOW, HOTEL_HIGH, CASINO);
