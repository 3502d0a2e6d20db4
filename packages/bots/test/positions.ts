/** Builders of Las Vegas positions for bots, so that a test states only the details that matter to it. */

import {
  type Action,
  BILLS,
  type Dice,
  type Face,
  type LasVegas,
  lasVegas,
  type State,
} from '@fremont/games/las-vegas';
import { at, cloneJson, type DeepReadonly, type Seat, seatAt, seededChance } from '@fremont/kernel';

export const ME = seatAt(0);
export const RIVAL = seatAt(1);
export const THIRD = seatAt(2);

export const dice = (small: number, big = 0): Dice => ({ small, big });

/** No seat has dice or winnings, and every casino is empty, without bills. */
export const bareState = (options: Partial<State['options']>, seats: number): State => {
  const full = { edition: 'classic', neutralDice: false, winnings: 'open', ...options } as const;
  const state = cloneJson(lasVegas.setup(full, seats, seededChance(1)).state);
  for (const chair of state.chairs) Object.assign(chair, { bills: [], chips: 0, supply: dice(0), neutral: 0 });
  for (const casino of state.casinos) Object.assign(casino, { bills: [], neutral: dice(0) });
  for (const casino of state.casinos) casino.dice = casino.dice.map(() => dice(0));
  return state;
};

/** Puts bills and dice into a casino: `by` lists the dice of seat 0, 1, 2… */
export const withCasino = (state: State, face: Face, bills: readonly number[], by: readonly Dice[]): State => {
  const casino = at(state.casinos, face - 1);
  casino.bills = [...bills];
  casino.dice = casino.dice.map((none, seat) => by[seat] ?? none);
  return state;
};

/** Puts all other bills into the pile, so that worlds can be guessed from the position. */
export const withFullPile = (state: State): State => {
  const bills = BILLS[state.options.edition].flatMap(({ value, count }) => Array<number>(count).fill(value));
  for (const bill of [...state.casinos, ...state.chairs].flatMap((place) => place.bills))
    bills.splice(bills.indexOf(bill), 1);
  Object.assign(state, { unseen: bills, returned: [] });
  return state;
};

/** It is my turn and these are all the dice I have. */
export const withMyRoll = (
  state: State,
  small: readonly Face[],
  more: { big?: Face; neutral?: Face[] } = {},
): State => {
  const big = more.big ?? null;
  const neutral = more.neutral ?? [];
  state.turn = ME;
  state.phase = { type: 'placing', roll: { small, big, neutral } };
  const chair = at(state.chairs, ME);
  chair.supply = dice(small.length, big === null ? 0 : 1);
  chair.neutral = neutral.length;
  return state;
};

export const withChips = (state: State, seat: Seat, chips: number): State => {
  at(state.chairs, seat).chips = chips;
  return state;
};

export const withWon = (state: State, seat: Seat, bills: readonly number[]): State => {
  at(state.chairs, seat).bills = [...bills];
  return state;
};

export const viewOf = (state: State, seat: Seat = ME): DeepReadonly<LasVegas['view']> => lasVegas.view(state, seat);

export const place = (face: Face): Action => ({ type: 'place', face });
