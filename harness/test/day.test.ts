import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { day, runDay } from '../src/day/day.ts';

const quiet = { numbers: {}, fault: null, say: () => undefined };

test('a simulated day of two nodes loses nothing, and planted faults are found', async () => {
  const numbers = { steps: 20_000, controlSteps: 30_000 };
  const { conditions, counts } = await day.run({ ...quiet, seed: 2, numbers });
  expect(failedOf(conditions)).toEqual([]);
  expect(counts).toMatchObject({ lost: 0, doubled: 0, forks: 0, unanswered: 0, behind: 0, shownWrongly: 0 });
  expect(counts['caught']).toEqual({ noFence: true, timelessLease: true });
}, 300_000);

test('a day comes again with its seed, and is another one with another seed', async () => {
  const size = { steps: 6_000, tables: 6, nodes: 2, thinkMs: 2_000 };
  const traceOf = async (seed: number) => (await runDay({ ...quiet, seed }, size, null)).counts['trace'];
  const first = await traceOf(7);
  expect(await traceOf(7)).toBe(first);
  expect(await traceOf(8)).not.toBe(first);
}, 300_000);
