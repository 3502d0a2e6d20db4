/** RULES 3.5 to 3.8: bids, outbidding, and the end of the round. */

import { at, seatAt } from '@fremont/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Action, bidsOn, type Lot, lotState, lotStates, type State, vegasShowdown } from '../index.ts';
import { act, chairAt, dealt, offering, refusalOf, underCards } from './positions.ts';

const bid = (lot: Lot, amount: number): Action => ({ type: 'bid', lot, amount });

/** The rulebook's picture: a premier tile with its marker on 25, all seats with the same money. */
const market = (seats: number, money: number, price = 25): State => {
  const state = offering(dealt(seats), [
    { tile: 'high-rollers-room', price },
    { tile: 'fancy-slots', price: 18 },
    { tile: 'buffet', price: 33 },
  ]);
  for (const chair of state.chairs) chair.money = money;
  return state;
};

describe('a standing bid of 25', () => {
  let state: State;
  beforeEach(() => {
    state = market(4, 60);
    act(state, 0, bid('premier#1', 25));
  });

  test('is beaten by 29, and the outbid seat has no choice until its turn comes again', () => {
    const events = act(state, 1, bid('premier#1', 29));
    expect(events).toEqual([
      { type: 'bidMade', seat: 1, lot: 'premier#1', tile: 'high-rollers-room', amount: 29, outbid: 0 },
    ]);
    expect(chairAt(state, 0)).toMatchObject({ choice: null, outbid: { lot: 'premier#1', amount: 25 } });
    expect(lotState(state, 'premier#1').standing).toEqual({ seat: 1, amount: 29 });
    expect(vegasShowdown.toAct(state)).toEqual([2]);
  });

  test.each([
    ['25: equal', 25, { code: 'bidEqual', next: 29 }],
    ['27: not printed', 27, { code: 'bidNotPrinted', next: 29 }],
    ['21: below the standing bid', 21, { code: 'bidBelowStanding', standing: 25 }],
    ['57 with $50: too dear', 57, { code: 'bidTooDear', money: 50 }],
  ])('is not beaten by %s', (_name, amount, refusal) => {
    chairAt(state, 1).money = 50;
    expect(refusalOf(state, 1, bid('premier#1', amount))).toMatchObject(refusal);
  });
});

test('an outbid seat waits for its turn, then may bid higher or elsewhere, renovate or take Publicity', () => {
  const state = market(4, 60);
  act(state, 0, bid('premier#1', 25));
  act(state, 1, { type: 'publicity' });
  act(state, 2, { type: 'renovate' });
  act(state, 3, bid('premier#1', 29));
  expect(vegasShowdown.toAct(state)).toEqual([0]);
  expect(bidsOn(state, seatAt(0), 'premier#1')).toEqual([33, 37, 42, 47, 52, 57]);
  const types = new Set(vegasShowdown.legalActions(state, seatAt(0)).map(({ type }) => type));
  expect([...types].sort()).toEqual(['bid', 'publicity', 'renovate']);
  act(state, 0, bid('premier#2', 18));
  expect(chairAt(state, 0).outbid).toBeNull();
});

test('the round is over when every seat has a choice; the buyer pays', () => {
  const state = market(3, 60);
  act(state, 0, bid('premier#1', 25));
  act(state, 1, bid('premier#1', 29));
  act(state, 2, { type: 'publicity' });
  const events = act(state, 0, { type: 'renovate' });
  expect(at(events, 1)).toEqual({
    type: 'tileBought',
    seat: 1,
    lot: 'premier#1',
    tile: 'high-rollers-room',
    amount: 29,
  });
  expect(chairAt(state, 1).aside).toContain('high-rollers-room');
});

test('a first bid reaches the marker or the first space, and may jump above it', () => {
  const state = market(4, 40, 18);
  expect(refusalOf(state, 0, bid('premier#1', 15))).toMatchObject({ code: 'bidBelowMinimum', minimum: 18 });
  expect(refusalOf(state, 0, bid('lounge', 7))).toMatchObject({ code: 'bidBelowMinimum', minimum: 9 });
  expect(refusalOf(state, 0, bid('premier#1', 37))).toBeNull();
});

test('bids go on circles and squares alike (ruling R22)', () => {
  expect(bidsOn(market(4, 33), seatAt(0), 'premier#1')).toEqual([25, 29, 33]);
});

test('no bid beats the last printed space', () => {
  const state = market(4, 99);
  act(state, 0, bid('slots#1', 15));
  expect(bidsOn(state, seatAt(1), 'slots#1')).toEqual([]);
  for (const amount of [12, 15, 16, 99]) expect(refusalOf(state, 1, bid('slots#1', amount))).not.toBeNull();
  expect(lotState(state, 'slots#1').next).toBeNull();
});

test('a seat cannot raise its own bid (ruling R03)', () => {
  const state = market(3, 60);
  act(state, 0, bid('premier#1', 25));
  expect(refusalOf(state, 0, bid('premier#1', 29))).toEqual({ code: 'notYourTurn', turn: 1 });
});

