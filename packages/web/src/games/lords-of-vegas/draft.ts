/** A deal that the player is putting together: partner, goods of both sides, the active player's action or waiver. */

import {
  type Action,
  DEAL_ACTION_TYPES,
  type DealAction,
  type Goods,
  type LotId,
  lotAt,
  type Offer,
  type Terms,
} from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { type Signal, signal } from '@preact/signals';
import { statePerModel } from '../../table/state-per-model.ts';
import type { LordsModel } from './types.ts';

export interface Draft extends Terms {
  /** The offer that this draft answers; null if it is not a counter-offer. */
  readonly counters: Offer | null;
}

const NOTHING: Goods = { money: 0, lots: [], dice: [] };

/** Null while the player puts no deal together. */
export const draftOf = statePerModel<LordsModel, Signal<Draft | null>>(() => signal(null));

export const newDraft = (from: Seat, to: Seat): Draft => ({
  from,
  to,
  give: NOTHING,
  take: NOTHING,
  action: null,
  waiver: null,
  counters: null,
});

/** An offer from the other side's point of view, to be changed and sent back. */
export const counterDraft = (offer: Offer): Draft => ({
  from: offer.to,
  to: offer.from,
  give: offer.take,
  take: offer.give,
  action: offer.action,
  waiver: offer.waiver,
  counters: offer,
});

export const termsOf = ({ from, to, give, take, action, waiver }: Draft): Terms => ({
  from,
  to,
  give,
  take,
  action,
  waiver,
});

export const actionOf = ({ to, give, take, action, waiver, counters }: Draft): Action => {
  const proposal = { give, take, ...(action === null ? {} : { action }), ...(waiver === null ? {} : { waiver }) };
  return counters === null
    ? { type: 'offer', to, ...proposal }
    : { type: 'counter', offer: counters.id, revision: counters.revision, ...proposal };
};

/** Adds a lot or a die to the deal on its owner's side, or removes it. Null if it belongs to neither side. */
export const toggled = (model: LordsModel, draft: Draft, lot: LotId): Draft | null => {
  const { marker, die } = lotAt(model.view.lots, lot);
  const owner = die?.owner ?? marker;
  const kind = die === null ? 'lots' : 'dice';
  if (owner === draft.from) return { ...draft, give: withToggled(draft.give, kind, lot) };
  return owner === draft.to ? { ...draft, take: withToggled(draft.take, kind, lot) } : null;
};

const withToggled = (goods: Goods, kind: 'lots' | 'dice', lot: LotId): Goods => {
  const list = goods[kind];
  const next = list.includes(lot) ? list.filter((one) => one !== lot) : [...list, lot].sort();
  return { ...goods, [kind]: next };
};

export const isDealAction = (action: Action): action is DealAction =>
  (DEAL_ACTION_TYPES as readonly string[]).includes(action.type);

/** The side of the draft that a lot or die is on; null if the deal does not include it. */
export const dealSideOf = (draft: Draft | null, lot: LotId): 'give' | 'take' | null => {
  if (draft === null) return null;
  if ([...draft.give.lots, ...draft.give.dice].includes(lot)) return 'give';
  return [...draft.take.lots, ...draft.take.dice].includes(lot) ? 'take' : null;
};
