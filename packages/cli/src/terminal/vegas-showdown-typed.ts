/** Actions of Vegas Showdown as they are typed: `bid premier#1 12`, `place slots B3 90`, `lift lounge A1`, `stack small`. */

import { ACTION_TYPES, type Action } from '@fremont/games/vegas-showdown';

type Parts = (typed: readonly string[]) => object;

const numberFrom = (typed = ''): unknown => (/^\$?\d+$/.test(typed) ? Number(typed.replace('$', '')) : typed);

const COLUMNS = 'abcdefg';

/** `B3`: the second column, the third row. */
const cellFrom = (typed = ''): unknown => {
  const [, column = '', row = ''] = /^([a-g])(\d)$/.exec(typed) ?? [];
  return [COLUMNS.indexOf(column || '?'), Number(row || Number.NaN) - 1];
};

const PARTS: Readonly<Record<Action['type'], Parts>> = {
  bid: ([lot, amount]) => ({ lot, amount: numberFrom(amount) }),
  renovate: () => ({}),
  publicity: () => ({}),
  pass: () => ({}),
  lift: ([tile, cell]) => ({ tile, cell: cellFrom(cell) }),
  place: ([tile, cell, turn = '0']) => ({ tile, cell: cellFrom(cell), turn: numberFrom(turn) }),
  stack: ([size]) => ({ size }),
  done: () => ({}),
};

/** JSON for the decoder, which refuses whatever is no action. */
export const typedAction = (typed: readonly string[]): unknown => {
  const [name = '', ...rest] = typed.map((word) => word.toLowerCase());
  const type = ACTION_TYPES.find((one) => one === name);
  return type === undefined ? { type: name } : { type, ...PARTS[type](rest) };
};
