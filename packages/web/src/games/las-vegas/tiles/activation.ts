/** What dice placed in a casino set off at its tile, in a sentence of the dock. */

import { type Face, JACKPOT_TRACK } from '@fremont/games/las-vegas';
import { at, type Sentence } from '@fremont/kernel';
import { told } from '../../../table/sentences.ts';
import type { LasVegasSession } from '../types.ts';
import { tileAt, tileName } from './views.ts';

export const activation = (session: LasVegasSession, face: Face): readonly Sentence[] => {
  const tile = tileAt(session.view, face);
  if (tile === null) return [];
  const name = tileName(session, tile.face);
  if (tile.face === 'A2') {
    return [told('royale.activatesJackpot', { tile: name, money: { money: at(JACKPOT_TRACK, tile.step) } })];
  }
  return PASSIVE.includes(tile.face) ? [] : [told('royale.activates', { tile: name })];
};

/** Faces that wait for the payout. */
const PASSIVE: readonly string[] = ['B1', 'C2', 'G1'];
