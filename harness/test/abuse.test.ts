import { expect, test } from 'vitest';
import { abuse } from '../src/abuse/abuse.ts';
import { failedOf } from '../src/conditions.ts';

test('eleven attacks spoil no table, and each is noticed on a server with the old behaviour', async () => {
  const { held, conditions, counts } = await abuse.run({ seed: 1, numbers: {}, fault: null, say: () => undefined });
  expect(counts['damage']).toBeUndefined();
  expect(counts).toMatchObject({ attacks: 11, spoiled: 0 });
  expect(counts['caught']).toEqual(Object.fromEntries(abuse.faults.map((fault) => [fault, true])));
  expect(failedOf(conditions)).toEqual([]);
  expect(held).toBe(true);
}, 600_000);
