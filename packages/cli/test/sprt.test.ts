import { describe, expect, it } from 'vitest';
import { boundOf, logLikelihoodRatio, verdictOf } from '../src/sprt.ts';
import { fremont, fremontJson } from './fremont.ts';

const HYPOTHESES = { none: 0, gain: 0.02, error: 0.05 };

/** Half of the blocks a tenth above the mean and half below: mean as given, variance 0.01 * n / (n - 1). */
const blocksAround = (mean: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => mean + (index % 2 === 0 ? 0.1 : -0.1));

describe('the sequential test', () => {
  it('stops at the bounds of Wald', () => {
    // ln(0.95 / 0.05) = 2.944.
    expect(boundOf(HYPOTHESES)).toBeCloseTo(2.944, 3);
    expect(verdictOf(2.95, HYPOTHESES)).toBe('gain');
    expect(verdictOf(-2.95, HYPOTHESES)).toBe('none');
    expect(verdictOf(2.9, HYPOTHESES)).toBe('undecided');
  });

  it('weighs the mean against the middle of the hypotheses', () => {
    // 0.02 * 100 * (0.02 - 0.01) / 0.0101 = 1.98.
    expect(logLikelihoodRatio(blocksAround(0.02, 100), HYPOTHESES)).toBeCloseTo(1.98, 2);
    // In the middle neither is likelier.
    expect(logLikelihoodRatio(blocksAround(0.01, 100), HYPOTHESES)).toBeCloseTo(0, 6);
  });

  it('says nothing after a few blocks, or if all blocks are equal', () => {
    expect(logLikelihoodRatio(blocksAround(0.5, 10), HYPOTHESES)).toBe(0);
    expect(logLikelihoodRatio(Array<number>(50).fill(0.5), HYPOTHESES)).toBe(0);
  });
});

interface Line {
  readonly verdict: string;
  readonly blocks: number;
  readonly reference: string;
}

const sprt = (...args: string[]): Promise<Line> => fremontJson<Line>(['sprt', 'las-vegas', ...args, '--json']);

describe('fremont sprt', () => {
  it('finds a bot that is better, and one that is not', async () => {
    const better = await sprt('greedy', 'random', '--seats', '3', '--max-blocks', '60');
    expect(better.verdict).toBe('gain');
    // The test stops by itself, before the blocks run out.
    expect(better.blocks).toBeLessThan(60);
    expect((await sprt('random', 'greedy', '--seats', '3', '--max-blocks', '60')).verdict).toBe('none');
  });

  it('takes the reference from another commit', async () => {
    // The random bot is the same in every commit, so two of them cannot be told apart in so few blocks.
    const line = await sprt('random', 'random', '--base', 'HEAD', '--max-blocks', '17');
    expect(line).toMatchObject({ verdict: 'undecided', blocks: 17, reference: 'random of HEAD' });
  });

  it.each([
    [['sprt', 'las-vegas', 'greedy'], 'name two bots'],
    [['sprt', 'las-vegas', 'greedy', 'random', '--gain=-1'], '--gain must be larger than --none'],
    [['sprt', 'las-vegas', 'greedy', 'random', '--error', '0'], '--error must be between 0.1 and 49'],
    [['sprt', 'las-vegas', 'greedy', 'random', '--gain', 'much'], '--gain takes a number'],
    [['sprt', 'las-vegas', 'greedy', 'random', '--base', 'no-such-commit'], 'no commit "no-such-commit"'],
  ])('explains %j', async (args, words) => {
    const { code, stderr } = await fremont(args);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});
