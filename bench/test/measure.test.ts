import { describe, expect, it } from 'vitest';
import { median, timesOf } from '../src/measure.ts';

describe('the median', () => {
  it('is the middle of an odd list and the mean of the two middles of an even list', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 3])).toBe(4);
  });
});

describe('a contest', () => {
  it('warms up both sides once and then runs them by turns', () => {
    const calls: string[] = [];
    timesOf({
      ours: (from, count) => calls.push(`ours ${from}+${count}`),
      peer: (from, count) => calls.push(`peer ${from}+${count}`),
      oursCount: 10,
      peerCount: 2,
      repetitions: 2,
    });
    expect(calls).toEqual(['ours 0+10', 'peer 0+2', 'ours 10+10', 'peer 2+2', 'ours 20+10', 'peer 4+2']);
  });
});
