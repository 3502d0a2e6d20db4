/** Actions of Las Vegas as they are typed: the name in any spelling of its letters, then its parts in a fixed order. */

import { ACTION_TYPES, type Action } from '@fremont/games/las-vegas';

type Parts = (typed: readonly string[]) => object;

const numberFrom = (typed: string): unknown => (/^\d+$/.test(typed) ? Number(typed) : typed);

/** One word for each part; of one left out the game's decoder complains. */
const parts =
  (...names: readonly string[]): Parts =>
  (typed) =>
    Object.fromEntries(names.map((name, index) => [name, numberFrom(typed[index] ?? '')]));

/** In dollars, or in thousands as people say them. */
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

/** JSON for the decoder, which refuses whatever is no action. */
export const typedAction = ([name = '', ...rest]: readonly string[]): unknown => {
  const type = ACTION_TYPES.find((one) => one.toLowerCase() === name.toLowerCase());
  return type === undefined ? { type: name } : { type, ...PARTS[type](rest.map((word) => word.toLowerCase())) };
};
