import { describe, expect, it } from 'vitest';
import { shareInterval, studentQuantile } from '../src/statistics.ts';
import { fremont, fremontJson } from './fremont.ts';

interface Row {
  readonly bot: string;
  readonly matches: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
}

const tournament = (...args: string[]): Promise<Row[]> =>
  fremontJson<Row[]>(['tournament', 'las-vegas', ...args, '--json']);

describe('tournament', () => {
  it('prints one row per bot, with shares that add up to one over all seats', async () => {
    const rows = await tournament('--bots', 'greedy,random,random', '--blocks', '6', '--seed', '3');
    expect(rows.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
    const [greedy, random] = rows as [Row, Row];
    // Six seeds, each in three rotations.
    expect(greedy.matches).toBe(18);
    expect(random.matches).toBe(18);
    expect(greedy.winShare + 2 * random.winShare).toBeCloseTo(1, 3);
    expect(greedy.winShare).toBeGreaterThan(random.winShare);
    for (const { winShare, low, high } of rows) {
      expect(low).toBeLessThanOrEqual(winShare);
      expect(high).toBeGreaterThanOrEqual(winShare);
    }
  });

  it('gives equal bots equal shares', async () => {
    const rows = await tournament('--bots', 'random,random', '--blocks', '4', '--seed', '3');
    // Both seats have the same bot, so it has exactly half of the wins per seat.
    expect(rows).toEqual([{ bot: 'random', matches: 8, winShare: 0.5, low: 0.5, high: 0.5 }]);
  });

  it('gives the same result for the same seed', async () => {
    const args = ['--bots', 'random,greedy', '--blocks', '3', '--seed', '5', '--options', '{"edition":"royale-base"}'];
    expect(await tournament(...args)).toEqual(await tournament(...args));
  });

  it('prints lines for people', async () => {
    const { stdout } = await fremont(['tournament', 'las-vegas', '--bots', 'greedy,random', '--blocks', '2']);
    expect(stdout).toMatch(/^greedy: [\d.]+ % of the wins per seat .* in 4 matches\n/);
  });
});

describe('the interval', () => {
  it("follows Student's t", () => {
    // Two-sided 95 % points of the printed tables.
    expect(studentQuantile(10)).toBeCloseTo(2.228, 3);
    expect(studentQuantile(30)).toBeCloseTo(2.042, 3);
    expect(studentQuantile(100)).toBeCloseTo(1.984, 3);
  });

  it('is the mean plus or minus t times its standard error', () => {
    // Mean 0.5, sample variance 16 * 0.25² / 15 = 0.0667, standard error = sqrt(variance / 16) = 0.0645, t(15) = 2.131.
    const shares = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 0.25 : 0.75));
    const { low, high } = shareInterval(shares);
    expect(low).toBeCloseTo(0.5 - 2.131 * 0.0645, 3);
    expect(high).toBeCloseTo(0.5 + 2.131 * 0.0645, 3);
  });

  it('stays between 0 and 1, and is 0 to 1 for a single block', () => {
    expect(shareInterval([0, 1])).toEqual({ low: 0, high: 1 });
    expect(shareInterval([1])).toEqual({ low: 0, high: 1 });
  });

  it('has a width if all blocks have the same share', () => {
    // Exact binomial bound: with a true share p, n blocks all won have chance p^n = 2.5 % at p = 0.025^(1/50) = 0.9289.
    const { low, high } = shareInterval(Array<number>(50).fill(1));
    expect(low).toBeCloseTo(0.9289, 4);
    expect(high).toBe(1);
    expect(shareInterval(Array<number>(50).fill(0)).high).toBeCloseTo(1 - 0.9289, 4);
  });
});
