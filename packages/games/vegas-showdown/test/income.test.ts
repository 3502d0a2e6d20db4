/** RULES 3.4: the lower of one's own two counters. */

import { expect, test } from 'vitest';
import { type CardId, incomeOf, incomes } from '../index.ts';
import { chairAt, dealt, underCards } from './positions.ts';

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

test('everybody goes by their own counters, not by the lowest of the table (ruling R20)', () => {
  const state = underCards(dealt(3), 'tourist-boom');
  chairAt(state, 1).revenue = 11;
  chairAt(state, 2).population = 3;
  expect(incomes(state)).toEqual([8, 11, 6]);
});
