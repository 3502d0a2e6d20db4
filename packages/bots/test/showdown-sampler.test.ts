/** The sampler of Vegas Showdown: values final ranks, uses only the view, and plays legally. */

import { type Action, LOTS, type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, carryOut, deepFreeze, type Seat, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { randomBot } from '../src/random.ts';
import { greedyBot } from '../src/vegas-showdown/greedy.ts';
import { samplerBot } from '../src/vegas-showdown/sampler.ts';
import { amountOfBid, DO_BID, DO_PLACE, typeOf } from '../src/vegas-showdown/sim/actions.ts';
import { loadView } from '../src/vegas-showdown/sim/load.ts';
import { LotValues } from '../src/vegas-showdown/sim/policy/lot-values.ts';
import { Policy } from '../src/vegas-showdown/sim/policy/policy.ts';
import { CHOOSING } from '../src/vegas-showdown/sim/position.ts';
import { QuickChance, WorldChance } from '../src/vegas-showdown/sim/prng.ts';
import { Simulator } from '../src/vegas-showdown/sim/simulator.ts';

type State = VegasShowdown['state'];

const ME = seatAt(0);
const OPTIONS = { premierRemoval: 'reach3', sheet: '3-2-2' } as const;

const choice = (bot: Bot<VegasShowdown>, state: State, seat: Seat, seed = 1): Action => {
  const view = deepFreeze(vegasShowdown.view(state, seat));
  const action = bot.choose(view, seat, vegasShowdown.legalActions(state, seat), seededChance(seed));
  if (action === null) throw new Error('the bot is to act and returned null');
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
  /** All stacks and one space are empty, so this turn is the last. Only seat 0 has money. */
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
      carryOut(vegasShowdown, state, seat, choice(seat === ME ? bot : greedyBot, state, seat), chance);
    }
    return at(vegasShowdown.outcome(state)?.placings ?? [], ME);
  };

  test('buys the tile that moves it from last to first in Population at the end, where greedy ignores ranks', () => {
    // A Restaurant brings 2 Population: 12 against 11 and 11 is 5 Fame instead of 1, and the rivals get 2 instead of 4.
    expect(choice(samplerBot, lastTurn(), ME)).toEqual({ type: 'bid', lot: 'restaurant', amount: 15 });
    expect(choice(greedyBot, lastTurn(), ME)).not.toEqual({ type: 'bid', lot: 'restaurant', amount: 15 });
    expect(placingAfter(samplerBot)).toBe(1);
    expect(placingAfter(greedyBot)).toBe(3);
  });

  test('chooses the same action for the same view and chance, and in every world with that view', () => {
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
      carryOut(vegasShowdown, state, seat, action, chance);
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

describe('the policy of playouts', () => {
  const playing = () => {
    const simulator = new Simulator();
    const lotValues = new LotValues(simulator.position);
    return { simulator, lotValues, policy: new Policy(simulator, lotValues) };
  };

  test('chooses only listed actions, in whole matches', () => {
    const { simulator, lotValues, policy } = playing();
    let placed = 0;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const chance = new QuickChance(seed);
      simulator.deal(3 + (seed % 3), seed % 2, seed % 3, chance);
      lotValues.begin(0, seed);
      while (!simulator.isOver) {
        lotValues.beginTurn();
        const action = policy.choose();
        expect(Array.from({ length: simulator.count() }, (_, index) => simulator.action(index))).toContain(action);
        if (typeOf(action) === DO_PLACE) placed++;
        simulator.play(action, chance);
      }
    }
    // Sheets are built: at least ten tiles a match.
    expect(placed).toBeGreaterThan(60);
  });

  test('raises its bid until the price exceeds its value of the lot', () => {
    const { simulator, lotValues, policy } = playing();
    const state = firstTurn(3);
    for (const chair of state.chairs) chair.money = 50;
    state.cards = [];
    state.spaces = state.spaces.map(() => null);
    state.basics = { slots: 9, lounge: 0, restaurant: 0 };
    loadView(simulator.position, state);
    lotValues.begin(0, 1);
    lotValues.beginTurn();
    // In Fame at a tenth to a fifth of one for a dollar. Publicity brings 1, so Slots must be worth more than that.
    const slots = LOTS.indexOf('slots#1');
    const worths = new Float64Array(3 * LOTS.length);
    for (const [seat, most] of [9, 12, 15].entries())
      worths[seat * LOTS.length + slots] = 1.01 + most * lotValues.dollar;
    // Only the values of other seats are random, so every seat bids as the deciding seat.
    const bids: (readonly [seat: number, bid: number])[] = [];
    while (simulator.position.phase === CHOOSING) {
      const { actor } = simulator.position;
      lotValues.begin(actor, 1);
      lotValues.knowWorths(worths);
      const action = policy.choose();
      bids.push([actor, typeOf(action) === DO_BID ? amountOfBid(action) : 0]);
      simulator.play(action, new QuickChance(1));
    }
    // The track is 5, 7, 9, 12, 15. Seat 0 stops above 9, seat 1 above 12.
    expect(bids).toEqual([
      [0, 5],
      [1, 7],
      [2, 9],
      [0, 0],
      [1, 12],
      [2, 15],
      [1, 0],
    ]);
  });
});

describe('the chance of a world', () => {
  /** The results of flips of large tiles, with other draws between them. */
  const flips = (seed: number, between: number): number[] => {
    const chance = new WorldChance();
    chance.begin(seed);
    return [8, 7, 6, 5].map((n) => {
      for (let draw = 0; draw < between; draw++) chance.int(20, 'events');
      return chance.int(n, 'tiles:large');
    });
  };

  test('flips the same tiles regardless of other draws, and other tiles in another world', () => {
    expect(flips(1, 0)).toEqual(flips(1, 3));
    expect(new Set([1, 2, 3, 4].map((seed) => flips(seed, 0).join())).size).toBeGreaterThan(1);
  });
});
