/** RULES 16.3 to 16.5: how a fine is paid, and what the bank gives back. Ruling R15. */

import { at, type Seat } from '@fremont/kernel';
import { CHIP_VALUE } from '../data/editions.ts';
import { FINE } from '../data/tiles.ts';
import type { State } from '../types.ts';
import { fewestBills, handOut, insert } from './bank.ts';
import { totalOf } from './end.ts';
import { royaleOf } from './tiles.ts';

/** What is handed over and what comes back. */
export interface FinePaid {
  readonly bills: readonly number[];
  readonly chips: number;
  readonly change: readonly number[];
  readonly minted: number;
}

export const payFine = (draft: State, seat: Seat): FinePaid => {
  const chair = at(draft.chairs, seat);
  const royale = royaleOf(draft);
  const { bills, chips, change } = choosePayment(chair, royale.bank, draft.options.exactChange ?? false);
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

export const choosePayment = (purse: Purse, bank: readonly number[], exactChange: boolean): Payment => {
  // RULES 16.3.
  if (totalOf({ bills: [...purse.bills], chips: purse.chips }) <= FINE)
    return { bills: [...purse.bills].sort((a, b) => a - b), chips: purse.chips, change: 0 };
  const changeFor = exactChange
    ? (over: number): number => over
    : changeTable(bank, totalOf({ ...purse, bills: [...purse.bills] }));
  const billsBack = billsBackFrom(bank);
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
 * For every sum the handful that is worth considering, ascending: ruling R15 looks at fewer bills before it looks at
 * smaller ones, and at nothing else about handfuls of the same sum.
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

/** For every amount, the most that the bank can give back without giving more. */
const changeTable = (bank: readonly number[], most: number): ((over: number) => number) => {
  const steps = Math.floor(most / CHIP_VALUE);
  const reachable = Array<boolean>(steps + 1).fill(false);
  reachable[0] = true;
  for (const bill of bank) {
    const size = bill / CHIP_VALUE;
    for (let step = steps; step >= size; step--) if (reachable[step - size]) reachable[step] = true;
  }
  const table: number[] = [];
  for (let step = 0; step <= steps; step++) table.push(reachable[step] ? step : at(table, step - 1));
  return (over) => at(table, over / CHIP_VALUE) * CHIP_VALUE;
};

/** How many bills the bank gives back for a change, each worked out once. */
type BillsBack = (change: number) => number;

const billsBackFrom = (bank: readonly number[]): BillsBack => {
  const known = new Map([[0, 0]]);
  return (change) => {
    const count = known.get(change) ?? fewestBills(bank, change)?.length ?? 1;
    known.set(change, count);
    return count;
  };
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

/** The last word is the list itself, so that there is always one best. */
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
