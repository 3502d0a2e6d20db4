/** Typed actions of Las Vegas: the name in any case, then its parts in a fixed order. */

import { ACTION_TYPES, type Action } from '@fremont/games/las-vegas';
import { numberFrom, type Parts, typedActionOf } from './typed-action.ts';

/** One word per part. The decoder reports a missing part. */
const parts =
  (...names: readonly string[]): Parts =>
  (typed) =>
    Object.fromEntries(names.map((name, index) => [name, numberFrom(typed[index] ?? '')]));

/** An amount in dollars or in thousands. */
const tokenFrom = (typed: string): unknown => {
  const token = numberFrom(typed);
  return typeof token === 'number' && token < 1000 ? token * 1000 : token;
};

/** `60 20 / 20 0 0 0`. */
const pilesFrom: Parts = (typed) => {
  const piles = typed.join(' ').split('/');
  return { piles: piles.map((pile) => pile.split(' ').filter(Boolean).map(tokenFrom)) };
};

const PARTS: Readonly<Record<Action['type'], Parts>> = {
  roll: parts(),
  place: parts('face'),
  pass: parts(),
  freePass: parts(),
  powerPlay: parts('die', 'casino'),
  luckyHide: parts('count'),
  luckyGuess: parts('count'),
  stop: parts(),
  bet: parts('on'),
  close: parts('casino'),
  keepClosed: parts(),
  knockoutDie: parts('die'),
  block: parts('cluster', 'casino'),
  handicap: parts('from', 'slot'),
  skip: parts(),
  putDie: parts('die', 'casino'),
  takeDie: parts('die', 'casino'),
  doubleDown: parts('small', 'big'),
  niceDie: parts('die', 'value'),
  myChoice: parts('result'),
  activateTile: parts('casino'),
  golden: parts('die'),
  primeTime: (typed) => ({ put: typed.map(numberFrom) }),
  blackSplit: pilesFrom,
  blackPick: parts('pile'),
};

const actionFrom = typedActionOf(ACTION_TYPES, PARTS);

export const typedAction = (typed: readonly string[]): unknown => actionFrom(typed.map((word) => word.toLowerCase()));
