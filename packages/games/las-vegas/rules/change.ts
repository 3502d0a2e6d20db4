/** Moves dice and bills. States share both as immutable values, so a pile is replaced, never changed. */

import { at, type Seat } from '@fremont/kernel';
import type { Dice, Face, State } from '../types.ts';
import { less, plus } from './dice.ts';

export const addToSupply = (draft: State, seat: Seat, dice: Dice): void => {
  const chair = at(draft.chairs, seat);
  chair.supply = plus(chair.supply, dice);
};

export const takeFromSupply = (draft: State, seat: Seat, dice: Dice): void => {
  const chair = at(draft.chairs, seat);
  chair.supply = less(chair.supply, dice);
};

export const addToCasino = (draft: State, face: Face, seat: Seat, dice: Dice): void => {
  const piles = at(draft.casinos, face - 1).dice;
  piles[seat] = plus(at(piles, seat), dice);
};

export const takeFromCasino = (draft: State, face: Face, seat: Seat, dice: Dice): void => {
  const piles = at(draft.casinos, face - 1).dice;
  piles[seat] = less(at(piles, seat), dice);
};

export const addNeutral = (draft: State, face: Face, dice: Dice): void => {
  const casino = at(draft.casinos, face - 1);
  casino.neutral = plus(casino.neutral, dice);
};

export const addBills = (draft: State, seat: Seat, bills: readonly number[]): void => {
  const chair = at(draft.chairs, seat);
  chair.bills = chair.bills.concat(bills);
};
