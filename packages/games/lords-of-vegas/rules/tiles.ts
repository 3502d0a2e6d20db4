/** RULES 4.2: tiles and dice are limited. A build and a sprawl lay a tile in the same way. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Colour } from '../data/companies.ts';
import type { Face } from '../data/dice.ts';
import { LOT_FACTS, type LotId } from '../data/lots.ts';
import { DICE_PER_SEAT } from '../data/pieces.ts';
import type { Refusal, State } from '../types.ts';
import { lotAt } from './casinos.ts';
import { diceOut, tilesLeft } from './supply.ts';

type S = DeepReadonly<State>;

export const checkTiles = (state: S, colour: Colour, needed: number): Refusal | null => {
  const left = tilesLeft(state, colour);
  return left >= needed ? null : { code: 'noTile', colour, needed, left };
};

/** RULES 4.2: a die is moved if and only if the supply is empty. */
export const checkDie = (state: S, seat: Seat, moveDieFrom: LotId | undefined): Refusal | null => {
  const left = DICE_PER_SEAT - diceOut(state, seat);
  if (left > 0) return moveDieFrom === undefined ? null : { code: 'moveDieNotNeeded', left };
  if (moveDieFrom === undefined) return { code: 'moveDieNeeded' };
  const owner = lotAt(state.lots, moveDieFrom).die?.owner ?? null;
  return owner === seat ? null : { code: 'notYourDie', lot: moveDieFrom, owner };
};

interface NewTile {
  readonly lot: LotId;
  readonly colour: Colour;
  readonly cost: number;
  readonly moveDieFrom: LotId | undefined;
}

/** Pays, lays the tile and puts a die with the printed value on it. */
export const layTile = (
  draft: State,
  seat: Seat,
  { lot: id, colour, cost, moveDieFrom }: NewTile,
): { value: Face; movedFrom: LotId | null } => {
  at(draft.chairs, seat).money -= cost;
  const lot = lotAt(draft.lots, id);
  if (moveDieFrom !== undefined) {
    const old = lotAt(draft.lots, moveDieFrom);
    old.die = null;
    // Ruling R16: the lock moves with the die.
    lot.reorganised = old.reorganised;
    old.reorganised = false;
  }
  const value = LOT_FACTS[id].die;
  lot.tile = colour;
  lot.die = { owner: seat, value };
  draft.builtThisTurn.push(id);
  return { value, movedFrom: moveDieFrom ?? null };
};
