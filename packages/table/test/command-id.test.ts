/** Ids of commands: of the right shape, and in the order of their time. */

import { COMMAND_CHANCE_BYTES, commandIdOf, isCommandId } from '@fremont/table';
import { expect, test } from 'vitest';

const bytesOf = (value: number): number[] => Array.from({ length: COMMAND_CHANCE_BYTES }, () => value);

test('an id is the time in twelve hexadecimal digits and twenty digits of chance', () => {
  // 2^40 is a 1 with ten zeros, and 255 is ff.
  expect(commandIdOf(2 ** 40 + 255, bytesOf(10))).toBe('0100000000ff0a0a0a0a0a0a0a0a0a0a');
});

test('whatever the time and the chance, a table takes it', () => {
  for (const now of [0, 1, 1_794_700_800_000, 2 ** 48 - 1])
    for (const value of [0, 255]) expect(isCommandId(commandIdOf(now, bytesOf(value)))).toBe(true);
});

test('a later id stands behind an earlier one, whatever their chance', () => {
  expect(commandIdOf(255, bytesOf(255)) < commandIdOf(256, bytesOf(0))).toBe(true);
});
