/**
 * Red corners that meet at inner grid points. Written for speed: counts all points together, each as one bit of a word.
 * RULES 8.6.
 */

import { HEIGHT, WIDTH } from '@fremont/games/vegas-showdown';
import { bitCount, nth } from './numbers.ts';
import { HIGH, KIND, LOW, LOW_CELLS, MIDDLE, SPOTS, STRIDE } from './spots.ts';
import { HAS_RED_CORNERS } from './tables.ts';

/** A point has the number of the cell to its upper left. The last column and the last row have no points. */
const POINTS = Array.from({ length: WIDTH * (HEIGHT - 1) }, (_, cell) => cell)
  .filter((cell) => cell % WIDTH < WIDTH - 1)
  .reduce((mask, cell) => mask | (1 << cell), 0);
const FIRST_HIGH_ROW = (1 << WIDTH) - 1;
const HIGH_ROWS = (1 << (2 * WIDTH)) - 1;

export class Corners {
  /** Points where two, three and four quarters meet, after `count`. */
  twos = 0;
  threes = 0;
  fours = 0;
  /** Cells with red corners. */
  #low = 0;
  #high = 0;
  /** Points in the middle of a tile, where no corners meet. */
  #hidden = 0;

  clear(): void {
    this.#low = 0;
    this.#high = 0;
    this.#hidden = 0;
  }

  /** Adds the tile at a spot, or takes it away if it is there. */
  toggle(spot: number): void {
    const row = spot * STRIDE;
    if (nth(HAS_RED_CORNERS, nth(SPOTS, row + KIND)) === 0) return;
    this.#low ^= nth(SPOTS, row + LOW);
    this.#high ^= nth(SPOTS, row + HIGH);
    this.#hidden ^= nth(SPOTS, row + MIDDLE);
  }

  /** Bit n of four words surrounds point n. Two full adders add the words. */
  count(): void {
    const upper = this.#low | ((this.#high & FIRST_HIGH_ROW) << LOW_CELLS);
    const lower = (this.#low >>> WIDTH) | ((this.#high & HIGH_ROWS) << (LOW_CELLS - WIDTH));
    const oneAbove = upper ^ (upper >>> 1);
    const twoAbove = upper & (upper >>> 1);
    const oneBelow = lower ^ (lower >>> 1);
    const twoBelow = lower & (lower >>> 1);
    const ones = oneAbove ^ oneBelow;
    const pairs = twoAbove ^ twoBelow ^ (oneAbove & oneBelow);
    this.twos = bitCount(pairs & ~ones & POINTS);
    this.threes = bitCount(pairs & ones & POINTS);
    this.fours = bitCount(twoAbove & twoBelow & POINTS & ~this.#hidden);
  }
}
