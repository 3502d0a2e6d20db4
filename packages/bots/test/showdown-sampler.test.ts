/** The sampler of Vegas Showdown: counts the ranks of the end, goes by the view alone, and its quick market keeps the rules. */

import { type Action, lotStates, type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, deepFreeze, type Seat, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { randomBot } from '../src/random.ts';
import { fateFrom } from '../src/vegas-showdown/brisk/fate.ts';
import { kindOf } from '../src/vegas-showdown/brisk/house.ts';
import { bidOn, holdAuction, marketOf, stallOf } from '../src/vegas-showdown/brisk/market.ts';
import { greedyBot } from '../src/vegas-showdown/greedy.ts';
import { samplerBot } from '../src/vegas-showdown/sampler.ts';

type State = VegasShowdown['state'];

const ME = seatAt(0);
const OPTIONS = { premierRemoval: 'reach3', sheet: '3-2-2' } as const;

const choice = (bot: Bot<VegasShowdown>, state: State, seat: Seat, seed = 1): Action => {
  const view = deepFreeze(vegasShowdown.view(state, seat));
  const action = bot.choose(view, seat, vegasShowdown.legalActions(state, seat), seededChance(seed));
  if (action === null) throw new Error('asked, and does nothing');
  return action;
};

/** A new match in which seat 0 is the dealer and chooses first. */
const firstTurn = (seats: number): State => {
  const { state } = vegasShowdown.setup(OPTIONS, seats, seededChance(3));
  state.dealer = ME;
  state.phase = { type: 'choosing', seat: ME };
  return state;
};

describe('in Vegas Showdown, sampler', () => {
  /** All stacks are empty and a space too, so that this turn is the last; only seat 0 has money. */
  const lastTurn = (): State => {
    const state = firstTurn(3);
    for (const stack of Object.values(state.stacks)) Object.assign(stack, { a: [], b: [] });
    state.spaces = state.spaces.map(() => null);
    state.cards = [];
    for (const chair of state.chairs) Object.assign(chair, { money: 0, population: 11, revenue: 5, fame: 20 });
    Object.assign(at(state.chairs, ME), { money: 15, population: 10 });
    return state;
  };

  const placingAfter = (bot: Bot<VegasShowdown>): number => {
    const state = lastTurn();
    const chance = seededChance(1);
    for (let actions = 0; state.phase.type !== 'over' && actions < 20; actions++) {
      const { seat } = state.phase;
      vegasShowdown.advance(state, seat, choice(seat === ME ? bot : greedyBot, state, seat), chance);
    }
    return at(vegasShowdown.outcome(state)?.placings ?? [], ME);
  };

  test('takes the tile that moves it from last to first in Population at the end, where greedy counts points alone', () => {
    // A Restaurant brings 2 Population: 12 against 11 and 11 is 5 Fame instead of 1, and the rivals get 2 instead of 4.
    expect(choice(samplerBot, lastTurn(), ME)).toEqual({ type: 'bid', lot: 'restaurant', amount: 15 });
    expect(choice(greedyBot, lastTurn(), ME)).not.toEqual({ type: 'bid', lot: 'restaurant', amount: 15 });
    expect(placingAfter(samplerBot)).toBe(1);
    expect(placingAfter(greedyBot)).toBe(3);
  });

  test('chooses the same from the same view with the same chance, and from any world that looks the same', () => {
    const state = firstTurn(4);
    const other = vegasShowdown.guess(vegasShowdown.view(state, ME), ME, seededChance(77));
    expect(choice(samplerBot, state, ME, 5)).toEqual(choice(samplerBot, state, ME, 5));
    expect(choice(samplerBot, other, ME, 5)).toEqual(choice(samplerBot, state, ME, 5));
  });

  test('wins a match against four random players, always legally', () => {
    const chance = seededChance(5);
    const { state } = vegasShowdown.setup(OPTIONS, 5, chance);
    const random = randomBot<VegasShowdown>();
    for (let actions = 0; state.phase.type !== 'over' && actions < 2000; actions++) {
      const { seat } = state.phase;
      const action = choice(seat === ME ? samplerBot : random, state, seat, actions);
      expect(vegasShowdown.check(state, seat, action)).toBeNull();
      vegasShowdown.advance(state, seat, action, chance);
    }
    expect(at(vegasShowdown.outcome(state)?.placings ?? [], ME)).toBe(1);
  });

  test('leaves building to greedy', () => {
    const state = firstTurn(3);
    at(state.chairs, 0).aside = ['slots'];
    state.phase = { type: 'building', seat: ME, work: { type: 'publicity' } };
    expect(choice(samplerBot, state, ME)).toEqual(choice(greedyBot, state, ME));
  });
});

describe('the brisk market', () => {
  const judge = (worths: readonly number[]) => ({
    worth: (seat: number) => at(worths, seat),
    idle: () => 0,
    dollar: 1,
  });

  test('opens every lot at the step that the rules ask for', () => {
    const state = firstTurn(4);
    for (const { lot, next } of lotStates(state)) {
      const market = marketOf(state);
      for (const house of market.houses) Object.assign(house, { money: 99, lot: -2 });
      const only = stallOf(lot, market);
      at(market.houses, 2).lot = -1;
      holdAuction(market, 0, { worth: (_seat, stall) => (stall === only ? 99 : 0), idle: () => 0, dollar: 1 });
      expect(at(market.houses, 2)).toMatchObject({ lot: only, bid: next });
    }
  });

  test('lets whoever is outbid choose again, and stops where a lot is worth no more', () => {
    const state = firstTurn(3);
    const market = marketOf(state);
    // Only Slots are for sale: 5, 7, 9, 12, 15. Seat 1 outbids at 7, seat 2 at 9; 12 is more than the lot is worth to seat 1.
    for (const stall of market.stalls) stall.isBarred = stall.lot !== 'slots#1';
    for (const house of market.houses) house.money = 50;
    bidOn(market, 0, stallOf('slots#1', market), 5);
    holdAuction(market, 1, judge([6, 10, 13]));
    expect(market.houses.map(({ lot }) => lot)).toEqual([-2, -2, stallOf('slots#1', market)]);
    expect(at(market.houses, 2).bid).toBe(9);
  });

  test('deals A tiles before B tiles, in another order in every world', () => {
    const view = vegasShowdown.view(firstTurn(4), ME);
    const orders = [1, 2, 3].map((seed) => fateFrom(view, seed).stacks.large);
    const { a, b } = view.stacks.large;
    const sorted = (kinds: readonly number[]): number[] => kinds.toSorted((one, other) => one - other);
    for (const order of orders) {
      expect(sorted(order.slice(0, a.length))).toEqual(sorted(a.map(kindOf)));
      expect(sorted(order.slice(a.length))).toEqual(sorted(b.map(kindOf)));
    }
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  });
});
