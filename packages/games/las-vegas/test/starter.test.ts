/** RULES 6.1 and 6.2, ruling R19: the starter of the next round. */

import { at, seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type Dice, FACES, type Face } from '../index.ts';
import { payOut } from '../rules/payout.ts';
import { nextStarter, type Win } from '../rules/starter.ts';
import { dealt, dice, type Position } from './positions.ts';

/** Two bills lie at every casino; only these casinos have dice, by seat. */
const withDice = (state: Position, places: Partial<Record<Face, readonly Dice[]>>): Position => {
  for (const face of FACES)
    Object.assign(at(state.casinos, face - 1), {
      bills: [60_000, 30_000],
      dice: state.chairs.map((_, seat) => places[face]?.[seat] ?? dice(0)),
      neutral: dice(0),
    });
  return state;
};

/** Pays the round and returns the win that decides the next starter. */
const bestWin = (state: Position): Win | null => {
  const paying = payOut(state);
  for (let step = paying.next(); ; step = paying.next()) if (step.done === true) return step.value;
};

describe('in classic', () => {
  test('the start moves one seat on each round, regardless of the winner', () => {
    const state = withDice(dealt('classic', 3), { 6: [dice(0), dice(2)] });
    state.starter = seatAt(2);
    expect(bestWin(state)).toEqual({ seat: 1, casino: 6 });
    expect(nextStarter(state, { seat: seatAt(1), casino: 6 })).toEqual({ seat: 0, casino: null });
  });
});

describe('in royale-base', () => {
  test('the seat with the higher bill at casino 6 begins', () => {
    const state = withDice(dealt('royale-base', 3), { 5: [dice(0), dice(0), dice(3)], 6: [dice(1), dice(2)] });
    expect(nextStarter(state, bestWin(state))).toEqual({ seat: 1, casino: 6 });
  });

  test('DT-21: no dice at 6, the neutral player first at 5: the second seat at 5 begins', () => {
    const state = withDice(dealt('royale-base', 3), {
      3: [dice(1)],
      4: [dice(0), dice(1)],
      5: [dice(0), dice(0), dice(1)],
    });
    at(state.casinos, 4).neutral = dice(2);
    expect(nextStarter(state, bestWin(state))).toEqual({ seat: 2, casino: 5 });
  });

  test('a tie at 6 cancels both, and the best seat at a lower casino begins', () => {
    const state = withDice(dealt('royale-base', 3), { 2: [dice(0), dice(1)], 6: [dice(2), dice(2)] });
    expect(nextStarter(state, bestWin(state))).toEqual({ seat: 1, casino: 2 });
  });

  test('the start moves one seat on if no seat won a bill', () => {
    const state = withDice(dealt('royale-base', 3), {});
    state.starter = seatAt(1);
    expect(nextStarter(state, bestWin(state))).toEqual({ seat: 2, casino: null });
  });
});
