/** Typed actions of Las Vegas. */

import { ACTION_TYPES, type Action, lasVegas } from '@fremont/games/las-vegas';
import { expect, it } from 'vitest';
import { typedAction } from '../src/terminal/las-vegas-typed.ts';

const TYPED: readonly (readonly [typed: string, action: Action])[] = [
  ['roll', { type: 'roll' }],
  ['PLACE 4', { type: 'place', face: 4 }],
  ['pass', { type: 'pass' }],
  ['freePass', { type: 'freePass' }],
  ['powerPlay big 3', { type: 'powerPlay', die: 'big', casino: 3 }],
  ['luckyhide 2', { type: 'luckyHide', count: 2 }],
  ['luckyGuess 3', { type: 'luckyGuess', count: 3 }],
  ['stop', { type: 'stop' }],
  ['bet Higher', { type: 'bet', on: 'higher' }],
  ['close 5', { type: 'close', casino: 5 }],
  ['keepclosed', { type: 'keepClosed' }],
  ['knockoutDie small', { type: 'knockoutDie', die: 'small' }],
  ['block 2 6', { type: 'block', cluster: 2, casino: 6 }],
  ['handicap 4 move', { type: 'handicap', from: 4, slot: 'move' }],
  ['skip', { type: 'skip' }],
  ['putDie small 1', { type: 'putDie', die: 'small', casino: 1 }],
  ['takeDie big 2', { type: 'takeDie', die: 'big', casino: 2 }],
  ['doubleDown 2 0', { type: 'doubleDown', small: 2, big: 0 }],
  ['niceDie small 6', { type: 'niceDie', die: 'small', value: 6 }],
  ['myChoice 4', { type: 'myChoice', result: 4 }],
  ['activateTile 2', { type: 'activateTile', casino: 2 }],
  ['golden big', { type: 'golden', die: 'big' }],
  ['primeTime', { type: 'primeTime', put: [] }],
  ['primeTime 2 5', { type: 'primeTime', put: [2, 5] }],
  [
    'blackSplit 60 / 20 20 0 0 0',
    {
      type: 'blackSplit',
      piles: [[60_000], [20_000, 20_000, 0, 0, 0]],
    },
  ],
  [
    'blackSplit 60000 0/20000 20000 0 0',
    {
      type: 'blackSplit',
      piles: [
        [60_000, 0],
        [20_000, 20_000, 0, 0],
      ],
    },
  ],
  ['blackPick 1', { type: 'blackPick', pile: 1 }],
];

const read = (typed: string) => lasVegas.decodeAction(typedAction(typed.split(' ')));

it.each(TYPED)('%s is decoded', (typed, action) => {
  expect(read(typed)).toEqual({ ok: true, value: action });
});

it('every action can be typed', () => {
  const typed = new Set(TYPED.map(([, { type }]) => type));
  expect(ACTION_TYPES.filter((type) => !typed.has(type))).toEqual([]);
});

it.each(['', 'dance', 'place', 'place four', 'block 2', 'blackSplit 60', 'bet 3'])('"%s" is not an action', (typed) => {
  expect(read(typed)).toMatchObject({ ok: false });
});
