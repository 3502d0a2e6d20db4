/** RULES 6.3 to 6.5: the end of a match. */

import { seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { itemsOf, lasVegas, placingsOf, type State, totalOf } from '../index.ts';
import { endMatch, winnersOf } from '../rules/end.ts';
import { act, dealt, withOthersDone, withRoll } from './positions.ts';

const ended = (holdings: readonly { bills: number[]; chips: number }[]): State => {
  const state = dealt('royale-base', holdings.length);
  holdings.forEach((holding, index) => {
    Object.assign(state.chairs[index] ?? {}, holding);
  });
  return state;
};

describe('the final ranking', () => {
  const dt22 = [
    { bills: [60_000], chips: 0 },
    { bills: [30_000], chips: 3 },
    { bills: [30_000, 30_000], chips: 0 },
  ];

  test('DT-22: the number of bills and chips breaks a tie of equal totals', () => {
    expect(dt22.map(totalOf)).toEqual([60_000, 60_000, 60_000]);
    expect(dt22.map(itemsOf)).toEqual([1, 4, 2]);
    expect(winnersOf(dt22)).toEqual([1]);
    expect(placingsOf(dt22)).toEqual([3, 1, 2]);
  });

  test('says how a tie was broken', () => {
    const tieBreak = (state: State) => [...endMatch(state)].find(({ type }) => type === 'matchEnded');
    expect(tieBreak(ended(dt22))).toMatchObject({ winners: [1], tieBreak: 'items' });
    const shared = ended([
      { bills: [30_000, 40_000], chips: 0 },
      { bills: [40_000, 30_000], chips: 0 },
      { bills: [60_000], chips: 0 },
    ]);
    expect(tieBreak(shared)).toMatchObject({ winners: [0, 1], tieBreak: 'shared' });
    const clear = ended([
      { bills: [90_000], chips: 0 },
      { bills: [40_000], chips: 2 },
    ]);
    expect(tieBreak(clear)).toMatchObject({ winners: [0], tieBreak: 'none', totals: [90_000, 60_000] });
  });

  test('a shared placing skips the next one', () => {
    const holdings = [
      { bills: [50_000], chips: 0 },
      { bills: [50_000], chips: 0 },
      { bills: [10_000], chips: 0 },
    ];
    expect(placingsOf(holdings)).toEqual([1, 1, 3]);
  });
});

describe('the match', () => {
  test.each([
    { edition: 'classic', rounds: 4 },
    { edition: 'royale-base', rounds: 3 },
  ] as const)('$edition ends after the payout of round $rounds and not before', ({ edition, rounds }) => {
    for (const round of [1, 2, 3, 4].slice(0, rounds)) {
      const state = withOthersDone(withRoll(dealt(edition, 2), 0, [2]), 0);
      state.round = round;
      act(state, 0, { type: 'place', face: 2 }, seededChance(2));
      expect(lasVegas.outcome(state) !== null).toBe(round === rounds);
      expect(lasVegas.toAct(state).length).toBe(round === rounds ? 0 : 1);
    }
  });

  test('refuses everything once it is over', () => {
    const state = withOthersDone(withRoll(dealt('classic', 2), 0, [2]), 0);
    state.round = 4;
    act(state, 0, { type: 'place', face: 2 }, seededChance(2));
    for (const seat of [0, 1])
      for (const action of [{ type: 'roll' }, { type: 'place', face: 1 }, { type: 'pass' }] as const)
        expect(lasVegas.check(state, seatAt(seat), action)).toEqual({ code: 'matchOver' });
  });
});
