/** RULES 7: the dice of the imaginary player. */

import { scriptedChance, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { lasVegas, type Roll, type State } from '../index.ts';
import { act, CARLA, dealt, dice, noChance, optionsOf, rollOf } from './positions.ts';

const total = (state: State): number =>
  state.casinos.reduce((sum, { neutral }) => sum + neutral.small + neutral.big, 0);

describe('the classic variant', () => {
  test.each([
    { seats: 2, held: 4, set: 0 },
    { seats: 3, held: 2, set: 2 },
    { seats: 4, held: 2, set: 0 },
  ])('with $seats players gives each $held and sets $set at once', ({ seats, held, set }) => {
    const state = dealt('classic', seats, { neutralDice: true });
    expect(state.chairs.map(({ neutral }) => neutral)).toEqual(Array(seats).fill(held));
    expect(total(state)).toBe(set);
  });

  test('rolls neutral dice after the own ones', () => {
    const state = dealt('classic', 2, { neutralDice: true });
    act(state, 0, { type: 'roll' }, scriptedChance(rollOf(0, [1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5])));
    const roll: Roll = { small: [1, 1, 1, 1, 1, 1, 1, 1], big: null, neutral: [2, 3, 4, 5] };
    expect(state.phase).toEqual({ type: 'placing', roll });
  });

  /** Carla with own 1, 1, 5 and neutral 1, 6; her other dice lie in casino 2. */
  const carlasRoll = () => {
    const state = dealt('classic', 3, { neutralDice: true });
    state.turn = CARLA;
    const chair = state.chairs[2];
    const parking = state.casinos[1]?.dice[2];
    if (chair === undefined || parking === undefined) throw new Error('three seats');
    parking.small = chair.supply.small - 3;
    chair.supply = dice(3);
    state.phase = { type: 'placing', roll: { small: [1, 1, 5], big: null, neutral: [1, 6] } };
    return state;
  };

  test('RB-11: offers the ones together, the own five, or the neutral six', () => {
    expect(lasVegas.legalActions(carlasRoll(), CARLA)).toEqual([
      { type: 'place', face: 1 },
      { type: 'place', face: 5 },
      { type: 'place', face: 6 },
    ]);
  });

  test.each([
    { face: 1, own: 2, neutral: 1 },
    { face: 5, own: 1, neutral: 0 },
    { face: 6, own: 0, neutral: 1 },
  ] as const)('RB-11: choosing $face places $own own and $neutral neutral dice', ({ face, own, neutral }) => {
    const state = carlasRoll();
    const before = total(state);
    const events = act(state, 2, { type: 'place', face }, noChance);
    expect(events[0]).toEqual({ type: 'dicePlaced', seat: 2, casino: face, dice: dice(own), neutral });
    expect(total(state)).toBe(before + neutral);
  });

  test('a seat with only neutral dice left stays in the round (R32)', () => {
    const state = carlasRoll();
    const chair = state.chairs[2];
    const parking = state.casinos[1]?.dice[2];
    if (chair === undefined || parking === undefined) throw new Error('three seats');
    parking.small += 3;
    chair.supply = dice(0);
    state.phase = { type: 'rolling' };
    act(state, 2, { type: 'roll' }, scriptedChance(rollOf(2, [4, 4])));
    expect(lasVegas.legalActions(state, CARLA)).toEqual([{ type: 'place', face: 4 }]);
    act(state, 2, { type: 'place', face: 4 }, noChance);
    expect(state.casinos[3]?.dice[2]).toEqual(dice(0));
  });
});

describe('royale-base with two players', () => {
  test('sets seven small neutral dice and a big one each round, in this order of draws', () => {
    const { state, events } = lasVegas.setup(optionsOf('royale-base'), 2, seededChance(9));
    expect(total(state)).toBe(8);
    const set = events.find(({ type }) => type === 'neutralDiceSet');
    if (set?.type !== 'neutralDiceSet') throw new Error('neutral dice were not set');
    expect(set.small).toHaveLength(7);
    for (const [index, { neutral }] of state.casinos.entries()) {
      expect(neutral.small).toBe(set.small.filter((face) => face === index + 1).length);
      expect(neutral.big).toBe(set.big === index + 1 ? 1 : 0);
    }
  });

  test('has no neutral dice with more players', () => {
    for (const seats of [3, 4, 5]) expect(total(dealt('royale-base', seats))).toBe(0);
  });

  test('never gives neutral dice to a seat', () => {
    const state = dealt('royale-base', 2);
    expect(state.chairs.map(({ neutral }) => neutral)).toEqual([0, 0]);
    expect(lasVegas.toAct(state)).toEqual([seatAt(0)]);
  });
});
