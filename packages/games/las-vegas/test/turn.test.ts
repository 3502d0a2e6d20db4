/** RULES 4: roll, place, and the next turn. */

import { canonicalJson, scriptedChance, seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { FACES, lasVegas, type Roll } from '../index.ts';
import { act, BEN, dealt, dice, noChance, rollOf, withOthersDone, withRoll } from './positions.ts';

describe('rolling', () => {
  test('rolls the whole supply, small dice first, then the big one', () => {
    const state = dealt('royale-base', 3);
    const events = act(state, 0, { type: 'roll' }, scriptedChance(rollOf(0, [1, 2, 3, 4, 5, 6, 1, 2])));
    const roll: Roll = { small: [1, 2, 3, 4, 5, 6, 1], big: 2, neutral: [] };
    expect(events).toEqual([{ type: 'diceRolled', seat: 0, roll }]);
    expect(state.phase).toEqual({ type: 'placing', roll });
  });

  test('draws from the stream of the own seat, so that other seats do not change its dice', () => {
    const state = dealt('classic', 3);
    state.turn = BEN;
    const eight = [1, 1, 1, 1, 1, 1, 1, 1];
    expect(() => act(state, 1, { type: 'roll' }, scriptedChance(rollOf(0, eight)))).toThrow(/ask dice:1/);
  });

  test('is refused a second time in a turn', () => {
    const state = withRoll(dealt('classic', 2), 0, [3, 5]);
    expect(lasVegas.check(state, seatAt(0), { type: 'roll' })).toEqual({
      code: 'alreadyRolled',
      instead: { type: 'place', faces: [3, 5], chip: false },
    });
  });
});

describe('placing', () => {
  test('RB-01: all four threes go to casino 3, one die is left', () => {
    const state = withRoll(dealt('royale-base', 2), 1, [3, 3, 3, 3, 5]);
    const events = act(state, 1, { type: 'place', face: 3 }, noChance);
    expect(events[0]).toEqual({ type: 'dicePlaced', seat: 1, casino: 3, dice: dice(4), neutral: 0 });
    expect(state.casinos[2]?.dice[1]).toEqual(dice(4));
    expect(state.chairs[1]?.supply).toEqual(dice(1));
  });

  test('RB-01: an action cannot name only some of them', () => {
    const state = withRoll(dealt('royale-base', 2), 1, [3, 3, 3, 3, 5]);
    const places = lasVegas.legalActions(state, BEN).filter(({ type }) => type === 'place');
    expect(places).toEqual([
      { type: 'place', face: 3 },
      { type: 'place', face: 5 },
    ]);
    const partial = lasVegas.decodeAction({ type: 'place', face: 3, dice: 2 });
    expect(partial).toMatchObject({ ok: false, error: { code: 'unknownField', key: 'dice' } });
  });

  test('takes the big die along', () => {
    const state = withRoll(dealt('royale-base', 2), 0, [6, 6, 2], 6);
    act(state, 0, { type: 'place', face: 6 }, noChance);
    expect(state.casinos[5]?.dice[0]).toEqual(dice(2, 1));
    expect(state.chairs[0]?.supply).toEqual(dice(1, 0));
  });

  test('is refused before a roll', () => {
    const state = dealt('classic', 2);
    expect(lasVegas.check(state, seatAt(0), { type: 'place', face: 1 })).toEqual({ code: 'rollFirst' });
  });

  test('is refused for a number that was not rolled, with the rolled numbers', () => {
    const state = withRoll(dealt('classic', 2), 0, [5, 3, 5]);
    const refusal = { code: 'noSuchDie', face: 4, instead: { type: 'place', faces: [3, 5], chip: false } };
    expect(lasVegas.check(state, seatAt(0), { type: 'place', face: 4 })).toEqual(refusal);
  });

  test('is offered for exactly the rolled numbers', () => {
    const state = withRoll(dealt('classic', 2), 0, [6, 1, 6]);
    const faces = lasVegas.legalActions(state, seatAt(0)).map((action) => canonicalJson(action));
    expect(faces).toEqual(['{"face":1,"type":"place"}', '{"face":6,"type":"place"}']);
    for (const face of FACES) {
      const legal = lasVegas.check(state, seatAt(0), { type: 'place', face }) === null;
      expect(legal).toBe(face === 1 || face === 6);
    }
  });
});

describe('the turn', () => {
  test('goes to the next seat', () => {
    const state = withRoll(dealt('classic', 3), 1, [2, 4]);
    const events = act(state, 1, { type: 'place', face: 2 }, noChance);
    expect(events.at(-1)).toEqual({ type: 'turnBegan', seat: 2 });
    expect(state.turn).toBe(2);
    expect(state.phase).toEqual({ type: 'rolling' });
  });

  test('skips seats without dice and comes round to seat 0', () => {
    const state = withRoll(dealt('classic', 4), 1, [2, 4]);
    for (const done of [2, 3]) {
      const chair = state.chairs[done];
      const parking = state.casinos[0]?.dice[done];
      if (chair === undefined || parking === undefined) throw new Error('four seats');
      parking.small += chair.supply.small;
      chair.supply = dice(0);
    }
    act(state, 1, { type: 'place', face: 2 }, noChance);
    expect(state.turn).toBe(0);
  });

  test('stays with a seat that alone has dice', () => {
    const state = withOthersDone(withRoll(dealt('classic', 3), 1, [2, 4]), 1);
    act(state, 1, { type: 'place', face: 2 }, noChance);
    expect(state.turn).toBe(1);
    expect(state.round).toBe(1);
  });

  test('belongs to one seat: other seats are refused with the seat whose turn it is', () => {
    const state = dealt('classic', 3);
    for (const other of [1, 2]) {
      expect(lasVegas.check(state, seatAt(other), { type: 'roll' })).toEqual({ code: 'notYourTurn', turn: 0 });
      expect(lasVegas.legalActions(state, seatAt(other))).toEqual([]);
    }
  });
});
