import { describe, expect, it } from 'vitest';
import { neonRow } from '../index.ts';
import { dealtWith, eventsOf, stateOf, turn } from './positions.ts';

describe('paying', () => {
  it('shows the tips, then pays the signs from Amber to Coral', () => {
    // Amber: a tip against one die. Blue: two dice against none. Coral: a die and a tip against none.
    const match = turn(turn(turn(dealtWith({ tips: [1, 3] }), 0, [2, 2], 2), 1, [3, 1], 3), 1, [1], 1);
    expect(eventsOf(match)).toEqual([
      { type: 'dicePlaced', seat: 1, sign: 1, count: 1 },
      { type: 'tipShown', seat: 0, tip: 1 },
      { type: 'tipShown', seat: 1, tip: 3 },
      { type: 'signDark', sign: 1 },
      { type: 'signPaid', sign: 2, seat: 0, money: 50 },
      { type: 'signPaid', sign: 3, seat: 1, money: 70 },
      { type: 'matchEnded', ending: 'rowPaid' },
    ]);
    expect(neonRow.outcome(stateOf(match))).toEqual({ placings: [2, 1], scores: [50, 70], ending: 'rowPaid' });
  });

  it('lets a tip decide between equal dice', () => {
    const match = turn(turn(dealtWith({ tips: [2, 1] }), 0, [2, 2], 2), 1, [2, 2], 2);
    expect(eventsOf(match)).toContainEqual({ type: 'signPaid', sign: 2, seat: 0, money: 50 });
  });

  it('a tip alone can win a sign', () => {
    const match = turn(turn(dealtWith({ tips: [2, 1] }), 0, [3, 3], 3), 1, [3, 3], 3);
    expect(eventsOf(match)).toContainEqual({ type: 'signPaid', sign: 1, seat: 1, money: 30 });
  });

  it('a sign without dice and tips stays dark', () => {
    const match = turn(turn(dealtWith({ tips: [1, 1] }), 0, [1, 1], 1), 1, [2, 2], 2);
    expect(eventsOf(match)).toContainEqual({ type: 'signDark', sign: 3 });
  });

  it('a sign stays dark where two of three seats share the most', () => {
    const first = turn(dealtWith({ tips: [1, 1, 2] }), 0, [3, 3], 3);
    const match = turn(turn(first, 1, [3, 3], 3), 2, [2, 2], 2);
    expect(eventsOf(match)).toContainEqual({ type: 'signDark', sign: 3 });
  });

  it('ends dark when no sign pays, and all seats share the first place', () => {
    const match = turn(turn(dealtWith({ tips: [1, 1] }), 0, [2, 2], 2), 1, [2, 2], 2);
    expect(neonRow.outcome(stateOf(match))).toEqual({ placings: [1, 1], scores: [0, 0], ending: 'rowDark' });
  });
});
