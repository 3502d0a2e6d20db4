/** Characters of bots: a name says who plays, so tables stored or sent before there were styles need no other field. */

import { expect, test } from 'vitest';
import { characterOf, styleOf } from '../src/characters.ts';
import type { Occupant } from '../src/messages.ts';

const person = (name: string): Occupant => ({ type: 'person', name, colour: 'cherry' });
const bot = (name: string): Occupant => ({ type: 'bot', name, colour: 'pool', level: 'steady' });

test('a bot has the style of its name in every language', () => {
  const occupants = [person('Ada'), bot('Edie'), bot('Эди'), bot('Édie')];
  expect([1, 2, 3].map((seat) => styleOf(occupants, seat))).toEqual(['spoiler', 'spoiler', 'spoiler']);
});

test('bots without names, as the server keeps them, are the characters in their order', () => {
  const occupants = [bot(''), person(''), bot(''), bot('')];
  expect([0, 1, 2, 3].map((seat) => characterOf(occupants, seat))).toEqual([0, null, 1, 2]);
  expect([0, 1, 2, 3].map((seat) => styleOf(occupants, seat))).toEqual(['builder', null, 'gambler', 'haggler']);
});

test('a person with the name of a bot, a numbered bot and an empty seat have no character', () => {
  const occupants = [person('Bruno'), bot('Player 7')];
  expect([0, 1, 5].map((seat) => characterOf(occupants, seat))).toEqual([null, null, null]);
  expect(styleOf(occupants, 1)).toBeNull();
});

test('Felix plays without a style', () => {
  expect(styleOf([bot('Felix')], 0)).toBeNull();
  expect(characterOf([bot('Felix')], 0)).toBe(4);
});
