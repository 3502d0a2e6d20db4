import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { kill } from '../src/kill/kill.ts';

test('kill -9 loses or doubles no acknowledged command, and planted faults are found', async () => {
  const numbers = { kills: 4, tables: 8, controlKills: 3, controlTables: 6, thinkMs: 120, commands: 2000 };
  const { held, conditions, counts } = await kill.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(counts).toMatchObject({ lost: 0, doubled: 0, unsent: 0, broken: 0, contradictions: 0, unanswered: 0 });
  expect(counts['caught']).toEqual({ ackBeforeCommit: true, forgetCommands: true });
  expect(counts['caughtBy']).toMatchObject({
    ackBeforeCommit: expect.arrayContaining(['acknowledged commands lost']),
    forgetCommands: expect.arrayContaining([expect.any(String)]),
  });
  expect(failedOf(conditions)).toEqual([]);
  expect(held).toBe(true);
}, 600_000);
