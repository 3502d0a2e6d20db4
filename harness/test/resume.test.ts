import { expect, test } from 'vitest';
import { resume } from '../src/resume/resume.ts';

/** How fast is for the full harness on a quiet machine: here it is only about coming back at all. */
const ANY_TIME_MS = 30_000;

test('everybody whose server was killed is back where they were; a server that forgot something is found', async () => {
  const numbers = { tables: 15, mostMs: ANY_TIME_MS, allMs: ANY_TIME_MS, controlTables: 1 };
  const { held, counts } = await resume.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(counts).toMatchObject({ people: 60, atHead: 60, faults: 0, caught: { forgetLast: true } });
  expect(held).toBe(true);
}, 600_000);
