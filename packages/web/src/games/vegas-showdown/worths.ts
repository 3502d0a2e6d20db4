/** The estimates of the odds lens for this table. */

import type { OptionWorth, ShowdownOdds } from '@fremont/bots/vegas-showdown';
import type { Action } from '@fremont/games/vegas-showdown';
import { byType } from '@fremont/kernel';
import type { ShowdownModel } from './types.ts';
import { cellName, lotTitle, tileName } from './words.ts';

/** Null while the lens is off or still computing. */
export const worthsIn = ({ lens }: ShowdownModel): ShowdownOdds | null => lens.odds.value as ShowdownOdds | null; // the lens of a model only gets views of its own game

/** The estimate for an action; all bids on a lot share one. Null if the lens has none. */
export const worthOf = (model: ShowdownModel, action: Action): OptionWorth | null =>
  worthsIn(model)?.options.find((one) => isSame(one.action, action)) ?? null;

const isSame = (one: Action, other: Action): boolean => {
  if (one.type === 'bid') return other.type === 'bid' && one.lot === other.lot;
  if (one.type !== 'place') return one.type === other.type && one.type !== 'lift';
  return (
    other.type === 'place' &&
    one.tile === other.tile &&
    one.turn === other.turn &&
    one.cell[0] === other.cell[0] &&
    one.cell[1] === other.cell[1]
  );
};

/** An option in a few words. */
export const optionName = (model: ShowdownModel, action: Action): string => {
  if (action.type === 'bid') return lotTitle(model, action.lot);
  if (action.type === 'place') return `${tileName(model, action.tile)} · ${placeName(action)}`;
  return byType(model.text.value.actions, action).label;
};

const placeName = ({ cell, turn }: Extract<Action, { readonly type: 'place' }>): string =>
  turn === 0 ? cellName(cell) : `${cellName(cell)} ${turn}°`;
