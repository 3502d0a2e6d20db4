/** Predicts closing prices: every seat always bids on the lot with its highest surplus. */

import { type Lot, type LotState, lotStates } from '@fremont/games/vegas-showdown';
import { at, type Seat, seatAt } from '@fremont/kernel';
import type { View } from './worth.ts';

/** The value of each lot to each seat, in Fame. */
export type Worths = readonly ReadonlyMap<Lot, number>[];

export interface Market {
  /** The lots that can be bid on. */
  readonly lots: readonly LotState[];
  /** The price at which each lot is expected to close. */
  readonly closing: ReadonlyMap<Lot, number>;
}

interface Held {
  readonly lot: Lot;
  readonly amount: number;
}

/** More than the printed spaces of all tracks. Every bid raises a price by a space, so an auction always ends. */
const STEPS_MAX = 200;

/** `idle` is the gain of a seat that buys nothing; `dollar` the value of a dollar. */
export const predictMarket = (view: View, first: Seat, worths: Worths, idle: number, dollar: number): Market => {
  const lots = lotStates(view).filter(({ next, standing }) => next !== null || standing !== null);
  const holders = new Map(lots.flatMap(({ lot, standing }) => (standing === null ? [] : [[lot, standing] as const])));
  const settled = view.chairs.map(({ choice }) => choice !== null);
  const queue = view.chairs.map((_, step) => seatAt((first + step) % view.chairs.length));
  for (let step = 0; step < STEPS_MAX && settled.includes(false); step++) {
    const seat = at(queue, step % queue.length);
    if (settled[seat] === true) continue;
    settled[seat] = true;
    const held = straightBid(view, seat, lots, holders, at(worths, seat), idle, dollar);
    if (held === null) continue;
    const beaten = holders.get(held.lot);
    if (beaten !== undefined) settled[beaten.seat] = false;
    holders.set(held.lot, { seat, amount: held.amount });
  }
  return { lots, closing: new Map(lots.map((lot) => [lot.lot, closingOf(lot, holders.get(lot.lot)?.amount)])) };
};

const closingOf = ({ minimum }: LotState, amount: number | undefined): number => amount ?? minimum ?? 0;

/** The lot and bid with the highest surplus; null when buying nothing is better. */
const straightBid = (
  view: View,
  seat: Seat,
  lots: readonly LotState[],
  holders: ReadonlyMap<Lot, { readonly amount: number }>,
  worths: ReadonlyMap<Lot, number>,
  idle: number,
  dollar: number,
): Held | null => {
  const { money } = at(view.chairs, seat);
  let best: Held | null = null;
  let most = idle;
  for (const { lot, track, minimum, barredBy } of lots) {
    const floor = Math.max(minimum ?? 0, (holders.get(lot)?.amount ?? 0) + 1);
    const amount = track.find(({ value }) => value >= floor)?.value;
    if (barredBy !== null || amount === undefined || amount > money) continue;
    const surplus = (worths.get(lot) ?? 0) - amount * dollar;
    if (surplus <= most) continue;
    best = { lot, amount };
    most = surplus;
  }
  return best;
};
