/** Sealed bids: whether a player can leave them now, the order of a seat for this turn, and the state of each wish. */

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
import type { ShowdownModel } from './types.ts';

/** The box for the viewer's order; null while the viewer cannot leave one. */
export const sealedBox = ({ orders, viewer, view, frame }: ShowdownModel): { box: OrderBox; seat: Seat } | null => {
  if (orders === null || viewer === 'spectator' || view.phase.type !== 'choosing') return null;
  // The frame may already show a purchase that the view does not have yet.
  const { choice } = at(frame.value.view.chairs, viewer);
  return choice === null || choice.type === 'bid' ? { box: orders, seat: viewer } : null;
};

/** The order that the viewer has left for this turn. */
export const sealedOrder = (model: ShowdownModel): StandingOrder | null => {
  const left = sealedBox(model)?.box.order.value ?? null;
  const decoded = left === null ? null : vegasShowdown.orders?.decode(left);
  if (decoded?.ok !== true) return null;
  const order = decoded.value as StandingOrder;
  return order.turn === model.view.turn ? order : null;
};

/**
 * `leads`: the seat has the highest bid. `next`: the order bids here next. `reserve`: comes after the other wishes.
 * `overMaximum`: the next bid is above the maximum. `gone`: no seat can bid on the lot any more.
 */
export type WishState =
  | { readonly type: 'leads' | 'next' | 'overMaximum'; readonly amount: number }
  | { readonly type: 'reserve' | 'gone' };

export interface WishWithState {
  readonly wish: Wish;
  readonly state: WishState;
}

export const wishesWithState = (
  model: ShowdownModel,
  seat: Seat,
  wishes: readonly Wish[],
): readonly WishWithState[] => {
  const leading = leadingLot(model, seat);
  const leads = wishes.some(({ lot }) => lot === leading);
  const next = leads ? undefined : wishes.find((wish) => allowedBid(model, seat, wish) !== null);
  return wishes.map((wish) => ({ wish, state: stateOf(model, seat, wish, wish === next) }));
};

/** The lot on which the seat has the highest bid. */
export const leadingLot = ({ view }: ShowdownModel, seat: Seat): Lot | null => {
  const { choice } = at(view.chairs, seat);
  return choice?.type === 'bid' ? choice.lot : null;
};

const stateOf = (model: ShowdownModel, seat: Seat, wish: Wish, isNext: boolean): WishState => {
  const { standing, next } = lotState(model.view, wish.lot);
  if (standing?.seat === seat) return { type: 'leads', amount: standing.amount };
  const amount = allowedBid(model, seat, wish);
  if (amount !== null) return isNext ? { type: 'next', amount } : { type: 'reserve' };
  return next === null ? { type: 'gone' } : { type: 'overMaximum', amount: next };
};

/** The lowest possible bid on the lot, if it is within the maximum. */
const allowedBid = (model: ShowdownModel, seat: Seat, { lot, max }: Wish): number | null => {
  const amount = bidsOn(model.assumedState.value, seat, lot)[0];
  return amount === undefined || amount > max ? null : amount;
};

/** The maximums to choose from: the seat's own bid, and every higher space that it can pay. */
export const maximumChoices = (model: ShowdownModel, seat: Seat, lot: Lot): readonly number[] => {
  const { standing } = lotState(model.view, lot);
  const own = standing?.seat === seat ? [standing.amount] : [];
  return [...own, ...bidsOn(model.assumedState.value, seat, lot)];
};

/** The lots that a seat with enough money can bid on this turn. */
export const openLots = (model: ShowdownModel): readonly Lot[] =>
  lotStates(model.view).flatMap(({ lot, next, standing }) => (next === null && standing === null ? [] : [lot]));

/** The action that the table would take at once under this order; null while another seat has to choose. */
export const immediateAction = (model: ShowdownModel, seat: Seat, order: StandingOrder): Action | null =>
  model.actor === seat ? nextBid(model.assumedState.value, seat, order) : null;
