import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { resume } from '../src/resume/resume.ts';

/** A generous limit: only the full harness on a quiet machine measures speed. This test checks that people come back. */
const ANY_TIME_MS = 30_000;

test('all people reconnect at the same version after a kill, and a server that lost an entry is found', async () => {
  const numbers = { tables: 15, mostMs: ANY_TIME_MS, allMs: ANY_TIME_MS, controlTables: 1 };
  const { held, conditions, counts } = await resume.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(counts).toMatchObject({ people: 60, atHead: 60, faults: 0, caught: { forgetLast: true } });
  expect(counts['caughtBy']).toEqual({ forgetLast: ['people back at an older version'] });
  expect(failedOf(conditions)).toEqual([]);
  expect(held).toBe(true);
}, 600_000);
