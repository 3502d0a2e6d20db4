/** RULES 9.5 and 9.6: payments of the bank, and the bills it pays with. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { BILL_STEP } from '../data/bills.ts';
import { CHIP_VALUE } from '../data/editions.ts';
import type { Event, Face, Royale, State, TileFace } from '../types.ts';
import { addBills } from './change.ts';
import { royaleOf } from './tiles.ts';

/** The seat that a tile pays, and the tile. */
export interface Payee {
  readonly seat: Seat;
  readonly casino: Face;
  readonly face: TileFace;
}

/**
 * Ruling R12: tiles pay smaller amounts in chips. The bank may still hold smaller bills, because change creates them
 * (16.5).
 */
const PAID_IN_BILLS_MIN = 30_000;

/** Pays in chips or in bills. A payment of 0 yields no event. */
export function* payFromBank(draft: State, payee: Payee, money: number): Iterable<Event> {
  if (money === 0) return;
  if (money < PAID_IN_BILLS_MIN) {
    const chips = money / CHIP_VALUE;
    at(draft.chairs, payee.seat).chips += chips;
    yield { type: 'tilePaid', ...payee, chips, bills: [], minted: 0 };
  } else {
    const { bills, minted } = handOut(royaleOf(draft), money);
    addBills(draft, payee.seat, bills);
    yield { type: 'tilePaid', ...payee, chips: 0, bills, minted };
  }
}

interface HandedOut {
  readonly bills: readonly number[];
  /** The number of them that the bank did not have. */
  readonly minted: number;
}

/** Takes bills worth exactly `money` out of the bank, and creates a bill if none add up. Ruling R13. */
export const handOut = (royale: Royale, money: number): HandedOut => {
  const bills = fewestBills(royale.bank, money);
  if (bills === null || bills.length > billsMax(royale, money)) {
    insert(royale.minted, money);
    return { bills: [money], minted: 1 };
  }
  for (const bill of bills) royale.bank.splice(royale.bank.indexOf(bill), 1);
  return { bills, minted: 0 };
};

/** The most bills of one payment. Only matches of rules 1 ever reach this limit. */
export const billsMax = ({ leastBill }: DeepReadonly<Pick<Royale, 'leastBill'>>, money: number): number =>
  Math.floor(money / leastBill);

/** Keeps an ascending list ascending. */
export const insert = (list: number[], value: number): void => {
  const index = list.findIndex((other) => other > value);
  list.splice(index < 0 ? list.length : index, 0, value);
};

/**
 * The fewest bills with that sum; among equally few, those with the highest bill, then the next. Null when none add up.
 */
export const fewestBills = (bank: DeepReadonly<number[]>, money: number): readonly number[] | null => {
  if (bank.includes(money)) return [money];
  const rows = [noBills(money)];
  for (const bill of bank) rows.push(withBill(at(rows, rows.length - 1), bill));
  if (at(at(rows, bank.length), money / BILL_STEP) === IMPOSSIBLE) return null;
  const taken: number[] = [];
  let left = money / BILL_STEP;
  for (let index = bank.length - 1; left > 0; index--) {
    const size = at(bank, index) / BILL_STEP;
    const isNeeded = size <= left && at(at(rows, index), left - size) === at(at(rows, index + 1), left) - 1;
    if (!isNeeded) continue;
    taken.push(at(bank, index));
    left -= size;
  }
  return taken;
};

const IMPOSSIBLE = Number.POSITIVE_INFINITY;

/** For every sum up to `most` in steps of `BILL_STEP`: the fewest bills that make it, or `IMPOSSIBLE`. */
export const fewestCounts = (bank: DeepReadonly<number[]>, most: number): readonly number[] =>
  bank.reduce<readonly number[]>(withBill, noBills(most));

const noBills = (most: number): readonly number[] => {
  const counts = Array<number>(most / BILL_STEP + 1).fill(IMPOSSIBLE);
  counts[0] = 0;
  return counts;
};

/** The counts with one more bill available. */
const withBill = (counts: readonly number[], bill: number): readonly number[] => {
  const size = bill / BILL_STEP;
  return counts.map((count, step) => (step < size ? count : Math.min(count, at(counts, step - size) + 1)));
};
