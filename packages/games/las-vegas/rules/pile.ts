/** The pile of bills, and laying them out at the casinos. RULES 2.3, 3.1 to 3.3. */

import { at, type Chance } from '@fremont/kernel';
import { CASINO_FILL_MIN } from '../data/editions.ts';
import { type Edition, type Event, FACES, type State } from '../types.ts';

/** The pile while bills are turned: a copy, since states share their bills. */
export interface Pile {
  readonly unseen: number[];
  readonly returned: number[];
}

/** Turns bills with the pile in hand, and puts down what is left of it. */
export const withPile = <V>(draft: State, turn: (pile: Pile) => V): V => {
  const pile = { unseen: draft.unseen.slice(), returned: draft.returned.slice() };
  const turned = turn(pile);
  draft.unseen = pile.unseen;
  draft.returned = pile.returned;
  return turned;
};

/** The next bill of the pile, or null when there is none at all (ruling R31). */
export const turnBill = ({ unseen, returned }: Pile, chance: Chance): number | null => {
  if (unseen.length === 0) return returned.shift() ?? null;
  const [bill] = unseen.splice(chance.int(unseen.length, 'deck'), 1);
  return bill ?? null;
};

const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);
const descending = (bills: readonly number[]): number[] => [...bills].sort((a, b) => b - a);

/** RULES 3.1: bills until the casino is worth enough. */
const fillCasino = (pile: Pile, chance: Chance): number[] => {
  const bills: number[] = [];
  for (let sum = 0; sum < CASINO_FILL_MIN; ) {
    const bill = turnBill(pile, chance);
    if (bill === null) break;
    bills.push(bill);
    sum += bill;
  }
  return bills;
};

const turnPair = (pile: Pile, chance: Chance): number[] =>
  [turnBill(pile, chance), turnBill(pile, chance)].filter((bill) => bill !== null);

/** RULES 3.2: by sum, then by the higher bill; the best pair last, since it goes to casino 6. */
export const sortPairs = (pairs: readonly (readonly number[])[]): number[][] =>
  pairs.map(descending).sort((a, b) => sumOf(a) - sumOf(b) || (a[0] ?? 0) - (b[0] ?? 0));

const turnUp = (edition: Edition, pile: Pile, chance: Chance): number[][] =>
  edition === 'classic'
    ? FACES.map(() => descending(fillCasino(pile, chance)))
    : sortPairs(FACES.map(() => turnPair(pile, chance)));

/** Gives every casino its bills for the round. */
export const layBills = (draft: State, chance: Chance): Event[] => {
  const laid = withPile(draft, (pile) => turnUp(draft.options.edition, pile, chance));
  return FACES.map((face) => {
    const bills = at(laid, face - 1);
    at(draft.casinos, face - 1).bills = bills;
    return { type: 'billsLaid', casino: face, bills: [...bills] };
  });
};
