/** The pile of bills, and laying them out at the casinos. RULES 2.3, 3.1 to 3.3. */

import { at, type Chance } from '@fremont/kernel';
import { CASINO_FILL_MIN } from '../data/editions.ts';
import { type Event, FACES, type State } from '../types.ts';

/** The next bill of the pile, or null when there is none at all (ruling R31). */
export const turnBill = (draft: State, chance: Chance): number | null => {
  const { unseen, returned } = draft;
  if (unseen.length === 0) return returned.shift() ?? null;
  const [bill] = unseen.splice(chance.int(unseen.length, 'deck'), 1);
  return bill ?? null;
};

const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);
const descending = (bills: readonly number[]): number[] => [...bills].sort((a, b) => b - a);

/** RULES 3.1: bills until the casino is worth enough. */
const fillCasino = (draft: State, chance: Chance): number[] => {
  const bills: number[] = [];
  while (sumOf(bills) < CASINO_FILL_MIN) {
    const bill = turnBill(draft, chance);
    if (bill === null) break;
    bills.push(bill);
  }
  return bills;
};

const turnPair = (draft: State, chance: Chance): number[] =>
  [turnBill(draft, chance), turnBill(draft, chance)].filter((bill) => bill !== null);

/** RULES 3.2: by sum, then by the higher bill; the best pair last, since it goes to casino 6. */
export const sortPairs = (pairs: readonly (readonly number[])[]): number[][] =>
  pairs.map(descending).sort((a, b) => sumOf(a) - sumOf(b) || (a[0] ?? 0) - (b[0] ?? 0));

const turnUp = (draft: State, chance: Chance): number[][] =>
  draft.options.edition === 'classic'
    ? FACES.map(() => descending(fillCasino(draft, chance)))
    : sortPairs(FACES.map(() => turnPair(draft, chance)));

/** Gives every casino its bills for the round. */
export const layBills = (draft: State, chance: Chance): Event[] => {
  const laid = turnUp(draft, chance);
  return FACES.map((face) => {
    const bills = at(laid, face - 1);
    at(draft.casinos, face - 1).bills = bills;
    return { type: 'billsLaid', casino: face, bills: [...bills] };
  });
};
