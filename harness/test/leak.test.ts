import { expect, test } from 'vitest';
import { leak } from '../src/leak/leak.ts';

test('worlds that differ only in what is hidden look the same to the byte; leaks are found', async () => {
  const numbers = { matches: 8, variants: 1, controlMatches: 2 };
  const { held, counts } = await leak.run({ seed: 1, numbers, fault: null, say: () => undefined });
  expect(counts).toMatchObject({ matches: 8, differences: 0 });
  expect(Object.keys(counts['pairsByGame'] as object).sort()).toEqual([
    'las-vegas',
    'lords-of-vegas',
    'vegas-showdown',
  ]);
  expect(counts['caught']).toEqual({ leakyView: true, leakyRefusal: true });
  expect(held).toBe(true);
}, 600_000);
