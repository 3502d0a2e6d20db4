/**
 * Standing orders: the bids that a table makes for an absent seat this turn. An order is private to its seat and not
 * part of the match. Whenever the seat is to act, the table turns the order into one legal action.
 */

import type { DeepReadonly, Seat } from '@fremont/kernel';
import type { Action, Lot, State } from '../types.ts';
import { checkPublicity, checkRenovate } from './choose.ts';
import { bidsOn } from './lots.ts';

/** A lot and the most that the seat would pay for it. */
export interface Wish {
  readonly lot: Lot;
  readonly max: number;
}

export const FALLBACKS = ['renovate', 'publicity', 'wait'] as const;

export interface StandingOrder {
  /** The turn of the order. It is void in any other turn. */
  readonly turn: number;
  /** In order of preference. A later wish applies when the earlier ones have become too expensive. */
  readonly wishes: readonly Wish[];
  /** The action when no wish is possible; `wait` leaves the decision to the person. */
  readonly otherwise: (typeof FALLBACKS)[number];
}

/** The next action of the order; null when the person has to decide. */
export const nextBid = (state: DeepReadonly<State>, seat: Seat, order: StandingOrder): Action | null => {
  const { phase, turn } = state;
  if (phase.type !== 'choosing' || phase.seat !== seat || turn !== order.turn) return null;
  for (const { lot, max } of order.wishes) {
    const amount = bidsOn(state, seat, lot)[0];
    if (amount !== undefined && amount <= max) return { type: 'bid', lot, amount };
  }
  return fallback(state, order);
};

const fallback = (state: DeepReadonly<State>, { otherwise }: StandingOrder): Action | null => {
  if (otherwise === 'renovate') return checkRenovate(state) === null ? { type: 'renovate' } : null;
  if (otherwise === 'publicity') return checkPublicity(state) === null ? { type: 'publicity' } : null;
  return null;
};
