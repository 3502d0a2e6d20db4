/** A deal that somebody is putting together: with whom, what goes which way, and what the active player does for it. */

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
import type { LordsSession } from './types.ts';

export interface Draft extends Terms {
  /** The offer this one answers, if it is a counter-offer. */
  readonly counters: Offer | null;
}

const NOTHING: Goods = { money: 0, lots: [], dice: [] };

const kept = new WeakMap<LordsSession, Signal<Draft | null>>();

export const draftOf = (session: LordsSession): Signal<Draft | null> => {
  const known = kept.get(session);
  if (known !== undefined) return known;
  const draft = signal<Draft | null>(null);
  kept.set(session, draft);
  return draft;
};

export const newDraft = (from: Seat, to: Seat): Draft => ({
  from,
  to,
  give: NOTHING,
  take: NOTHING,
  action: null,
  waiver: null,
  counters: null,
});

/** An offer seen from the other side, to be changed and sent back. */
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

/** A lot or a die goes into the deal, on the side of whoever has it, or out of it again. Null when it is neither's. */
export const toggled = (session: LordsSession, draft: Draft, lot: LotId): Draft | null => {
  const { marker, die } = lotAt(session.view.lots, lot);
  const owner = die?.owner ?? marker;
  const kind = die === null ? 'lots' : 'dice';
  if (owner === draft.from) return { ...draft, give: without(draft.give, kind, lot) };
  return owner === draft.to ? { ...draft, take: without(draft.take, kind, lot) } : null;
};

const without = (goods: Goods, kind: 'lots' | 'dice', lot: LotId): Goods => {
  const list = goods[kind];
  const next = list.includes(lot) ? list.filter((one) => one !== lot) : [...list, lot].sort();
  return { ...goods, [kind]: next };
};

export const isDealAction = (action: Action): action is DealAction =>
  (DEAL_ACTION_TYPES as readonly string[]).includes(action.type);

/** Which way a lot or die of the draft goes; null when it stays. */
export const wayOf = (draft: Draft | null, lot: LotId): 'give' | 'take' | null => {
  if (draft === null) return null;
  if ([...draft.give.lots, ...draft.give.dice].includes(lot)) return 'give';
  return [...draft.take.lots, ...draft.take.dice].includes(lot) ? 'take' : null;
};
