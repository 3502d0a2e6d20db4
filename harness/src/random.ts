/** What a harness decides by chance, all from one seed that every run prints. */

import type { Chance } from '@fremont/kernel';
import type { CommandId } from '@fremont/table';

/** A whole number from `min` to `max`, both included. */
export const between = (chance: Chance, min: number, max: number, stream: string): number =>
  min + chance.int(max - min + 1, stream);

const PER_MILLE = 1000;

export const happens = (chance: Chance, perMille: number, stream: string): boolean =>
  chance.int(PER_MILLE, stream) < perMille;

const HEX_DIGITS = 32;
const HEX_BASE = 16;

/** 128 bits, as commands and lines of chat carry them. */
export const newId = (chance: Chance): CommandId =>
  Array.from({ length: HEX_DIGITS }, () => chance.int(HEX_BASE, 'id').toString(HEX_BASE)).join('');

export const shuffled = <T>(list: readonly T[], chance: Chance, stream: string): T[] => {
  const left = [...list];
  return Array.from(list, () => left.splice(chance.int(left.length, stream), 1)).flat();
};
