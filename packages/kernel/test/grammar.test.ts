/** Plural forms and enumerations in several languages. */

import { expect, test } from 'vitest';
import { countedIn, listingIn, pluralIn, seatAt } from '../src/index.ts';

test('a number selects the plural form of its language', () => {
  const dice = countedIn('ru', { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' });
  expect([1, 2, 5, 21].map(dice)).toEqual(['1 кубик', '2 кубика', '5 кубиков', '21 кубик']);
});

test('a missing plural form falls back to the form `other`', () => {
  expect(pluralIn('ru')(2, { one: 'ход', other: 'хода' })).toBe('хода');
});

test('an enumeration has commas and the conjunction of the language, and keeps places', () => {
  const ada = { seat: seatAt(0) };
  expect(listingIn('en', 'conjunction')([ada, ['lot ', { name: 'A1', key: 'lot:A1' }], 'B'])).toEqual([
    ada,
    ', ',
    'lot ',
    { name: 'A1', key: 'lot:A1' },
    ', and ',
    'B',
  ]);
  expect(listingIn('de', 'disjunction')(['A', 'B'])).toEqual(['A', ' oder ', 'B']);
});
