/** RULES 4.3, ruling R04: passing for a chip. */

import { seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { lasVegas } from '../index.ts';
import { act, dealt, dice, noChance, withOthersDone, withRoll } from './positions.ts';

describe('passing', () => {
  test('costs a chip, keeps the dice and ends the turn', () => {
    const state = withRoll(dealt('royale-base', 3), 0, [4, 4], 2);
    const events = act(state, 0, { type: 'pass' }, noChance);
    expect(events).toEqual([
      { type: 'turnPassed', seat: 0, chipsLeft: 1 },
      { type: 'turnBegan', seat: 1 },
    ]);
    expect(state.chairs[0]?.chips).toBe(1);
    expect(state.chairs[0]?.supply).toEqual(dice(2, 1));
  });

  test('is possible as often as there are chips, then no more', () => {
    const state = withOthersDone(withRoll(dealt('royale-base', 2), 0, [4]), 0);
    for (const left of [1, 0]) {
      state.phase = { type: 'placing', roll: { small: [4], big: null, neutral: [] } };
      act(state, 0, { type: 'pass' }, noChance);
      expect(state.chairs[0]?.chips).toBe(left);
      expect(state.turn).toBe(0); // the only seat with dice rolls again
    }
    state.phase = { type: 'placing', roll: { small: [4], big: null, neutral: [] } };
    expect(lasVegas.check(state, seatAt(0), { type: 'pass' })).toEqual({
      code: 'noChip',
      instead: { type: 'place', faces: [4], chip: false },
    });
    expect(lasVegas.legalActions(state, seatAt(0))).toEqual([{ type: 'place', face: 4 }]);
  });

  test('needs a roll first', () => {
    const state = dealt('royale-base', 2);
    expect(lasVegas.check(state, seatAt(0), { type: 'pass' })).toEqual({ code: 'rollFirst' });
  });

  test('does not exist in classic', () => {
    const state = withRoll(dealt('classic', 2), 0, [4]);
    expect(lasVegas.check(state, seatAt(0), { type: 'pass' })).toEqual({
      code: 'noPassing',
      instead: { type: 'place', faces: [4], chip: false },
    });
  });
});
