/** The bank of the second count: RULES 9.5, 9.6 and 16.2 to 16.5, computed with tables of sums. */

import { falling, sum, type Table } from './second-count-table.ts';

export const pay = (table: Table, seat: number, money: number): void => {
  if (money < 30_000) addChips(table, seat, money / 10_000);
  else table.won[seat]?.push(...fromBank(table.bank, money));
};

export const addChips = ({ chips }: Table, seat: number, count: number): void => {
  chips[seat] = (chips[seat] ?? 0) + count;
};

const STEP = 10_000;

/** For every sum in steps of $10,000, the fewest bills that make it; Infinity where none do. */
const fewest = (bills: readonly number[], most: number): number[] => {
  const counts = Array<number>(Math.round(most / STEP) + 1).fill(Number.POSITIVE_INFINITY);
  counts[0] = 0;
  for (const bill of bills)
    for (let step = counts.length - 1; step >= bill / STEP; step--)
      counts[step] = Math.min(counts[step] ?? 0, (counts[step - bill / STEP] ?? 0) + 1);
  return counts;
};

const countFor = (bills: readonly number[], money: number): number =>
  fewest(bills, money)[money / STEP] ?? Number.POSITIVE_INFINITY;

/** Takes bills out of the bank, the highest possible ones first. Creates a bill if none fit. */
const fromBank = (bank: number[], money: number): number[] => {
  const taken: number[] = [];
  let count = countFor(bank, money);
  if (count === Number.POSITIVE_INFINITY) return [money];
  let left = money;
  for (const bill of falling([...new Set(bank)]))
    while (bill <= left && bank.includes(bill)) {
      const rest = bank.filter((other) => other <= bill);
      rest.splice(rest.indexOf(bill), 1);
      if (countFor(rest, left - bill) !== count - 1) break;
      taken.push(bill);
      bank.splice(bank.indexOf(bill), 1);
      left -= bill;
      count -= 1;
    }
  return taken;
};

interface Offer {
  /** Ascending. */
  readonly bills: readonly number[];
  readonly chips: number;
  readonly back: number;
  /** Smaller is better, the first difference decides. */
  readonly order: readonly number[];
}

const FINE = 50_000;

export const payFine = (table: Table, seat: number): void => {
  const purse = table.won[seat] ?? [];
  const chips = table.chips[seat] ?? 0;
  if (sum(purse) + chips * STEP <= FINE) {
    table.bank.push(...purse.splice(0));
    table.chips[seat] = 0;
    return;
  }
  const [best] = offersOf(table, purse, chips).sort(byOrder);
  if (best === undefined) throw new Error('no way to pay a fine');
  const change = best.back === 0 ? [] : fromBank(table.bank, best.back);
  for (const bill of best.bills) purse.splice(purse.indexOf(bill), 1);
  purse.push(...change);
  table.bank.push(...best.bills);
  addChips(table, seat, -best.chips);
};

const byOrder = (one: Offer, other: Offer): number => {
  const index = one.order.findIndex((value, place) => value !== other.order[place]);
  return (one.order[index] ?? 0) - (other.order[index] ?? 0);
};

const offersOf = (table: Table, purse: readonly number[], chips: number): Offer[] => {
  const counts = fewest(table.bank, sum(purse) + chips * STEP);
  const offers: Offer[] = [];
  for (const bills of handfulsOf([...purse].sort((a, b) => a - b)))
    for (let paid = 0; paid <= Math.min(chips, FINE / STEP); paid++) {
      const over = sum(bills) + paid * STEP - FINE;
      if (over >= 0) offers.push(offerOf(bills, paid, over, table.record.options.exactChange ? exact(over) : counts));
    }
  return offers;

  function exact(over: number): number[] {
    const here = [...counts];
    if (here[over / STEP] === Number.POSITIVE_INFINITY) here[over / STEP] = 1;
    return here;
  }
};

const offerOf = (bills: readonly number[], chips: number, over: number, counts: readonly number[]): Offer => {
  let step = over / STEP;
  while (counts[step] === Number.POSITIVE_INFINITY) step -= 1;
  const back = step * STEP;
  const lost = sum(bills) + chips * STEP - back;
  const itemsLost = bills.length + chips - (counts[step] ?? 0);
  return {
    bills,
    chips,
    back,
    order: [lost, chips, back === 0 ? 0 : 1, itemsLost, bills.length, sum(bills), ...bills],
  };
};

/** Every different choice out of ascending bills. */
const handfulsOf = (bills: readonly number[]): number[][] => {
  const [first] = bills;
  if (first === undefined) return [[]];
  const others = bills.filter((bill) => bill !== first);
  const same = bills.length - others.length;
  return handfulsOf(others).flatMap((rest) =>
    Array.from({ length: same + 1 }, (_, taken) => [...Array<number>(taken).fill(first), ...rest]),
  );
};
