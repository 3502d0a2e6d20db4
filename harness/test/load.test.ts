import { expect, test } from 'vitest';
import { load } from '../src/load/load.ts';

/** How fast is for the full harness on a quiet machine: here no limit of time can fail. */
const ANY_TIME_MS = 1_000_000;

test('under load every command is acknowledged and in the log after a kill; one acknowledged too early is found', async () => {
  const numbers = { tables: 12, rate: 10, seconds: 3, controlSeconds: 3, p99Ms: ANY_TIME_MS };
  const { counts } = await load.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(counts).toMatchObject({ sockets: 48, tables: 12, lost: 0, faults: 0, refused: 0 });
  expect(counts['commands']).toBeGreaterThan(0);
  expect(counts['caught']).toEqual({ ackBeforeCommit: true });
}, 600_000);
