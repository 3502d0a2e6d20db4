/** Payments of the bank of `royale`, and fines. RULES 9.5, 9.6, 16. Written for speed. */

import { FINE } from '@fremont/games/las-vegas';
import { add, type Cells, get } from '../../../sim/cells.ts';
import { LAYOUT } from './layout.ts';

const { BANK, BILL_CELLS, BILL_STEP, CHIPS, HANDFUL, HIGHEST_BILL, IS_EXACT_CHANGE, PURSES } = LAYOUT;

const FINE_STEPS = FINE / BILL_STEP;
/** Ruling R12: the bank pays smaller amounts in chips. */
const BILL_MIN_STEPS = 3;
/** An upper limit of the money in any purse. */
const SUMS = 512;
const IMPOSSIBLE = 1_000;

export const purseOf = (seat: number): number => PURSES + seat * BILL_CELLS;

/** Pays steps to a seat, in chips or bills. */
export const payFromBank = (s: Cells, seat: number, steps: number): void => {
  if (steps === 0) return;
  if (steps < BILL_MIN_STEPS) add(s, CHIPS + seat, steps);
  else handOut(s, purseOf(seat), steps);
};

/** Ruling R13: moves bills worth exactly `steps` from the bank into a purse, and creates a bill if none add up. */
const handOut = (s: Cells, purse: number, steps: number): void => {
  if (steps <= HIGHEST_BILL && get(s, BANK + steps) > 0) {
    add(s, BANK + steps, -1);
    add(s, purse + steps, 1);
    return;
  }
  for (let count = 2; count <= steps; count++) if (moveHighest(s, BANK, purse, HIGHEST_BILL, steps, count)) return;
  add(s, purse + steps, 1);
};

/**
 * Moves `count` bills of at most `highest` worth `steps`, the highest possible first. Moves nothing when none add up.
 */
const moveHighest = (s: Cells, from: number, to: number, highest: number, steps: number, count: number): boolean => {
  if (count === 0) return steps === 0;
  if (steps < count || steps > count * highest) return false;
  for (let value = highest < steps ? highest : steps; value > 0; value--) {
    if (get(s, from + value) === 0) continue;
    moveBill(s, from, to, value);
    if (moveHighest(s, from, to, value, steps - value, count - 1)) return true;
    moveBill(s, to, from, value);
  }
  return false;
};

/** The same with the lowest possible bill first. */
const moveLowest = (s: Cells, from: number, to: number, lowest: number, steps: number, count: number): boolean => {
  if (count === 0) return steps === 0;
  if (steps < count * lowest || steps > count * HIGHEST_BILL) return false;
  for (let value = lowest; value <= HIGHEST_BILL; value++) {
    if (get(s, from + value) === 0) continue;
    moveBill(s, from, to, value);
    if (moveLowest(s, from, to, value, steps - value, count - 1)) return true;
    moveBill(s, to, from, value);
  }
  return false;
};

const moveBill = (s: Cells, from: number, to: number, value: number): void => {
  add(s, from + value, -1);
  add(s, to + value, 1);
};

/** The bills of a purse in steps. */
export const billsWorth = (s: Cells, purse: number): number => {
  let worth = 0;
  for (let value = 1; value <= HIGHEST_BILL; value++) worth += value * get(s, purse + value);
  return worth;
};

/** RULES 16.3 to 16.5. */
export const payFine = (s: Cells, seat: number): void => {
  const purse = purseOf(seat);
  const worth = billsWorth(s, purse);
  if (worth + get(s, CHIPS + seat) <= FINE_STEPS) payEverything(s, seat, purse);
  else if (get(s, purse + FINE_STEPS) > 0) moveBill(s, purse, BANK, FINE_STEPS);
  else payBest(s, seat, purse, worth);
};

const payEverything = (s: Cells, seat: number, purse: number): void => {
  for (let value = 1; value <= HIGHEST_BILL; value++) {
    add(s, BANK + value, get(s, purse + value));
    s[purse + value] = 0;
  }
  s[CHIPS + seat] = 0;
};

/** By sum: the fewest bills of the purse, the fewest bills of the bank. `IMPOSSIBLE` where none add up. */
const PURSE_BILLS: Cells = new Int32Array(SUMS);
const BANK_BILLS: Cells = new Int32Array(SUMS);

/** Computes the fewest bills for every sum up to `limit`. */
const countFewest = (s: Cells, bills: number, limit: number, table: Cells): void => {
  table.fill(IMPOSSIBLE, 0, limit + 1);
  table[0] = 0;
  for (let value = 1; value <= HIGHEST_BILL; value++)
    for (let copies = get(s, bills + value); copies > 0; copies--)
      for (let sum = limit; sum >= value; sum--) {
        const count = get(table, sum - value) + 1;
        if (count < get(table, sum)) table[sum] = count;
      }
};

/** Ruling R15: pays with the best sum; for that sum with the fewest bills, then with the smallest ones. */
const payBest = (s: Cells, seat: number, purse: number, worth: number): void => {
  const chipsMax = get(s, CHIPS + seat) < FINE_STEPS ? get(s, CHIPS + seat) : FINE_STEPS;
  countFewest(s, purse, worth, PURSE_BILLS);
  countFewest(s, BANK, worth, BANK_BILLS);
  const isExact = get(s, IS_EXACT_CHANGE) === 1;
  let best = Number.POSITIVE_INFINITY;
  let bestSum = 0;
  let bestChips = 0;
  for (let sum = 0; sum <= worth; sum++) {
    if (get(PURSE_BILLS, sum) >= IMPOSSIBLE) continue;
    for (let chips = sum < FINE_STEPS ? FINE_STEPS - sum : 0; chips <= chipsMax; chips++) {
      const rank = rankOf(sum, chips, changeFor(sum + chips - FINE_STEPS, isExact));
      if (rank >= best) continue;
      best = rank;
      bestSum = sum;
      bestChips = chips;
    }
  }
  add(s, CHIPS + seat, -bestChips);
  handOver(s, purse, bestSum, changeFor(bestSum + bestChips - FINE_STEPS, isExact));
};

/** The largest change that the bank can give without exceeding the amount due. */
const changeFor = (over: number, isExact: boolean): number => {
  let change = over;
  if (!isExact) while (get(BANK_BILLS, change) >= IMPOSSIBLE) change--;
  return change;
};

/** Smaller is better: net loss, then chips, whether there is change, items lost, number of bills paid, their sum. */
const rankOf = (sum: number, chips: number, change: number): number => {
  const bills = get(PURSE_BILLS, sum);
  const back = get(BANK_BILLS, change) >= IMPOSSIBLE ? 1 : get(BANK_BILLS, change);
  const net = sum + chips - change;
  const items = bills + chips - back + 128;
  return ((((net * 8 + chips) * 2 + (change === 0 ? 0 : 1)) * 256 + items) * 64 + bills) * SUMS + sum;
};

/** RULES 16.4: the change comes out of the bank as it was before the payment. */
const handOver = (s: Cells, purse: number, sum: number, change: number): void => {
  moveLowest(s, purse, HANDFUL, 1, sum, get(PURSE_BILLS, sum));
  if (change > 0) handOut(s, purse, change);
  for (let value = 1; value <= HIGHEST_BILL; value++) {
    add(s, BANK + value, get(s, HANDFUL + value));
    s[HANDFUL + value] = 0;
  }
};
