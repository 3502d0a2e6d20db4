/** Typed actions of Vegas Showdown: `bid premier#1 12`, `place slots B3 90`, `lift lounge A1`, `stack small`. */

import { ACTION_TYPES, type Action } from '@fremont/games/vegas-showdown';
import { amountFrom, type Parts, typedActionOf } from './typed-action.ts';

const COLUMNS = 'abcdefg';

/** `B3`: the second column, the third row. */
const cellFrom = (typed = ''): unknown => {
  const [, column = '', row = ''] = /^([a-g])(\d)$/.exec(typed) ?? [];
  return [COLUMNS.indexOf(column || '?'), Number(row || Number.NaN) - 1];
};

const PARTS: Readonly<Record<Action['type'], Parts>> = {
  bid: ([lot, amount]) => ({ lot, amount: amountFrom(amount) }),
  renovate: () => ({}),
  publicity: () => ({}),
  pass: () => ({}),
  lift: ([tile, cell]) => ({ tile, cell: cellFrom(cell) }),
  place: ([tile, cell, turn = '0']) => ({ tile, cell: cellFrom(cell), turn: amountFrom(turn) }),
  stack: ([size]) => ({ size }),
  done: () => ({}),
};

const actionFrom = typedActionOf(ACTION_TYPES, PARTS);

export const typedAction = (typed: readonly string[]): unknown => actionFrom(typed.map((word) => word.toLowerCase()));
