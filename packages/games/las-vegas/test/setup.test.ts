/** RULES 3: the deal. */

import { seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { lasVegas } from '../index.ts';
import { dice, optionsOf } from './positions.ts';

describe('the deal', () => {
  test.each([
    { edition: 'classic', hand: dice(8), chips: 0 },
    { edition: 'royale-base', hand: dice(7, 1), chips: 2 },
  ] as const)('$edition gives every seat its dice and chips, seat 0 begins (R33)', ({ edition, hand, chips }) => {
    for (const seats of [2, 3, 4, 5]) {
      const { state, events } = lasVegas.setup(optionsOf(edition), seats, seededChance(seats));
      expect(state.chairs.map(({ supply }) => supply)).toEqual(Array(seats).fill(hand));
      expect(state.chairs.map((chair) => chair.chips)).toEqual(Array(seats).fill(chips));
      expect(lasVegas.toAct(state)).toEqual([0]);
      expect(events[0]).toEqual({ type: 'roundBegan', round: 1, starter: 0 });
      expect(events.at(-1)).toEqual({ type: 'turnBegan', seat: 0 });
    }
  });

  test('yields an event with the bills of every casino', () => {
    const { state, events } = lasVegas.setup(optionsOf('classic'), 3, seededChance(4));
    const laid = events.filter((event) => event.type === 'billsLaid');
    expect(laid.map(({ casino }) => casino)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(laid.map(({ bills }) => bills)).toEqual(state.casinos.map(({ bills }) => bills));
  });
});
