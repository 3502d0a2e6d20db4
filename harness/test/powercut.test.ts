import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { powercut } from '../src/powercut/powercut.ts';

test('a power cut loses no acknowledged command, and the planted lazy disk is found', async (context) => {
  const numbers = { cuts: 3, tables: 6, commands: 60, controlCuts: 10 };
  const { held, conditions, counts } = await powercut.run({ seed: 1, numbers, fault: null, say: () => undefined });
  if (counts['leftOut'] !== undefined) context.skip(`left out: ${counts['leftOut']}`);
  expect(counts).toMatchObject({ cuts: 3, lost: 0, damaged: 0, broken: 0 });
  expect(counts['caught']).toEqual({ lazyDisk: true });
  expect(counts['caughtBy']).toEqual({ lazyDisk: ['acknowledged commands lost'] });
  expect(failedOf(conditions)).toEqual([]);
  expect(held).toBe(true);
}, 600_000);
