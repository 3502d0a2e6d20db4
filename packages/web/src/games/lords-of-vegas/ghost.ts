/** The tiles that the pointed or chosen action would lay, before it is sent. */

import { type Action, type Casino, type Face, LOT_FACTS, type LotId } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { type Signal, signal } from '@preact/signals';
import { isSameAction } from '../../table/game-controls.ts';
import { statePerModel } from '../../table/state-per-model.ts';
import { previewOf } from './action-preview.ts';
import { lotActions } from './tool-controls.ts';
import type { LordsModel } from './types.ts';

/** A tile with the die that is printed on its lot. */
export interface GhostPiece {
  readonly lot: LotId;
  readonly owner: Seat;
  readonly value: Face;
}

export interface Ghost {
  /** The casino as it would be. */
  readonly casino: Casino;
  /** The new tile; null if the action only changes the company of tiles that lie there. */
  readonly tile: GhostPiece | null;
}

/** The action that the pointer or the focus is on. */
export const pointedAction = statePerModel<LordsModel, Signal<Action | null>>(() => signal(null));

export const ghostOf = (model: LordsModel): Ghost | null => {
  const { actor } = model;
  const action = model.chosen.value ?? pointedAction(model).value;
  // The pointer may still be where the button of an earlier action was.
  if (actor === null || action === null || !lotActions(model).some((one) => isSameAction(one, action))) return null;
  const preview = previewOf(model.view, action, actor);
  if (preview === null) return null;
  const lot = newTileOf(action);
  return { casino: preview.casino, tile: lot === null ? null : { lot, owner: actor, value: LOT_FACTS[lot].die } };
};

const newTileOf = (action: Action): LotId | null => {
  if (action.type === 'build') return action.lot;
  return action.type === 'sprawl' ? action.to : null;
};
