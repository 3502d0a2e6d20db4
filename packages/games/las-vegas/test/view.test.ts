/** RULES 8, ruling R21: the view of each viewer. */

import { seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { lasVegas } from '../index.ts';
import { dealt } from './positions.ts';

const withWinnings = (winnings: 'open' | 'hidden') => {
  const state = dealt('classic', 3, { winnings });
  // The bills come from the pile, so that the box stays complete.
  for (const [seat, bill] of [
    [0, 90_000],
    [1, 80_000],
    [1, 10_000],
  ] as const) {
    const index = state.unseen.indexOf(bill);
    if (index < 0) throw new Error(`the deal of this test has used up ${bill}`);
    state.unseen.splice(index, 1);
    state.chairs[seat]?.bills.push(bill);
  }
  return state;
};

describe('winnings', () => {
  test('are open to all by default', () => {
    const state = withWinnings('open');
    for (const viewer of [seatAt(0), seatAt(2), 'spectator'] as const)
      expect(lasVegas.view(state, viewer).chairs.map(({ bills }) => bills)).toEqual([[90_000], [80_000, 10_000], []]);
  });

  test('are shown only to their owner when hidden; their number is open', () => {
    const state = withWinnings('hidden');
    expect(lasVegas.view(state, seatAt(1)).chairs.map(({ bills }) => bills)).toEqual([null, [80_000, 10_000], null]);
    const spectator = lasVegas.view(state, 'spectator');
    expect(spectator.chairs.map(({ bills }) => bills)).toEqual([null, null, null]);
    expect(spectator.chairs.map(({ billCount }) => billCount)).toEqual([1, 2, 0]);
  });

  test('are shown to all when the match is over', () => {
    const state = withWinnings('hidden');
    state.phase = { type: 'over', ending: 'lastRoundPaid' };
    expect(lasVegas.view(state, 'spectator').chairs[1]?.bills).toEqual([80_000, 10_000]);
  });
});

describe('the pile', () => {
  test('shows the number of unseen bills, not their values', () => {
    const seen = lasVegas.view(withWinnings('hidden'), seatAt(0));
    expect(Object.keys(seen)).not.toContain('unseen');
    expect(seen.unseenCount).toBe(withWinnings('hidden').unseen.length);
  });
});

describe('a guess', () => {
  test('keeps the visible parts, and deals the rest without losing a bill', () => {
    const state = withWinnings('hidden');
    const seen = lasVegas.view(state, seatAt(0));
    for (const seed of [1, 2, 3]) {
      const guessed = lasVegas.guess(seen, seatAt(0), seededChance(seed));
      expect(lasVegas.faults(guessed)).toEqual([]);
      expect(lasVegas.view(guessed, seatAt(0))).toEqual(seen);
    }
  });

  test('equals the real state when nothing is hidden', () => {
    const state = withWinnings('open');
    expect(lasVegas.guess(lasVegas.view(state, 'spectator'), 'spectator', seededChance(1))).toEqual(state);
  });
});
