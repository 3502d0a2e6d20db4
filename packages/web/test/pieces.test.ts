/** Bots think in pieces: the worker is never busy for long, and a slow device gives up playouts instead of time. */

import { expect, test } from 'vitest';
import { inPieces, type Workday } from '../src/tables/pieces.ts';

/** Work of `stepMs` per step on a clock that only work moves. */
const workdayOf = (stepMs: number) => {
  let now = 0;
  let from = 0;
  const pieces: number[] = [];
  const shares: number[] = [];
  const workday: Workday = {
    now: () => now,
    rest: async () => {
      pieces.push(now - from);
      // Other messages take a while.
      now += 500;
      from = now;
    },
  };
  function* thinking(steps: number): Generator<void, string, number> {
    for (let step = 0; step < steps; step++) {
      now += stepMs;
      shares.push(yield);
    }
    return 'chosen';
  }
  return { workday, thinking, pieces, shares };
};

test('a piece is at most 100 ms, also with slow steps', async () => {
  const { workday, thinking, pieces } = workdayOf(30);
  expect(await inPieces(thinking(20), workday)).toBe('chosen');
  expect(pieces.length).toBeGreaterThan(5);
  expect(Math.max(...pieces)).toBeLessThanOrEqual(100);
});

test('the bot learns what share of its time is spent; time of others does not count', async () => {
  const { workday, thinking, shares } = workdayOf(27);
  await inPieces(thinking(10), workday);
  // 270 ms are the time of one decision, so each of the ten steps takes a tenth.
  expect(shares.map((share) => Math.round(share * 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a quick decision needs no rest', async () => {
  const { workday, thinking, pieces } = workdayOf(1);
  await inPieces(thinking(20), workday);
  expect(pieces).toEqual([]);
});
