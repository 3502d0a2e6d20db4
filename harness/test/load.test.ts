import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { load } from '../src/load/load.ts';

/** Only the full harness on a quiet machine measures speed, so no time limit can fail here. */
const ANY_TIME_MS = 1_000_000;

test('under load every acknowledged command is in the log after a kill, and an early acknowledgement is found', async () => {
  const numbers = { tables: 12, rate: 10, seconds: 3, controlSeconds: 3, p99Ms: ANY_TIME_MS };
  const { counts } = await load.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(counts).toMatchObject({ sockets: 48, tables: 12, lost: 0, faults: 0, refused: 0 });
  expect(counts['commands']).toBeGreaterThan(0);
  expect(counts['caughtBy']).toMatchObject({
    ackBeforeCommit: expect.arrayContaining(['acknowledged commands lost']),
  });
  expect(counts['caught']).toEqual({ ackBeforeCommit: true });
}, 600_000);

test('the same load runs on SQLite, on one node with PostgreSQL and on two, and loses nothing', async () => {
  const numbers = { nodes: 2, sockets: 16, rate: 20, seconds: 1, warmUpMs: 200 };
  const { conditions, counts } = await load.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(failedOf(conditions)).toEqual([]);
  for (const name of ['sqlite', 'postgres, 1 node', 'postgres, 2 nodes'])
    expect(counts[name]).toMatchObject({ sockets: 16, tables: 4, lost: 0, faults: 0 });
}, 300_000);
