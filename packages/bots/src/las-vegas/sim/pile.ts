/** Turns bills from the pile and lays them in pairs. Written for speed: the caller passes the cells to use. */

import { type Cells, get } from '../../sim/cells.ts';
import type { Luck } from './luck.ts';

const CASINO_COUNT = 6;

/** Turns one of the bills from the cell `deck` on. The cell `left` holds their number, at least one. */
export const takeBill = (s: Cells, deck: number, left: number, luck: Luck): number => {
  const count = get(s, left);
  const place = deck + luck.bill(s, deck, count);
  const bill = get(s, place);
  s[place] = get(s, deck + count - 1);
  s[left] = count - 1;
  return bill;
};

/**
 * RULES 3.2: pairs by their sum, then by the higher bill; the best one goes to casino 6. Each is packed into the cell
 * of its casino, the higher bill in the lower four bits. Royale lays at most 36 of its 90 bills, so the pile never runs
 * out.
 */
export const layPairs = (s: Cells, casinos: number, deck: number, left: number, luck: Luck): void => {
  for (let count = 0; count < CASINO_COUNT; count++) {
    const one = takeBill(s, deck, left, luck);
    const other = takeBill(s, deck, left, luck);
    const key = (one + other) * 16 + (one > other ? one : other);
    let place = casinos + count;
    for (; place > casinos && get(s, place - 1) > key; place--) s[place] = get(s, place - 1);
    s[place] = key;
  }
  for (let place = casinos; place < casinos + CASINO_COUNT; place++) {
    const key = get(s, place);
    const higher = key & 15;
    s[place] = higher | (((key >>> 4) - higher) << 4);
  }
};
