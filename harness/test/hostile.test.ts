import { expect, test } from 'vitest';
import { hostile } from '../src/hostile/hostile.ts';

test('hostile messages change nothing, crash nothing, and each gets one answer; planted faults are found', async () => {
  const numbers = { messages: 3000, controlMessages: 600 };
  const { held, counts } = await hostile.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(counts).toMatchObject({
    crashes: 0,
    stateChanges: [],
    unanswered: 0,
    overanswered: 0,
    internal: 0,
    honestFaults: 0,
  });
  expect(counts['caught']).toEqual({ anySeat: true, silent: true, fragile: true });
  expect(held).toBe(true);
}, 600_000);
