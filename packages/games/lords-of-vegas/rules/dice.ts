/** Rolling dice. Every seat has its own stream of chance. */

import { assert, type Chance, rollDie, type Seat } from '@fremont/kernel';
import type { Face } from '../data/dice.ts';
import type { LotId } from '../data/lots.ts';
import type { RolledDie } from '../events.ts';
import type { State } from '../types.ts';
import { lotAt } from './casinos.ts';

export const rollFace = (chance: Chance, seat: Seat): Face => rollDie(chance, `dice:${seat}`) as Face;

/** Rolls the die that lies on a lot. */
export const rollOn = (draft: State, id: LotId, chance: Chance): RolledDie => {
  const lot = lotAt(draft.lots, id);
  assert(lot.die !== null, `no die on ${id}`);
  const { owner: seat, value: before } = lot.die;
  const value = rollFace(chance, seat);
  lot.die = { owner: seat, value };
  return { lot: id, seat, before, value };
};
