/** RULES 16.3 to 16.5: the payment of a fine, and the change from the bank. Ruling R15. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { BILL_STEP } from '../data/bills.ts';
import { CHIP_VALUE } from '../data/editions.ts';
import { FINE } from '../data/tiles.ts';
import type { Royale, State } from '../types.ts';
import { billsMax, fewestCounts, handOut, insert } from './bank.ts';
import { totalOf } from './end.ts';
import { royaleOf } from './tiles.ts';

/** The bills and chips paid, and the change. */
export interface FinePaid {
  readonly bills: readonly number[];
  readonly chips: number;
  readonly change: readonly number[];
  readonly minted: number;
}

export const payFine = (draft: State, seat: Seat): FinePaid => {
  const chair = at(draft.chairs, seat);
  const royale = royaleOf(draft);
  const { bills, chips, change } = choosePayment(chair, royale, draft.options.exactChange ?? false);
  const back = change === 0 ? { bills: [], minted: 0 } : handOut(royale, change);
  const left = [...chair.bills];
  for (const bill of bills) {
    left.splice(left.indexOf(bill), 1);
    insert(royale.bank, bill);
  }
  chair.chips -= chips;
  chair.bills = [...left, ...back.bills];
  return { bills, chips, change: back.bills, minted: back.minted };
};

interface Payment {
  /** Ascending. */
  readonly bills: readonly number[];
  readonly chips: number;
  /** In dollars. */
  readonly change: number;
}

interface Purse {
  readonly bills: readonly number[];
  readonly chips: number;
}

type Bank = DeepReadonly<Pick<Royale, 'bank' | 'leastBill'>>;

export const choosePayment = (purse: Purse, bank: Bank, exactChange: boolean): Payment => {
  // RULES 16.3.
  if (totalOf(purse) <= FINE) return { bills: [...purse.bills].sort((a, b) => a - b), chips: purse.chips, change: 0 };
  const counts = fewestCounts(bank.bank, totalOf(purse));
  const changeFor = exactChange ? (over: number): number => over : mostChange(counts);
  const billsBack = billsBackFrom(counts, bank);
  const chipsMax = Math.min(purse.chips, FINE / CHIP_VALUE);
  let best: Payment | null = null;
  for (const [worth, bills] of handfuls(purse.bills)) {
    for (let chips = Math.max(0, (FINE - worth) / CHIP_VALUE); chips <= chipsMax; chips++) {
      const payment = { bills, chips, change: changeFor(worth + chips * CHIP_VALUE - FINE) };
      if (best === null || isBetter(payment, best, billsBack)) best = payment;
    }
  }
  return best ?? { bills: [], chips: 0, change: 0 };
};

const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);

/**
 * The best handful for every sum, ascending. Of two handfuls with the same sum, ruling R15 prefers fewer bills, then
 * smaller bills, and compares nothing else.
 */
const handfuls = (bills: readonly number[]): ReadonlyMap<number, readonly number[]> => {
  const best = new Map<number, readonly number[]>([[0, []]]);
  for (const bill of [...bills].sort((a, b) => a - b))
    for (const [sum, handful] of [...best]) {
      const more = [...handful, bill];
      const known = best.get(sum + bill);
      if (known === undefined || isShorter(more, known)) best.set(sum + bill, more);
    }
  return best;
};

const isShorter = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length ? isSmallerList(one, other) : one.length < other.length;

/** The largest change that the bank can give without exceeding the amount due. */
const mostChange =
  (counts: readonly number[]) =>
  (over: number): number => {
    let step = over / BILL_STEP;
    while (!Number.isFinite(at(counts, step))) step -= 1;
    return step * BILL_STEP;
  };

/** The number of bills in the change; one when the bank has to create it. */
type BillsBack = (change: number) => number;

const billsBackFrom =
  (counts: readonly number[], bank: Bank): BillsBack =>
  (change) => {
    const count = at(counts, change / BILL_STEP);
    return count <= billsMax(bank, change) ? count : 1;
  };

/** The order of preference of ruling R15: smaller is better, the first difference decides. */
const RANKS: readonly ((payment: Payment, billsBack: BillsBack) => number)[] = [
  ({ bills, chips, change }) => sumOf(bills) + chips * CHIP_VALUE - change,
  ({ chips }) => chips,
  ({ change }) => (change === 0 ? 0 : 1),
  ({ bills, chips, change }, billsBack) => bills.length + chips - billsBack(change),
  ({ bills }) => bills.length,
  ({ bills }) => sumOf(bills),
];

/** Compares the lists of bills last, so that one payment is always the best. */
const isBetter = (one: Payment, other: Payment, billsBack: BillsBack): boolean => {
  for (const rank of RANKS) {
    const difference = rank(one, billsBack) - rank(other, billsBack);
    if (difference !== 0) return difference < 0;
  }
  return isSmallerList(one.bills, other.bills);
};

const isSmallerList = (one: readonly number[], other: readonly number[]): boolean => {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index >= 0 && at(one, index) < (other[index] ?? 0);
};
