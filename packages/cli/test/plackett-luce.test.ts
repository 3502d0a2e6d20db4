import { seededChance } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { points, type Ranking, strengthsOf } from '../src/plackett-luce.ts';

const duel = (winner: number, loser: number): Ranking => ({ bots: [winner, loser], placings: [1, 2] });
const times = <T>(count: number, one: T): T[] => Array<T>(count).fill(one);

/** Draws a ranking by the model itself: each place goes to a seat in proportion to its strength. */
const drawn = (strengths: readonly number[], next: () => number): Ranking => {
  const left = strengths.map((_, bot) => bot);
  const placings = strengths.map(() => 0);
  for (let place = 1; left.length > 0; place++) {
    let ticket = next() * left.reduce((sum, bot) => sum + (strengths[bot] as number), 0);
    const chosen = left.findIndex((bot) => {
      ticket -= strengths[bot] as number;
      return ticket < 0;
    });
    const [bot] = left.splice(chosen, 1);
    placings[bot as number] = place;
  }
  return { bots: strengths.map((_, bot) => bot), placings };
};

describe('strengths from rankings', () => {
  it('are in the ratio of the wins for two bots', () => {
    // 300 wins against 100 are odds of 3 to 1. The prior of one shared match moves them by less than a percent.
    const [first, second] = strengthsOf([...times(300, duel(0, 1)), ...times(100, duel(1, 0))], 2) as [number, number];
    expect(first / second).toBeCloseTo(3, 1);
    expect(first * second).toBeCloseTo(1, 6);
  });

  it('compare bots that never met through a third', () => {
    // 0 beats 1 three times of four, and 1 beats 2 three times of four: 0 has nine times the strength of 2.
    const rankings = [
      ...times(3000, duel(0, 1)),
      ...times(1000, duel(1, 0)),
      ...times(3000, duel(1, 2)),
      ...times(1000, duel(2, 1)),
    ];
    const [first, , third] = strengthsOf(rankings, 3) as [number, number, number];
    expect(first / third).toBeCloseTo(9, 1);
  });

  it('are found again from rankings drawn with known strengths', () => {
    const chance = seededChance(7);
    const known = [4, 2, 1, 0.5];
    const rankings = Array.from({ length: 6000 }, () => drawn(known, () => chance.int(1 << 30, 'ranking') / (1 << 30)));
    const found = strengthsOf(rankings, 4);
    // The geometric mean of the known strengths is 2 ** 0.5. Six thousand rankings leave about 2 % of error.
    for (const [bot, strength] of found.entries())
      expect(Math.abs(Math.log((strength * 2 ** 0.5) / (known[bot] as number)))).toBeLessThan(0.08);
  });

  it('stay equal if every match is a tie', () => {
    const [first, second] = strengthsOf(times(10, { bots: [0, 1], placings: [1, 1] }), 2) as [number, number];
    expect(first).toBeCloseTo(second, 6);
  });

  it('stay finite for a bot that always wins', () => {
    const [winner, loser] = strengthsOf(times(50, duel(0, 1)), 2) as [number, number];
    expect(Number.isFinite(winner)).toBe(true);
    expect(winner / loser).toBeGreaterThan(20);
  });

  it('become points on the scale of chess', () => {
    expect(points(10)).toBeCloseTo(400, 6);
    expect(points(1)).toBe(0);
  });
});
