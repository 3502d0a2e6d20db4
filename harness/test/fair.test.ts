import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { fair } from '../src/fair/fair.ts';
import { hasPython } from '../src/fair/verifiers.ts';

if (!hasPython()) console.log('The Python verifier was not tested: there is no python3.');

test('honest matches are accepted and six kinds of forgery rejected, by every verifier', async () => {
  const settings = { seed: 4, numbers: { matches: 4, rolls: 0 }, fault: null, say: () => undefined };
  const { held, conditions, counts } = await fair.run(settings);
  expect(failedOf(conditions)).toEqual([]);
  expect(held).toBe(true);
  expect(counts).toMatchObject({ matches: 4, programs: hasPython() ? 3 : 2 });
  expect(Object.keys(counts['rejected'] as object)).toHaveLength(6);
}, 120_000);
