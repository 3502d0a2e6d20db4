/** The order for sealed bids that the form starts with. */

import type { Lot, StandingOrder } from '@fremont/games/vegas-showdown';
import type { Seat } from '@fremont/kernel';
import { maximumChoices, sealedOrder } from './sealed-bids.ts';
import type { ShowdownModel } from './types.ts';

const EMPTY = { wishes: [], otherwise: 'wait' } as const;

/** The active order with the lot that the form was opened from, otherwise with the lot of the chosen bid. */
export const newSealedDraft = (model: ShowdownModel, seat: Seat, from: Lot | null): StandingOrder => {
  const active = sealedOrder(model);
  const base = { ...EMPTY, ...active, turn: model.view.turn };
  const chosen = model.chosen.peek();
  const lot = from ?? (active === null && chosen?.type === 'bid' ? chosen.lot : null);
  if (lot === null || base.wishes.some((wish) => wish.lot === lot)) return base;
  const first = chosen?.type === 'bid' && chosen.lot === lot ? chosen.amount : maximumChoices(model, seat, lot)[0];
  return first === undefined ? base : { ...base, wishes: [...base.wishes, { lot, max: first }] };
};
