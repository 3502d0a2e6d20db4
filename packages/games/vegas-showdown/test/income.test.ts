/** RULES 3.4: the lower of the seat's two counters. */

import { expect, test } from 'vitest';
import { type CardId, type Event, incomeOf, incomes, type State, vegasShowdown } from '../index.ts';
import { act, chairAt, dealt, underCards } from './positions.ts';

const drawn = (...cards: readonly CardId[]) => cards.map((card) => ({ card, space: 0, tile: null }));

test.each([
  ['at the start', 8, 5, [], 5],
  ['with more Revenue than Population', 9, 12, [], 9],
  ['with Tourist Boom', 8, 5, ['tourist-boom'], 8],
  ['with Slow Week', 8, 5, ['slow-week'], 2],
  ['with Slow Week and almost nothing to lose', 8, 2, ['slow-week'], 0],
  ['with Convention Week', 8, 5, ['convention-week'], 8],
  ['with Tourist Boom and Slow Week, which cancel out', 8, 5, ['tourist-boom', 'slow-week'], 5],
  ['with Convention Week and Slow Week: basis first, then the change', 8, 5, ['convention-week', 'slow-week'], 5],
] as const)('income %s', (_name, population, revenue, cards, income) => {
  expect(incomeOf({ population, revenue }, drawn(...cards))).toBe(income);
});

test('the income depends on the own counters, not on the lowest of the table (ruling R20)', () => {
  const state = underCards(dealt(3), 'tourist-boom');
  chairAt(state, 1).revenue = 11;
  chairAt(state, 2).population = 3;
  expect(incomes(state)).toEqual([8, 11, 6]);
});

/** All seats take Publicity. With three players and fresh prices the next turn draws no card. */
const nextTurn = (state: State): readonly Event[] =>
  [0, 1, 2].flatMap((seat) => act(state, seat, { type: 'publicity' }));

test('the bank never runs out, though the box holds $300 (ruling R09)', () => {
  const state = dealt(3);
  for (const chair of state.chairs) chair.money = 300;
  expect(nextTurn(state)).toContainEqual({ type: 'incomeCollected', amounts: [5, 5, 5] });
  expect(state.chairs.map(({ money }) => money)).toEqual([305, 305, 305]);
  expect(vegasShowdown.faults(state)).toEqual([]);
});

test('Population, Revenue and Fame have no upper end (ruling R12)', () => {
  expect(incomeOf({ population: 400, revenue: 300 })).toBe(300);
  const state = dealt(3);
  chairAt(state, 0).fame = 1000;
  nextTurn(state);
  expect(chairAt(state, 0).fame).toBe(1001);
  expect(vegasShowdown.faults(state)).toEqual([]);
});
