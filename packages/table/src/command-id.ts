/** Command ids that sort by time, so that a database index on them grows at one end. */

import type { CommandId } from './messages.ts';

const TIME_DIGITS = 12;
/** The number of random bytes after the time. */
export const COMMAND_CHANCE_BYTES = 10;

export const commandIdOf = (nowMs: number, randomBytes: Iterable<number>): CommandId =>
  nowMs.toString(16).padStart(TIME_DIGITS, '0') +
  Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
