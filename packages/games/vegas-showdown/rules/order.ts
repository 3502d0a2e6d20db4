/**
 * Standing orders: what a seat that is away wants bid for it this turn. An order is private to its seat and no part of
 * the match; a table turns it into ordinary actions, one legal step at a time, whenever the seat is asked.
 */

import type { DeepReadonly, Seat } from '@fremont/kernel';
import type { Action, Lot, State } from '../types.ts';
import { checkPublicity, checkRenovate } from './choose.ts';
import { bidsOn } from './lots.ts';

/** A lot and the most the seat would pay for it. */
export interface Wish {
  readonly lot: Lot;
  readonly max: number;
}

export const FALLBACKS = ['renovate', 'publicity', 'wait'] as const;

export interface StandingOrder {
  /** The turn it is meant for; it is void in any other. */
  readonly turn: number;
  /** First choice first: a later one counts when the earlier ones have become too dear. */
  readonly wishes: readonly Wish[];
  /** What to do when no wish can be had: an action, or wait for the person. */
  readonly otherwise: (typeof FALLBACKS)[number];
}

/** The step the order asks for now; null when it has nothing to say and the person is asked. */
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