describe('Slots with five players', () => {
  test('are sold twice a turn, on two tracks', () => {
    const state = market(5, 30);
    state.basics.slots = 16;
    act(state, 0, bid('slots#1', 5));
    act(state, 1, bid('slots#2', 5));
    for (const seat of [2, 3]) act(state, seat, { type: 'publicity' });
    const events = act(state, 4, { type: 'publicity' });
    const bought = events.filter(({ type }) => type === 'tileBought');
    expect(bought).toMatchObject([
      { seat: 0, tile: 'slots' },
      { seat: 1, tile: 'slots' },
    ]);
    expect(state.basics.slots).toBe(14);
  });

  test('are sold out when both lots take the last two', () => {
    const state = market(5, 30);
    state.basics.slots = 2;
    act(state, 0, bid('slots#2', 5));
    act(state, 1, bid('slots#1', 7));
    for (const seat of [2, 3, 4]) act(state, seat, { type: 'publicity' });
    expect([0, 1].map((seat) => chairAt(state, seat).aside)).toEqual([['slots'], ['slots']]);
    expect([0, 1].map((seat) => chairAt(state, seat).money)).toEqual([25, 23]);
    expect(state.basics.slots).toBe(0);
  });

  test('have one lot while one tile is left, and none without any (ruling R04)', () => {
    const state = market(5, 30);
    state.basics.slots = 1;
    expect(refusalOf(state, 0, bid('slots#2', 5))).toEqual({ code: 'lotClosed', lot: 'slots#2', why: 'empty' });
    expect(refusalOf(state, 0, bid('slots#1', 5))).toBeNull();
    state.basics.slots = 0;
    expect(refusalOf(state, 0, bid('slots#1', 5))).toEqual({ code: 'lotClosed', lot: 'slots#1', why: 'empty' });
  });

  test('have one lot with four players', () => {
    expect(refusalOf(market(4, 30), 0, bid('slots#2', 5))).toEqual({ code: 'lotClosed', lot: 'slots#2', why: 'seats' });
    expect(lotStates(market(3, 30)).map(({ lot }) => lot)).not.toContain('premier#4');
  });
});

test.each([
  ['lounge', 9],
  ['restaurant', 15],
] as const)('an empty stack has no lot: %s (ruling R04)', (lot, amount) => {
  const state = market(3, 60);
  state.basics[lot] = 1;
  expect(refusalOf(state, 0, bid(lot, amount))).toBeNull();
  state.basics[lot] = 0;
  expect(refusalOf(state, 0, bid(lot, amount))).toEqual({ code: 'lotClosed', lot, why: 'empty' });
  expect(lotState(state, lot)).toMatchObject({ tile: null, minimum: null, next: null });
});

describe('cards that forbid', () => {
  test('bids name the lot and the card', () => {
    const state = underCards(market(4, 60), 'slots-strike', 'freeze-large');
    expect(refusalOf(state, 0, bid('slots#1', 5))).toEqual({ code: 'lotBarred', lot: 'slots#1', card: 'slots-strike' });
    expect(refusalOf(state, 0, bid('premier#2', 18))).toMatchObject({ code: 'lotBarred', card: 'slots-strike' });
    expect(refusalOf(state, 0, bid('premier#3', 33))).toMatchObject({ code: 'lotBarred', card: 'freeze-large' });
    expect(refusalOf(state, 0, bid('restaurant', 15))).toBeNull();
  });

  test('an action names the card', () => {
    const state = underCards(market(4, 60), 'pr-scandal');
    expect(refusalOf(state, 0, { type: 'publicity' })).toEqual({
      code: 'actionBarred',
      action: 'publicity',
      card: 'pr-scandal',
    });
    expect(refusalOf(state, 0, { type: 'pass' })).toEqual({ code: 'mustAct' });
  });

  test('both free actions allow a pass, even where bids are possible (ruling R05)', () => {
    const state = underCards(market(4, 60), 'pr-scandal', 'building-inspectors');
    const types = vegasShowdown.legalActions(state, seatAt(0)).map(({ type }) => type);
    expect(types).toContain('bid');
    expect(types.at(-1)).toBe('pass');
    expect(act(state, 0, { type: 'pass' })).toEqual([{ type: 'turnPassed', seat: 0 }]);
  });
});

test('prerequisites do not matter for bidding', () => {
  const state = offering(market(3, 60), [{ tile: 'theater', price: 52 }, null, null]);
  expect(refusalOf(state, 0, bid('premier#1', 52))).toBeNull();
  expect(refusalOf(state, 0, bid('premier#2', 18))).toEqual({ code: 'lotClosed', lot: 'premier#2', why: 'empty' });
});

test('the refusal of an action of another phase names the current one', () => {
  expect(refusalOf(market(3, 20), 0, { type: 'done' })).toEqual({ code: 'notNow', asked: 'choosing' });
  expect(refusalOf(market(3, 20), 0, { type: 'stack', size: 'small' })).toEqual({ code: 'notNow', asked: 'choosing' });
});
