/** Random decisions of a harness. All come from one seed, which every run prints. */

import type { Chance } from '@fremont/kernel';
import { COMMAND_CHANCE_BYTES, type CommandId, commandIdOf } from '@fremont/table';

/** A whole number from `min` to `max`, both included. */
export const between = (chance: Chance, min: number, max: number, stream: string): number =>
  min + chance.int(max - min + 1, stream);

const PER_MILLE = 1000;

export const happens = (chance: Chance, perMille: number, stream: string): boolean =>
  chance.int(PER_MILLE, stream) < perMille;

const BYTE = 256;

/** How many ids each chance has made. */
const made = new WeakMap<Chance, number>();

/** An id for a command or a chat line. Ids are in the order of their creation, like in the web app, but depend on the seed only. */
export const newId = (chance: Chance): CommandId => {
  const count = (made.get(chance) ?? 0) + 1;
  made.set(chance, count);
  return commandIdOf(
    count,
    Array.from({ length: COMMAND_CHANCE_BYTES }, () => chance.int(BYTE, 'id')),
  );
};

export const shuffled = <T>(list: readonly T[], chance: Chance, stream: string): T[] => {
  const left = [...list];
  return Array.from(list, () => left.splice(chance.int(left.length, stream), 1)).flat();
};
