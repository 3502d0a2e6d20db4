/** The controls of the lots: one for each space of a bid track, and one on the lot that raises the bid. */

import { type Action, type Lot, lotStates } from '@fremont/games/vegas-showdown';
import { t } from '../../i18n/index.ts';
import type { Control, Controls } from '../../table/controls.ts';
import { digitKeys } from '../../table/game-controls.ts';
import { chooseControl } from './choice-controls.ts';
import { bidId, lotId } from './control-ids.ts';
import type { ShowdownModel } from './types.ts';
import { lotLabel } from './words.ts';

export const bidControls = (model: ShowdownModel): Controls =>
  lotStates(model.assumedState.value).flatMap(({ lot, track }, index) => [
    raiseControl(model, lot, index),
    ...track.map(({ value }) => bidControl(model, lot, value)),
  ]);

const bidControl = (model: ShowdownModel, lot: Lot, amount: number): Control => ({
  ...chooseControl(model, { type: 'bid', lot, amount }, bidId(lot, amount), []),
  label: t('vegas-showdown.bidOn', { amount, lot: lotLabel(model, lot) }),
});

/** A press on the lot chooses its lowest bid, and another press the next higher one. */
const raiseControl = (model: ShowdownModel, lot: Lot, index: number): Control => {
  const amounts = bidsOf(model, lot);
  const chosen = model.chosen.value;
  const before = chosen?.type === 'bid' && chosen.lot === lot ? chosen.amount : 0;
  const amount = amounts.find((one) => one > before) ?? amounts[0] ?? null;
  const action: Action = { type: 'bid', lot, amount: amount ?? lowestBid(model, lot) };
  return {
    id: lotId(lot),
    keys: digitKeys(index + 1),
    label: lotLabel(model, lot),
    off: model.reasonAgainst(action),
    run: () => model.commands.choose(action, () => false),
  };
};

/** The legal bids of the seat on a lot, ascending. */
export const bidsOf = ({ update }: ShowdownModel, lot: Lot): number[] =>
  update.value.legal.flatMap((action) => (action.type === 'bid' && action.lot === lot ? [action.amount] : []));

const lowestBid = (model: ShowdownModel, lot: Lot): number => {
  const state = lotStates(model.assumedState.value).find((one) => one.lot === lot);
  return state?.next ?? state?.minimum ?? 0;
};
