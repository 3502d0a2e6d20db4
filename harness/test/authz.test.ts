import { expect, test } from 'vitest';
import { authz } from '../src/authz/authz.ts';

test('every endpoint and message, every kind of caller, every state of a table; planted holes are found', async () => {
  const { held, counts } = await authz.run({ seed: 1, numbers: {}, fault: null, say: () => undefined });
  expect(counts).toMatchObject({ faults: 0 });
  expect(counts['cells']).toBeGreaterThan(1000);
  expect(counts['caught']).toEqual({ unlistedRoute: true, openDoor: true, suffixOrigin: true });
  expect(held).toBe(true);
}, 600_000);
