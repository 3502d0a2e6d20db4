/** The sentence of the dock about the tile that placed dice activate. */

import { type Face, JACKPOT_TRACK } from '@fremont/games/las-vegas';
import { at, type Sentence } from '@fremont/kernel';
import { told } from '../../../table/sentences.ts';
import type { LasVegasModel } from '../types.ts';
import { tileAt, tileName } from './tile-lookup.ts';

export const activation = (model: LasVegasModel, face: Face): readonly Sentence[] => {
  const tile = tileAt(model.view, face);
  if (tile === null) return [];
  const name = tileName(model, tile.face);
  if (tile.face === 'A2') {
    return [told('royale.activatesJackpot', { tile: name, money: { money: at(JACKPOT_TRACK, tile.step) } })];
  }
  return PASSIVE.includes(tile.face) ? [] : [told('royale.activates', { tile: name })];
};

/** Faces that act in the payout only. */
const PASSIVE: readonly string[] = ['B1', 'C2', 'G1'];
