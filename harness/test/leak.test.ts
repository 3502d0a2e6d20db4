import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { leak } from '../src/leak/leak.ts';

test('worlds that differ only in hidden parts give identical bytes, and planted leaks are found', async () => {
  const numbers = { matches: 8, variants: 1, controlMatches: 2, secretMatches: 3 };
  const { held, conditions, counts } = await leak.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(counts).toMatchObject({ matches: 8, differences: 0, secretMatches: 3, found: 0 });
  expect(Object.keys(counts['pairsByGame'] as object).sort()).toEqual([
    'las-vegas',
    'lords-of-vegas',
    'vegas-showdown',
  ]);
  expect(counts['caught']).toEqual({ leakyView: true, leakyRefusal: true });
  const differs = ['views that differ between worlds'];
  expect(counts['caughtBy']).toEqual({ leakyView: differs, leakyRefusal: differs });
  expect(failedOf(conditions)).toEqual([]);
  expect(held).toBe(true);
}, 600_000);
