/** `faults` reports each invariant that a test breaks by hand. */

import { describe, expect, test } from 'vitest';
import { lasVegas } from '../index.ts';
import { dealt, type Position, withRoll } from './positions.ts';

const BROKEN: Readonly<Record<string, (state: Position) => void>> = {
  'a bill appears': (state) => state.returned.push(90_000),
  'a bill is lost': (state) => state.unseen.pop(),
  'a bill changes its value': (state) => {
    state.unseen[0] = 15_000;
  },
  'a die appears in a casino': (state) => {
    const pile = state.casinos[3]?.dice[1];
    if (pile) pile.small += 1;
  },
  'a supply goes below zero': (state) => {
    const [first] = state.chairs;
    const pile = state.casinos[3]?.dice[0];
    if (!first || !pile) return;
    pile.small += first.supply.small + 1;
    first.supply.small = -1;
  },
  'a big die is lost': (state) => {
    const [first] = state.chairs;
    if (first) first.supply.big = 0;
  },
  'chips go below zero': (state) => {
    const [first] = state.chairs;
    if (first) first.chips = -1;
  },
  'a neutral die is lost': (state) => {
    for (const { neutral } of state.casinos) neutral.small = 0;
  },
  'one round too many': (state) => {
    state.round = 4;
  },
  'the turn of a seat that does not exist': (state) => {
    state.turn = 7 as Position['turn'];
  },
};

describe('faults', () => {
  test('a sound position has none', () => {
    expect(lasVegas.faults(dealt('royale-base', 2))).toEqual([]);
  });

  test.each(Object.entries(BROKEN))('%s', (_name, breakIt) => {
    const state = dealt('royale-base', 2);
    breakIt(state);
    expect(lasVegas.faults(state)).not.toEqual([]);
  });

  test('a roll that is not the supply', () => {
    const state = withRoll(dealt('royale-base', 2), 0, [3, 3]);
    state.phase = { type: 'placing', roll: { small: [3], big: null, neutral: [] } };
    expect(lasVegas.faults(state)).toEqual(['the roll is not the supply']);
  });
});
