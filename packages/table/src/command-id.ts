/** Ids of commands that lie side by side when they were made side by side: a database that keeps them grows at one end. */

import type { CommandId } from './messages.ts';

const TIME_DIGITS = 12;
/** So many bytes of chance go with it. */
export const COMMAND_CHANCE_BYTES = 10;

export const commandIdOf = (nowMs: number, chance: Iterable<number>): CommandId =>
  nowMs.toString(16).padStart(TIME_DIGITS, '0') +
  Array.from(chance, (byte) => byte.toString(16).padStart(2, '0')).join('');
