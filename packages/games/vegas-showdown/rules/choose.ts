/** RULES 3.5 to 3.7: what a seat may choose, and its choice. */

import { assert, at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { PUBLICITY_FAME } from '../data/sheet.ts';
import type { Choice, Event, Lot, Refusal, State } from '../types.ts';
import { cardAgainst } from './cards.ts';
import { effectsOf } from './income.ts';
import { standingOn, tileOfLot } from './lots.ts';

type S = DeepReadonly<State>;

export const checkRenovate = (state: S): Refusal | null => barred(state, 'renovate');
export const checkPublicity = (state: S): Refusal | null => barred(state, 'publicity');

const barred = (state: S, action: 'renovate' | 'publicity'): Refusal | null => {
  const card = cardAgainst(state, action);
  return card === null ? null : { code: 'actionBarred', action, card };
};

/** Ruling R05: passing is open only when both free actions are taken away. */
export const checkPass = (state: S): Refusal | null =>
  cardAgainst(state, 'renovate') !== null && cardAgainst(state, 'publicity') !== null ? null : { code: 'mustAct' };

const choose = (draft: State, seat: Seat, choice: Choice): void => {
  const chair = at(draft.chairs, seat);
  chair.choice = choice;
  chair.outbid = null;
};

/** RULES 3.6: whoever held the lot is without an action again. */
export const bid = (draft: State, seat: Seat, lot: Lot, amount: number): Event => {
  const tile = tileOfLot(draft, lot);
  assert(tile !== null, `nothing for sale at ${lot}`);
  const beaten = standingOn(draft, lot);
  if (beaten !== null) {
    const rival = at(draft.chairs, beaten.seat);
    rival.choice = null;
    rival.outbid = { lot, amount: beaten.amount };
  }
  choose(draft, seat, { type: 'bid', lot, amount });
  return { type: 'bidMade', seat, lot, tile, amount, outbid: beaten?.seat ?? null };
};

export const renovate = (draft: State, seat: Seat): Event => {
  choose(draft, seat, { type: 'renovate' });
  return { type: 'renovateChosen', seat };
};

/** What Publicity gives this turn. */
export const publicityFame = ({ cards }: Pick<S, 'cards'>): number =>
  effectsOf(cards).reduce((fame, effect) => (effect.type === 'publicityFame' ? effect.amount : fame), PUBLICITY_FAME);

/** Ruling R11: the Fame comes at once, the placement when the actions are carried out. */
export const publicity = (draft: State, seat: Seat): Event => {
  const fame = publicityFame(draft);
  at(draft.chairs, seat).fame += fame;
  choose(draft, seat, { type: 'publicity' });
  return { type: 'publicityChosen', seat, fame };
};

export const pass = (draft: State, seat: Seat): Event => {
  choose(draft, seat, { type: 'pass' });
  return { type: 'turnPassed', seat };
};
