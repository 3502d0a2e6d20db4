import { expect, test } from 'vitest';
import { authz } from '../src/authz/authz.ts';
import { failedOf } from '../src/conditions.ts';

test('every caller can do exactly what the matrix allows, and planted holes are found', async () => {
  const { held, conditions, counts } = await authz.run({ seed: 1, numbers: {}, fault: null, say: () => undefined });
  expect(counts).toMatchObject({ faults: 0 });
  expect(counts['cells']).toBeGreaterThan(1000);
  expect(counts['caught']).toEqual({
    unlistedRoute: true,
    openDoor: true,
    openAdmin: true,
    suffixOrigin: true,
    anyScope: true,
  });
  const wrong = ['cells that do what they must not'];
  expect(counts['caughtBy']).toEqual({
    unlistedRoute: wrong,
    openDoor: wrong,
    openAdmin: wrong,
    suffixOrigin: wrong,
    anyScope: wrong,
  });
  expect(failedOf(conditions)).toEqual([]);
  expect(held).toBe(true);
}, 600_000);
