/** The pile of bills, and laying them out at the casinos. RULES 2.3, 3.1 to 3.3. */

import { at, type Chance } from '@fremont/kernel';
import { CASINO_FILL_MIN } from '../data/editions.ts';
import { type Event, FACES, type State } from '../types.ts';

/** The next bill of the pile; null when the pile is empty (ruling R31). */
export const turnBill = (draft: State, chance: Chance): number | null => {
  if (draft.unseen.length === 0) {
    const [bill = null, ...rest] = draft.returned;
    draft.returned = rest;
    return bill;
  }
  const index = chance.int(draft.unseen.length, 'deck');
  const bill = at(draft.unseen, index);
  draft.unseen = draft.unseen.toSpliced(index, 1);
  return bill;
};

const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);
const descending = (bills: readonly number[]): number[] => [...bills].sort((a, b) => b - a);

/** RULES 3.1: turns bills until the casino holds enough money. */
const fillCasino = (draft: State, chance: Chance): number[] => {
  const bills: number[] = [];
  for (let sum = 0; sum < CASINO_FILL_MIN; ) {
    const bill = turnBill(draft, chance);
    if (bill === null) break;
    bills.push(bill);
    sum += bill;
  }
  return bills;
};

const turnPair = (draft: State, chance: Chance): number[] =>
  [turnBill(draft, chance), turnBill(draft, chance)].filter((bill) => bill !== null);

/** RULES 3.2: sorts by sum, then by the higher bill. The best pair is last, because it goes to casino 6. */
export const sortPairs = (pairs: readonly (readonly number[])[]): number[][] =>
  pairs.map(descending).sort((a, b) => sumOf(a) - sumOf(b) || (a[0] ?? 0) - (b[0] ?? 0));

const turnUp = (draft: State, chance: Chance): number[][] =>
  draft.options.edition === 'classic'
    ? FACES.map(() => descending(fillCasino(draft, chance)))
    : sortPairs(FACES.map(() => turnPair(draft, chance)));

/**
 * Gives every casino its bills for the round. Turns up all of them before laying the first, because pairs are sorted.
 */
export function* layBills(draft: State, chance: Chance): Iterable<Event> {
  const laid = turnUp(draft, chance);
  for (const face of FACES) {
    const bills = at(laid, face - 1);
    at(draft.casinos, face - 1).bills = bills;
    yield { type: 'billsLaid', casino: face, bills: [...bills] };
  }
}
