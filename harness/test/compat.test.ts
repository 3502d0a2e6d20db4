import { expect, test } from 'vitest';
import { failedOf } from '../src/conditions.ts';
import { compat } from '../src/releases/compat.ts';

test('the previous release and this one run side by side on one database', async () => {
  const { conditions, counts } = await compat.run({
    seed: 1,
    numbers: { commands: 60 },
    fault: null,
    say: () => undefined,
  });
  expect(failedOf(conditions)).toEqual([]);
  expect(counts).toMatchObject({ release: '0.1.0-pre.1', lost: 0, broken: 0 });
}, 300_000);
