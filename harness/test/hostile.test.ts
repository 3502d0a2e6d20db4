import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { hostile } from '../src/hostile/hostile.ts';

test('hostile messages change nothing, crash nothing and get one answer each, and planted faults are found', async () => {
  const numbers = { messages: 3000, controlMessages: 600 };
  const { held, conditions, counts } = await hostile.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(counts).toMatchObject({
    crashes: 0,
    stateChanges: [],
    unanswered: 0,
    overanswered: 0,
    internal: 0,
    honestFaults: 0,
  });
  expect(counts['caught']).toEqual({ anySeat: true, silent: true, fragile: true, hoard: true });
  expect(counts['caughtBy']).toMatchObject({
    anySeat: expect.arrayContaining(['hostile messages accepted']),
    silent: expect.arrayContaining(['messages without an answer']),
    fragile: expect.arrayContaining(['server crashes']),
    hoard: ['resident memory after the attack'],
  });
  expect(failedOf(conditions)).toEqual([]);
  expect(held).toBe(true);
}, 600_000);
