/** RULES 3.5 to 3.7: the actions that a seat may choose, and its choice. */

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

/** Ruling R05: a seat may pass only when cards forbid both free actions. */
export const checkPass = (state: S): Refusal | null =>
  cardAgainst(state, 'renovate') !== null && cardAgainst(state, 'publicity') !== null ? null : { code: 'mustAct' };

const choose = (draft: State, seat: Seat, choice: Choice): void => {
  const chair = at(draft.chairs, seat);
  chair.choice = choice;
  chair.outbid = null;
};

/** RULES 3.6: the outbid seat has no choice again. */
export function* bid(draft: State, seat: Seat, lot: Lot, amount: number): Iterable<Event> {
  const tile = tileOfLot(draft, lot);
  assert(tile !== null, `nothing for sale at ${lot}`);
  const beaten = standingOn(draft, lot);
  if (beaten !== null) {
    const rival = at(draft.chairs, beaten.seat);
    rival.choice = null;
    rival.outbid = { lot, amount: beaten.amount };
  }
  choose(draft, seat, { type: 'bid', lot, amount });
  yield { type: 'bidMade', seat, lot, tile, amount, outbid: beaten?.seat ?? null };
}

export function* renovate(draft: State, seat: Seat): Iterable<Event> {
  choose(draft, seat, { type: 'renovate' });
  yield { type: 'renovateChosen', seat };
}

/** The Fame that Publicity gives this turn. */
export const publicityFame = ({ cards }: Pick<S, 'cards'>): number =>
  effectsOf(cards).reduce((fame, effect) => (effect.type === 'publicityFame' ? effect.amount : fame), PUBLICITY_FAME);

/** Ruling R11: gives the Fame at once. The placement follows when the actions are carried out. */
export function* publicity(draft: State, seat: Seat): Iterable<Event> {
  const fame = publicityFame(draft);
  at(draft.chairs, seat).fame += fame;
  choose(draft, seat, { type: 'publicity' });
  yield { type: 'publicityChosen', seat, fame };
}

export function* pass(draft: State, seat: Seat): Iterable<Event> {
  choose(draft, seat, { type: 'pass' });
  yield { type: 'turnPassed', seat };
}
