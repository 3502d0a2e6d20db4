/** Command ids have the right shape and sort by time. */

import { COMMAND_CHANCE_BYTES, commandIdOf, isCommandId } from '@fremont/table';
import { expect, test } from 'vitest';

const bytesOf = (value: number): number[] => Array.from({ length: COMMAND_CHANCE_BYTES }, () => value);

test('an id is the time in twelve hexadecimal digits and twenty random digits', () => {
  // 2^40 is a 1 with ten zeros, and 255 is ff.
  expect(commandIdOf(2 ** 40 + 255, bytesOf(10))).toBe('0100000000ff0a0a0a0a0a0a0a0a0a0a');
});

test('a table accepts the id for every time and all random bytes', () => {
  for (const now of [0, 1, 1_794_700_800_000, 2 ** 48 - 1])
    for (const value of [0, 255]) expect(isCommandId(commandIdOf(now, bytesOf(value)))).toBe(true);
});

test('a later id sorts after an earlier one', () => {
  expect(commandIdOf(255, bytesOf(255)) < commandIdOf(256, bytesOf(0))).toBe(true);
});
