/** A broken promise names the condition that failed, with its figure and its bound. */

import { describe, expect, test } from 'vitest';
import {
  atLeast,
  atMostCalm,
  calmBound,
  conditionText,
  exactly,
  failedOf,
  never,
  neverAny,
} from '../src/conditions.ts';
import { type Report, runToVerdict, verdict, withControls } from '../src/harness.ts';
import { leastRate } from '../src/load/load.ts';
import { patienceMs } from '../src/patience.ts';

describe('a condition', () => {
  test.each([
    [never('lost', 0), true, 'lost: 0, must be 0'],
    [never('lost', 2), false, 'lost: 2, must be 0'],
    [exactly('games', 2, 3), false, 'games: 2, must be 3'],
    [atLeast('rate', 237.5, 237.5, 'per second'), true, 'rate: 237.5 per second, must be at least 237.5 per second'],
    [atLeast('rate', 200, 237.5), false, 'rate: 200, must be at least 237.5'],
    [
      atMostCalm('memory', 190.04, 'MB', { calm: 100, times: 1.5 }),
      false,
      'memory: 190 MB, must be at most 150 MB (calm run: 100 MB)',
    ],
    [
      atMostCalm('memory', 150, 'MB', { calm: 100, times: 1.5 }),
      true,
      'memory: 150 MB, must be at most 150 MB (calm run: 100 MB)',
    ],
  ])('%o', (condition, held, text) => {
    expect(condition.held).toBe(held);
    expect(conditionText(condition)).toBe(text);
  });

  test('reports that the calm run alone missed the promise', () => {
    const slow = atMostCalm('p99', 900, 'ms', { calm: 120, times: 5, atLeast: 25, atMost: 100 });
    expect(conditionText(slow)).toBe(
      'p99: 900 ms, must be at most 100 ms (calm run: 120 ms); the calm run alone missed the promise',
    );
  });

  test('of each count has its own name', () => {
    expect(failedOf(neverAny({ lost: 0, doubled: 1 })).map(({ name }) => name)).toEqual(['doubled']);
  });

  test('about something that was not measured fails', () => {
    expect(atMostCalm('p99', null, 'ms', { calm: 3, times: 5 }).held).toBe(false);
  });
});

describe('a bound beside a calm run', () => {
  const promise = { times: 5, atLeast: 25, atMost: 100 };

  test('is the promise on a quiet machine', () => {
    expect(calmBound({ calm: 3, ...promise })).toBe(25);
  });

  test('grows with a busy machine', () => {
    expect(calmBound({ calm: 12, ...promise })).toBe(60);
  });

  test('has a limit, so that a server that is slow in the calm run too is found', () => {
    expect(calmBound({ calm: 120, ...promise })).toBe(100);
    expect(atMostCalm('p99', 121, 'ms', { calm: 120, ...promise }).held).toBe(false);
  });
});

describe('the time after which an answer counts as missing', () => {
  test.each([
    ['without a calm run', [], 10_000],
    ['on a quiet machine', [2, 3, 4], 10_000],
    ['on a busy machine', [90, 100], 20_000],
    ['when the server is slow in the calm run too', [900], 60_000],
  ])('%s', (_machine, calm, ms) => {
    expect(patienceMs(calm, 10_000)).toBe(ms);
  });
});

describe('the least rate of acknowledgements', () => {
  test('is the promised one on a quiet machine', () => {
    expect(leastRate(250, 250, 25)).toBe(237.5);
  });

  test('is lower where the allowed latency keeps the tables from sending so fast', () => {
    expect(leastRate(250, 250, 2_000)).toBe(118.75);
  });
});

describe('a verdict', () => {
  test('holds when all conditions do, and shows examples only when one does not', () => {
    expect(verdict([never('lost', 0)], { sent: 1 }, { examples: ['x'] })).toMatchObject({
      held: true,
      counts: { sent: 1 },
    });
    expect(verdict([never('lost', 1)], { sent: 1 }, { examples: ['x'] })).toMatchObject({
      held: false,
      counts: { sent: 1, examples: ['x'] },
    });
  });

  test('of a run that ends with an exception names the reason', async () => {
    const run = async (): Promise<Report> => {
      throw new Error('waited 15000 ms for the server to end\nand more');
    };
    const settings = { seed: 1, numbers: {}, fault: null, say: () => undefined };
    const { held, conditions, counts } = await runToVerdict({ run }, settings);
    expect(held).toBe(false);
    expect(conditions.map(conditionText)).toEqual([
      'runs that ended early (waited 15000 ms for the server to end): 1, must be 0',
    ]);
    expect(counts['stack']).toContain('conditions.test.ts');
  });

  const controlled = (control: Report, sign?: string): Promise<Report> =>
    withControls(verdict([never('lost', 0)], {}), ['stall'], { say: () => undefined }, async () => control, sign);

  test('names the condition that a planted fault broke', async () => {
    const { held, counts } = await controlled(verdict([never('lost', 3), never('doubled', 0)], {}));
    expect(held).toBe(true);
    expect(counts).toMatchObject({ caught: { stall: true }, caughtBy: { stall: ['lost'] } });
  });

  test('is broken when a planted fault is not found, and says which', async () => {
    const { held, conditions } = await controlled(verdict([never('lost', 0)], {}));
    expect(held).toBe(false);
    expect(failedOf(conditions).map(conditionText)).toEqual([
      'conditions broken by the planted stall: 0, must be at least 1',
    ]);
  });

  test('ignores other broken conditions if a fault has a sign', async () => {
    const slow = verdict([never('slow', 1), never('behind', 0)], {});
    expect((await controlled(slow, 'behind')).held).toBe(false);
    expect((await controlled(slow, 'slow')).held).toBe(true);
  });
});
