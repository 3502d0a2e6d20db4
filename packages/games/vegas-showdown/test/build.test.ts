/** RULES 3.8 to 3.13: the steps after the choices. */

import { seatAt } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, lotState, type State, vegasShowdown } from '../index.ts';
import { act, chairAt, dealt, furnish, noChance, offering, put, refusalOf, underCards } from './positions.ts';

const place = (...tile: Parameters<typeof put>): Action => ({ type: 'place', ...put(...tile) });

const allAdvertise = (state: State): void => {
  for (const seat of state.chairs.keys()) act(state, seat, { type: 'publicity' });
};

describe('Publicity', () => {
  test('gives its Fame at once and lets one tile aside be placed later (ruling R11)', () => {
    const state = dealt(3);
    const chair = chairAt(state, 0);
    furnish(chair, [put('slots', 0, 2)]);
    chair.aside = ['fancy-slots'];
    expect(act(state, 0, { type: 'publicity' }, noChance)).toEqual([{ type: 'publicityChosen', seat: 0, fame: 1 }]);
    expect(chair.fame).toBe(1);
    for (const seat of [1, 2]) act(state, seat, { type: 'publicity' });
    expect(state.phase).toEqual({ type: 'building', seat: 0, work: { type: 'publicity' } });
    act(state, 0, place('fancy-slots', 0, 1));
    expect(chair).toMatchObject({ population: 8, revenue: 7, fame: 3, aside: [] });
  });

  test('gives two with Press Junket', () => {
    const state = underCards(dealt(3), 'press-junket');
    act(state, 0, { type: 'publicity' });
    expect(chairAt(state, 0).fame).toBe(2);
  });

  test('needs no decision without tiles aside (ruling R14)', () => {
    const state = dealt(3);
    allAdvertise(state);
    expect(state.turn).toBe(2);
  });

  test('lifts nothing', () => {
    const state = dealt(3);
    furnish(chairAt(state, 0), [put('slots', 0, 2)]);
    chairAt(state, 0).aside = ['slots'];
    allAdvertise(state);
    expect(refusalOf(state, 0, { type: 'lift', tile: 'slots', cell: [0, 2] })).toEqual({ code: 'notRenovating' });
  });
});

describe('a purchase', () => {
  test('may be followed by placing an older tile instead of the new one', () => {
    const state = offering(dealt(3), [{ tile: 'theater', price: 52 }, null, null]);
    const chair = chairAt(state, 0);
    furnish(chair, [put('slots', 0, 2)]);
    chair.aside = ['lounge'];
    chair.money = 60;
    act(state, 0, { type: 'bid', lot: 'premier#1', amount: 52 });
    for (const seat of [1, 2]) act(state, seat, { type: 'publicity' });
    expect(chair).toMatchObject({ money: 8, choice: { type: 'bought', tile: 'theater', amount: 52 } });
    act(state, 0, place('lounge', 1, 2));
    expect(chair.aside).toEqual(['theater']);
  });

  test('empties its space until new tiles are flipped', () => {
    const state = dealt(3);
    const buyer = chairAt(state, 0);
    buyer.money = 60;
    // Seat 1 can build, so the turn does not end by itself.
    chairAt(state, 1).aside = ['lounge'];
    const { tile, next } = lotState(state, 'premier#1');
    act(state, 0, { type: 'bid', lot: 'premier#1', amount: next ?? 0 });
    for (const seat of [1, 2]) act(state, seat, { type: 'publicity' });
    expect(state).toMatchObject({ turn: 1, phase: { type: 'building', seat: 1 } });
    expect(state.spaces[0]).toBeNull();
    expect(buyer.aside).toEqual([tile]);
    act(state, 1, { type: 'done' });
    expect(state.turn).toBe(2);
    expect(state.spaces[0]).not.toBeNull();
  });

  test('lets one tile be placed, no more', () => {
    const state = dealt(3);
    chairAt(state, 0).aside = ['slots', 'slots'];
    act(state, 0, { type: 'bid', lot: 'slots#1', amount: 5 });
    for (const seat of [1, 2]) act(state, seat, { type: 'publicity' });
    act(state, 0, place('slots', 0, 2));
    expect(chairAt(state, 0)).toMatchObject({ aside: ['slots', 'slots'], revenue: 6 });
    expect(state.turn).toBe(2);
  });
});

test('all seats pay their bids, clockwise from the dealer, before any seat builds (ruling R27)', () => {
  const state = dealt(3);
  for (const chair of state.chairs) chair.money = 25;
  state.dealer = seatAt(1);
  state.phase = { type: 'choosing', seat: seatAt(1) };
  act(state, 1, { type: 'bid', lot: 'lounge', amount: 9 });
  act(state, 2, { type: 'bid', lot: 'slots#1', amount: 5 });
  const events = act(state, 0, { type: 'bid', lot: 'restaurant', amount: 15 });
  const bought = events.filter(({ type }) => type === 'tileBought');
  expect(bought).toMatchObject([{ seat: 1 }, { seat: 2 }, { seat: 0 }]);
  expect(state.chairs.map(({ money }) => money)).toEqual([10, 16, 20]);
  expect(state.chairs.map(({ aside }) => aside)).toEqual([['restaurant'], ['lounge'], ['slots']]);
  expect(state.phase).toMatchObject({ type: 'building', seat: 1 });
  act(state, 1, place('lounge', 0, 2));
  expect(state.phase).toMatchObject({ type: 'building', seat: 2 });
});

test('building goes round from the dealer', () => {
  const state = dealt(3);
  for (const chair of state.chairs) chair.aside = ['lounge'];
  state.dealer = seatAt(1);
  state.phase = { type: 'choosing', seat: seatAt(1) };
  for (const seat of [1, 2, 0]) act(state, seat, { type: 'publicity' });
  for (const seat of [1, 2]) {
    expect(vegasShowdown.toAct(state)).toEqual([seat]);
    act(state, seat, { type: 'done' });
  }
  expect(vegasShowdown.toAct(state)).toEqual([0]);
});

test('the dealer button passes clockwise and the cards of the turn end', () => {
  const state = underCards(dealt(3), 'slots-strike');
  state.dealer = seatAt(2);
  state.phase = { type: 'choosing', seat: seatAt(2) };
  expect(lotState(state, 'slots#1').barredBy).toBe('slots-strike');
  for (const seat of [2, 0, 1]) act(state, seat, { type: 'publicity' });
  expect(state).toMatchObject({ dealer: 0, turn: 2, discards: ['slots-strike'] });
  expect(lotState(state, 'slots#1').barredBy).toBeNull();
});
