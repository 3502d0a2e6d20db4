import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { deploy } from '../src/nodes/deploy.ts';

/** Only the full harness measures how long people are interrupted, so no time limit can fail here. */
const ANY_TIME_MS = 1_000_000;

test('a rolling restart under load loses nothing, and everybody comes back', async () => {
  const numbers = { nodes: 2, rounds: 1, tables: 8, commands: 60, thinkMs: 200, interruptionMs: ANY_TIME_MS };
  const { conditions, counts } = await deploy.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(failedOf(conditions)).toEqual([]);
  expect(counts).toMatchObject({ restarts: 2, lost: 0, doubled: 0, forks: 0, shownWrongly: 0 });
  expect(counts['awayMs']).toMatchObject({ times: expect.any(Number) });
}, 300_000);
