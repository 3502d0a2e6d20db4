/** The dice of playouts: uniform, reproducible, and independent of earlier rolls. */

import { at, seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { TurnDice } from '../src/sampler/turn-dice.ts';

const rolls = (dice: TurnDice, seat: number, count: number): number[] => {
  dice.begin(seatAt(seat));
  return Array.from({ length: count }, () => dice.int(6));
};

describe('turn dice', () => {
  test('roll every number equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 500; seed++) {
      const dice = new TurnDice(seed);
      for (let turn = 0; turn < 6; turn++)
        for (const face of rolls(dice, turn % 3, 8)) counts[face] = at(counts, face) + 1;
    }
    // 24,000 rolls: 4,000 of each, give or take 4 standard deviations of 58.
    for (const count of counts) expect(Math.abs(count - 4_000)).toBeLessThan(232);
  });

  test('give a turn the same numbers, regardless of how many earlier turns used', () => {
    const [few, many] = [new TurnDice(7), new TurnDice(7)];
    rolls(few, 0, 2);
    rolls(many, 0, 8);
    expect(rolls(few, 1, 6)).toEqual(rolls(many, 1, 6));
    expect(rolls(few, 0, 5)).toEqual(rolls(many, 0, 7).slice(0, 5));
  });

  test('differ from seat to seat, turn to turn and seed to seed', () => {
    const dice = new TurnDice(1);
    const rows = [rolls(dice, 0, 12), rolls(dice, 0, 12), rolls(dice, 1, 12), rolls(new TurnDice(2), 0, 12)];
    expect(new Set(rows.map(String)).size).toBe(4);
  });
});
