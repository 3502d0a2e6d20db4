/** Standing orders: the table makes the same bids for an absent seat as the seat would make by hand. */

import { at, carryOut, type Seat, seatAt, seededChance } from '@fremont/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, LOTS, nextBid, type StandingOrder, type State, vegasShowdown } from '../index.ts';
import { act, chairAt, dealt, offering, underCards } from './positions.ts';

const order = (wishes: StandingOrder['wishes'], otherwise: StandingOrder['otherwise'] = 'wait'): StandingOrder => ({
  turn: 1,
  wishes,
  otherwise,
});

const ME = seatAt(0);

const market = (): State => {
  const state = offering(dealt(3), [
    { tile: 'high-rollers-room', price: 25 },
    { tile: 'fancy-slots', price: 18 },
    { tile: 'buffet', price: 33 },
  ]);
  for (const chair of state.chairs) chair.money = 40;
  return state;
};

describe('a standing order', () => {
  test('makes the lowest legal bid, not its maximum', () => {
    expect(nextBid(market(), ME, order([{ lot: 'premier#1', max: 37 }]))).toEqual({
      type: 'bid',
      lot: 'premier#1',
      amount: 25,
    });
  });

  test('bids higher when outbid, moves to the next wish at its maximum, then takes its fallback', () => {
    const state = market();
    const mine = order(
      [
        { lot: 'premier#1', max: 33 },
        { lot: 'lounge', max: 11 },
      ],
      'publicity',
    );
    act(state, 0, { type: 'bid', lot: 'premier#1', amount: 25 });
    act(state, 1, { type: 'bid', lot: 'premier#1', amount: 29 });
    act(state, 2, { type: 'renovate' });
    expect(nextBid(state, ME, mine)).toEqual({ type: 'bid', lot: 'premier#1', amount: 33 });
    chairAt(state, 1).choice = { type: 'bid', lot: 'premier#1', amount: 33 };
    expect(nextBid(state, ME, mine)).toEqual({ type: 'bid', lot: 'lounge', amount: 9 });
    chairAt(state, 2).choice = { type: 'bid', lot: 'lounge', amount: 11 };
    expect(nextBid(state, ME, mine)).toEqual({ type: 'publicity' });
  });

  test('does nothing off turn, in another turn, or when it waits for the person', () => {
    const state = market();
    const mine = order([{ lot: 'premier#1', max: 20 }]);
    expect(nextBid(state, ME, mine)).toBeNull();
    expect(nextBid(state, seatAt(1), order([{ lot: 'lounge', max: 99 }]))).toBeNull();
    expect(nextBid(state, ME, { ...order([{ lot: 'lounge', max: 99 }]), turn: 2 })).toBeNull();
  });

  test('skips wishes and fallbacks that a card forbids', () => {
    const state = underCards(market(), 'lounge-strike', 'pr-scandal');
    expect(nextBid(state, ME, order([{ lot: 'lounge', max: 99 }], 'publicity'))).toBeNull();
    expect(nextBid(state, ME, order([{ lot: 'lounge', max: 99 }], 'renovate'))).toEqual({ type: 'renovate' });
  });
});

/** The choice of a person with that order, found in the list of legal actions. */
const byHand = (legal: readonly Action[], { wishes, otherwise }: StandingOrder): Action | null => {
  for (const { lot, max } of wishes) {
    const steps = legal.flatMap((action) => (action.type === 'bid' && action.lot === lot ? [action] : []));
    const cheapest = steps.sort((a, b) => a.amount - b.amount)[0];
    if (cheapest !== undefined && cheapest.amount <= max) return cheapest;
  }
  return legal.find(({ type }) => type === otherwise) ?? null;
};

/** Plays the choices of one turn. `mine` chooses for seat 0; the others choose at random. */
const playTurn = (seed: number, mine: (state: State, legal: readonly Action[]) => Action | null): string => {
  const chance = seededChance(seed);
  const { state } = vegasShowdown.setup({ premierRemoval: 'reach3', sheet: '3-2-2' }, 3, chance);
  for (const chair of state.chairs) chair.money += seed % 30;
  const played: [Seat, Action][] = [];
  while (state.phase.type === 'choosing' && state.turn === 1) {
    const { seat } = state.phase;
    const legal = vegasShowdown.legalActions(state, seat);
    const action = (seat === ME ? mine(state, legal) : null) ?? at(legal, chance.int(legal.length, `rival:${seat}`));
    played.push([seat, action]);
    carryOut(vegasShowdown, state, seat, action, chance);
  }
  return JSON.stringify([played, state]);
};

test('any order against any rivals plays the same turn as by hand', () => {
  const wish = fc.record({ lot: fc.constantFrom(...LOTS), max: fc.integer({ min: 0, max: 60 }) });
  const orders = fc.record({
    turn: fc.constant(1),
    wishes: fc.array(wish, { maxLength: 4 }),
    otherwise: fc.constantFrom('renovate' as const, 'publicity' as const, 'wait' as const),
  });
  fc.assert(
    fc.property(orders, fc.integer({ min: 1, max: 10_000 }), (mine, seed) => {
      const played = playTurn(seed, (state) => nextBid(state, ME, mine));
      expect(played).toBe(playTurn(seed, (_state, legal) => byHand(legal, mine)));
    }),
    { numRuns: 60, seed: 7 },
  );
});
