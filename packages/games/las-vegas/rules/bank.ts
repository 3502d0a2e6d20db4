/** RULES 9.5 and 9.6: what the bank pays, and with which bills. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { CHIP_VALUE } from '../data/editions.ts';
import type { Event, Face, Royale, State, TileFace } from '../types.ts';
import { addBills } from './change.ts';
import { royaleOf } from './tiles.ts';

/** Whom a tile pays. */
export interface Payee {
  readonly seat: Seat;
  readonly casino: Face;
  readonly face: TileFace;
}

/** Below this, money comes in chips. Ruling R12. */
const BILL_MIN = 30_000;

export const payFromBank = (draft: State, payee: Payee, money: number): Event[] => {
  if (money === 0) return [];
  if (money < BILL_MIN) {
    const chips = money / CHIP_VALUE;
    at(draft.chairs, payee.seat).chips += chips;
    return [{ type: 'tilePaid', ...payee, chips, bills: [], minted: 0 }];
  }
  const { bills, minted } = handOut(royaleOf(draft), money);
  addBills(draft, payee.seat, bills);
  return [{ type: 'tilePaid', ...payee, chips: 0, bills, minted }];
};

interface HandedOut {
  readonly bills: readonly number[];
  /** How many of them the bank did not have. */
  readonly minted: number;
}

/** Takes bills worth exactly `money` out of the bank; a missing one is made. Ruling R13. */
export const handOut = (royale: Royale, money: number): HandedOut => {
  const bills = fewestBills(royale.bank, money);
  if (bills === null) {
    insert(royale.minted, money);
    return { bills: [money], minted: 1 };
  }
  for (const bill of bills) royale.bank.splice(royale.bank.indexOf(bill), 1);
  return { bills, minted: 0 };
};

/** Keeps an ascending list ascending. */
export const insert = (list: number[], value: number): void => {
  const index = list.findIndex((other) => other > value);
  list.splice(index < 0 ? list.length : index, 0, value);
};

/** The fewest bills with that sum, of equally few those with the highest bill, then the next; null when none add up. */
export const fewestBills = (bank: DeepReadonly<number[]>, money: number): readonly number[] | null => {
  const most = Math.floor(money / BILL_MIN);
  for (let count = 1; count <= most; count++) {
    const bills = exactly(bank, bank.length - 1, money, count);
    if (bills !== null) return bills;
  }
  return null;
};

/** `count` bills worth `money` among those up to `last`, the highest possible first. */
const exactly = (bank: readonly number[], last: number, money: number, count: number): readonly number[] | null => {
  if (count === 0) return money === 0 ? [] : null;
  for (let index = last; index >= count - 1; index--) {
    const bill = at(bank, index);
    const tried = index < last && bill === bank[index + 1];
    if (bill > money || tried) continue;
    const rest = exactly(bank, index - 1, money - bill, count - 1);
    if (rest !== null) return [bill, ...rest];
  }
  return null;
};
