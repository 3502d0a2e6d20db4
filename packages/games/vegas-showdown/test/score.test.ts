/** RULES 8: the final account. */

import { describe, expect, test } from 'vitest';
import { accountsOf, CHIPS, progressOf, SCORE_ITEMS, zoneOf } from '../index.ts';
import { placingsOf } from '../rules/end.ts';
import { rankBonuses } from '../rules/score.ts';
import { chairAt, dealt, put } from './positions.ts';

describe('ranks of Population and Revenue', () => {
  test.each([
    ['two share the first place', [10, 10, 7, 5], [4, 4, 1, 0]],
    ['two share the second place', [10, 8, 8, 5], [5, 2, 2, 0]],
    ['two share the third place', [10, 8, 6, 6], [5, 3, 0, 0]],
    ['three share the first place', [10, 10, 10, 4], [3, 3, 3, 0]],
    ['four are equal', [9, 9, 9, 9], [2, 2, 2, 2]],
    ['five are equal', [9, 9, 9, 9, 9], [1, 1, 1, 1, 1]],
    ['three share the second place', [10, 8, 8, 8], [5, 1, 1, 1]],
    ['no two seats are equal', [10, 9, 8, 7, 6], [5, 3, 1, 0, 0]],
    ['of three players two share the first place, the last takes the third', [9, 9, 4], [4, 4, 1]],
    ['of three players two share the second place', [9, 6, 6], [5, 2, 2]],
  ])('%s', (_name, values, fame) => {
    expect(rankBonuses(values)).toEqual(fame);
  });
});

describe('diamonds', () => {
  test.each([
    [
      'four quarters are a diamond',
      [put('fancy-lounge', 1, 1), put('fancy-slots', 1, 2), put('fancy-slots', 2, 2)],
      { diamonds: 1, threeQuarters: 0 },
    ],
    [
      'three quarters beside a plain tile',
      [put('fancy-lounge', 1, 1), put('fancy-slots', 1, 2), put('slots', 2, 2)],
      { diamonds: 0, threeQuarters: 1 },
    ],
    [
      'two quarters are nothing',
      [put('fancy-lounge', 1, 1), put('slots', 1, 2), put('slots', 2, 2)],
      { diamonds: 0, threeQuarters: 0 },
    ],
    ['the middle of a large tile is no point', [put('theater', 2, 1)], { diamonds: 0, threeQuarters: 0 }],
    [
      'an upright medium tile gives two quarters at the middle of its long side',
      [put('fancy-lounge', 1, 1, 90), put('fancy-slots', 2, 1)],
      { diamonds: 0, threeQuarters: 1 },
    ],
  ])('%s', (_name, sheet, found) => {
    expect(progressOf(sheet, '3-2-2')).toMatchObject(found);
  });

  test('the point of a diamond is listed with its Fame', () => {
    const sheet = [put('fancy-lounge', 1, 1), put('fancy-slots', 1, 2), put('fancy-slots', 2, 2)];
    expect(progressOf(sheet, '3-2-2').points).toContainEqual({ at: [2, 2], quarters: 4, fame: 3 });
  });
});

describe('the sheet', () => {
  test('a passage from entrance to entrance', () => {
    const sheet = [put('slots', 0, 2), put('lounge', 1, 2), put('lounge', 3, 2), put('restaurant', 5, 1)];
    expect(progressOf(sheet, '3-2-2')).toMatchObject({
      connected: { fame: 3 },
      casino: { fame: 0 },
      hotel: { fame: 0 },
    });
  });

  const hotel = [put('lounge', 5, 2), put('restaurant', 5, 0), put('night-club', 5, 3)];

  test('green tiles help to fill the hotel', () => {
    expect(progressOf(hotel, '3-2-2')).toMatchObject({
      connected: { fame: 0 },
      casino: { fame: 0 },
      hotel: { fame: 5 },
    });
  });

  test('one yellow cell spoils it', () => {
    const spoiled = [
      put('restaurant', 5, 0),
      put('night-club', 5, 3),
      put('slots', 5, 2),
      put('fancy-restaurant', 6, 2),
    ];
    expect(progressOf(spoiled, '3-2-2').hotel).toMatchObject({ covered: 9, spoiled: 1, fame: 0 });
  });

  /** Slots in the two outer columns of the casino; Lounges extend into the common area. */
  const casino = [0, 1, 2, 3, 4].flatMap((y) => [put('slots', 0, y), put('slots', 1, y), put('lounge', 2, y)]);

  test('yellow and green tiles fill the casino, even when they extend beyond it', () => {
    expect(progressOf(casino, '3-2-2').casino).toEqual({ covered: 15, spoiled: 0, cells: 15, fame: 5, worth: 5 });
  });

  test('a casino with one blue or one empty cell scores nothing', () => {
    const [, ...gap] = casino;
    expect(progressOf(gap, '3-2-2').casino).toMatchObject({ covered: 14, spoiled: 0, fame: 0 });
    expect(progressOf([put('fancy-restaurant', 0, 0), ...gap], '3-2-2').casino).toMatchObject({
      covered: 14,
      spoiled: 1,
      fame: 0,
    });
  });

  test('has three columns for the casino, two in common and two for the hotel (ruling R28)', () => {
    const columns = [0, 1, 2, 3, 4, 5, 6].map((x) => zoneOf('3-2-2', [x, 2]));
    expect(columns).toEqual(['casino', 'casino', 'casino', 'common', 'common', 'hotel', 'hotel']);
  });

  test('other shapes of the sheet have other areas', () => {
    expect(progressOf(hotel, '2-3-2').hotel).toMatchObject({ cells: 10, fame: 5 });
    expect(progressOf(hotel, '3-1-3').hotel).toMatchObject({ cells: 15, covered: 10, fame: 0 });
  });
});

test('$37 are 3 Fame, and tiles aside are none (ruling R10)', () => {
  const state = dealt(3);
  Object.assign(chairAt(state, 0), { money: 37, aside: ['theater'] });
  const account = accountsOf(state.chairs, '3-2-2')[0];
  // All three are equal in both ranks: (5 + 3 + 1) / 3 each.
  expect(account).toMatchObject({ held: 0, money: 3, population: 3, revenue: 3, total: 9 });
  expect(Object.keys(account ?? {}).sort()).toEqual([...SCORE_ITEMS, 'held', 'total'].sort());
});

test.each([
  ['equal Fame, more money wins', [61, 61], [14, 9], [1, 2]],
  ['equal Fame and money share the win', [61, 61], [9, 9], [1, 1]],
  ['Fame comes before money', [60, 61], [99, 0], [2, 1]],
])('%s', (_name, totals, money, placings) => {
  expect(
    placingsOf(
      totals,
      money.map((one) => ({ money: one })),
    ),
  ).toEqual(placings);
});

test('a green, two red and three white chips are $38, the whole box $300', () => {
  expect(CHIPS.green.value + 2 * CHIPS.red.value + 3 * CHIPS.white.value).toBe(38);
  expect(Object.values(CHIPS).reduce((sum, { value, count }) => sum + value * count, 0)).toBe(300);
});
