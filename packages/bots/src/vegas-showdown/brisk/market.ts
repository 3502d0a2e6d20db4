/** The market of a playout: lots, prices and houses in numbers, and one auction in which everybody bids straightforwardly. */

import { type Lot, lotStates, type TrackSpace } from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import type { View } from '../worth.ts';
import { type House, houseOf, IDLE, kindOf, UNDECIDED } from './house.ts';

/** Nothing is for sale, or nobody holds it. */
export const NONE = -1;

export interface Stall {
  readonly lot: Lot;
  readonly track: readonly TrackSpace[];
  readonly isPremier: boolean;
  kind: number;
  minimum: number;
  isBarred: boolean;
}

export interface Market {
  readonly stalls: Stall[];
  readonly houses: House[];
  dealer: number;
}

export const marketOf = (view: View): Market => {
  const houses = view.chairs.map((chair) => houseOf(chair, view.options.sheet));
  const stalls = lotStates(view).map(
    ({ lot, tile, track, minimum, barredBy, left }): Stall => ({
      lot,
      track,
      isPremier: left === null,
      kind: tile === null ? NONE : kindOf(tile),
      minimum: minimum ?? 0,
      isBarred: barredBy !== null,
    }),
  );
  for (const [seat, { choice }] of view.chairs.entries()) {
    const house = at(houses, seat);
    if (choice === null) continue;
    house.lot = choice.type === 'bid' ? stalls.findIndex(({ lot }) => lot === choice.lot) : IDLE;
    house.bid = choice.type === 'bid' ? choice.amount : 0;
  }
  return { stalls, houses, dealer: view.dealer };
};

export const stallOf = (lot: Lot, { stalls }: Market): number => stalls.findIndex((stall) => stall.lot === lot);

const holderOf = ({ houses }: Market, stall: number): number => {
  for (let seat = 0; seat < houses.length; seat++) if (at(houses, seat).lot === stall) return seat;
  return NONE;
};

/** The lowest bid that beats what stands. */
const stepOn = (market: Market, stall: number): number => {
  const { track, minimum } = at(market.stalls, stall);
  const holder = holderOf(market, stall);
  const floor = holder === NONE ? minimum : Math.max(minimum, at(market.houses, holder).bid + 1);
  for (const { value } of track) if (value >= floor) return value;
  return Number.POSITIVE_INFINITY;
};

/** A bid; whoever is beaten is undecided again. RULES 3.6. */
export const bidOn = (market: Market, seat: number, stall: number, amount: number): void => {
  const holder = holderOf(market, stall);
  if (holder !== NONE) at(market.houses, holder).lot = UNDECIDED;
  const house = at(market.houses, seat);
  house.lot = stall;
  house.bid = amount;
};

/** What a lot is worth to a seat, and what buying nothing is. */
export interface Judge {
  worth(seat: number, stall: number): number;
  idle(seat: number): number;
  readonly dollar: number;
}

/** More than all printed spaces together. */
const BIDS_MAX = 200;

/** Clockwise from a seat until everybody has decided. RULES 3.7. */
export const holdAuction = (market: Market, first: number, judge: Judge): void => {
  const { houses } = market;
  let seat = first;
  for (let bids = 0; bids < BIDS_MAX; bids++) {
    let steps = 0;
    while (steps < houses.length && at(houses, seat).lot !== UNDECIDED) {
      seat = (seat + 1) % houses.length;
      steps++;
    }
    if (steps === houses.length) return;
    decide(market, seat, judge);
  }
};

/** The lot and step that leave the seat most. */
const decide = (market: Market, seat: number, judge: Judge): void => {
  const house = at(market.houses, seat);
  let best = IDLE;
  let amount = 0;
  let most = judge.idle(seat);
  for (let stall = 0; stall < market.stalls.length; stall++) {
    const { kind, isBarred } = at(market.stalls, stall);
    if (kind === NONE || isBarred) continue;
    const step = stepOn(market, stall);
    if (step > house.money) continue;
    const surplus = judge.worth(seat, stall) - step * judge.dollar;
    if (surplus <= most) continue;
    best = stall;
    amount = step;
    most = surplus;
  }
  if (best === IDLE) house.lot = IDLE;
  else bidOn(market, seat, best, amount);
};
