/** Sealed bids: whether they are open now, what this seat has left for the turn, and where each of its wishes stands. */

import {
  type Action,
  bidsOn,
  type Lot,
  lotState,
  lotStates,
  nextBid,
  type StandingOrder,
  vegasShowdown,
  type Wish,
} from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import type { OrderBox } from '../../table/order-box.ts';
import type { ShowdownSession } from './types.ts';

/** The box and the seat it belongs to; null while there is nothing to leave a bid for. */
export const boxOf = ({ orders, viewer, view, frame }: ShowdownSession): { box: OrderBox; seat: Seat } | null => {
  if (orders === null || viewer === 'spectator' || view.phase.type !== 'choosing') return null;
  // What is being told may already be the purchase.
  const { choice } = at(frame.value.view.chairs, viewer);
  return choice === null || choice.type === 'bid' ? { box: orders, seat: viewer } : null;
};

/** What the seat has left for this turn. */
export const sealedOf = (session: ShowdownSession): StandingOrder | null => {
  const left = boxOf(session)?.box.order.value ?? null;
  const decoded = left === null ? null : vegasShowdown.orders?.decode(left);
  if (decoded?.ok !== true) return null;
  const order = decoded.value as StandingOrder;
  return order.turn === session.view.turn ? order : null;
};

/** `leads`: its bid stands. `next`: what will be bid. `reserve`: counts after the others. `dear`: over the maximum. */
export type WishState =
  | { readonly type: 'leads' | 'next' | 'dear'; readonly amount: number }
  | { readonly type: 'reserve' | 'gone' };

export interface Placed {
  readonly wish: Wish;
  readonly state: WishState;
}

export const placed = (session: ShowdownSession, seat: Seat, wishes: readonly Wish[]): readonly Placed[] => {
  const standing = standingLot(session, seat);
  const leads = wishes.some(({ lot }) => lot === standing);
  const next = leads ? undefined : wishes.find((wish) => stepOf(session, seat, wish) !== null);
  return wishes.map((wish) => ({ wish, state: stateOf(session, seat, wish, wish === next) }));
};

/** The lot on which the seat's own bid stands. */
export const standingLot = ({ view }: ShowdownSession, seat: Seat): Lot | null => {
  const { choice } = at(view.chairs, seat);
  return choice?.type === 'bid' ? choice.lot : null;
};

const stateOf = (session: ShowdownSession, seat: Seat, wish: Wish, isNext: boolean): WishState => {
  const { standing, next } = lotState(session.view, wish.lot);
  if (standing?.seat === seat) return { type: 'leads', amount: standing.amount };
  const amount = stepOf(session, seat, wish);
  if (amount !== null) return isNext ? { type: 'next', amount } : { type: 'reserve' };
  return next === null ? { type: 'gone' } : { type: 'dear', amount: next };
};

/** The lowest bid on the lot, if it is within the maximum. */
const stepOf = (session: ShowdownSession, seat: Seat, { lot, max }: Wish): number | null => {
  const amount = bidsOn(session.supposed.value, seat, lot)[0];
  return amount === undefined || amount > max ? null : amount;
};

/** The maximums to choose from: the seat's own bid there, and every printed space above that it can pay. */
export const maximaOf = (session: ShowdownSession, seat: Seat, lot: Lot): readonly number[] => {
  const { standing } = lotState(session.view, lot);
  const own = standing?.seat === seat ? [standing.amount] : [];
  return [...own, ...bidsOn(session.supposed.value, seat, lot)];
};

/** The lots that may be bid on this turn, whoever has the money. */
export const openLots = (session: ShowdownSession): readonly Lot[] =>
  lotStates(session.view).flatMap(({ lot, next, standing }) => (next === null && standing === null ? [] : [lot]));

/** What the table would do at once, were this the order; null while somebody else is to choose. */
export const atOnce = (session: ShowdownSession, seat: Seat, order: StandingOrder): Action | null =>
  session.actor === seat ? nextBid(session.supposed.value, seat, order) : null;
