/** Translates actions of the rules to numbers and back. It runs outside playouts, so it is not written for speed. */

import { type Action, CELLS, LOTS, type Placement, SIZES } from '@fremont/games/vegas-showdown';
import { at, unreachable } from '@fremont/kernel';
import {
  actionOf,
  amountOfBid,
  bidAction,
  DO_BID,
  DO_DONE,
  DO_LIFT,
  DO_PASS,
  DO_PLACE,
  DO_PUBLICITY,
  DO_RENOVATE,
  DO_STACK,
  detailOf,
  lotOfBid,
  typeOf,
} from './actions.ts';
import { placementAt, spotOf } from './load.ts';
import { nth } from './numbers.ts';
import type { Position } from './position.ts';

export const actionFrom = (action: number): Action => {
  switch (typeOf(action)) {
    case DO_BID:
      return { type: 'bid', lot: at(LOTS, lotOfBid(action)), amount: amountOfBid(action) };
    case DO_RENOVATE:
      return { type: 'renovate' };
    case DO_PUBLICITY:
      return { type: 'publicity' };
    case DO_PASS:
      return { type: 'pass' };
    case DO_LIFT: {
      const { tile, cell } = placementAt(detailOf(action));
      return { type: 'lift', tile, cell };
    }
    case DO_PLACE:
      return { type: 'place', ...placementAt(detailOf(action)) };
    case DO_STACK:
      return { type: 'stack', size: at(SIZES, detailOf(action)) };
    default:
      return { type: 'done' };
  }
};

export const actionTo = (position: Position, action: Action): number => {
  switch (action.type) {
    case 'bid':
      return bidAction(LOTS.indexOf(action.lot), action.amount);
    case 'renovate':
      return actionOf(DO_RENOVATE, 0);
    case 'publicity':
      return actionOf(DO_PUBLICITY, 0);
    case 'pass':
      return actionOf(DO_PASS, 0);
    case 'lift':
      return actionOf(DO_LIFT, liftedSpot(position, action));
    case 'place':
      return actionOf(DO_PLACE, spotOf(action));
    case 'stack':
      return actionOf(DO_STACK, SIZES.indexOf(action.size));
    case 'done':
      return actionOf(DO_DONE, 0);
    default:
      return unreachable(action);
  }
};

/** The spots of a seat's tiles in the order they were placed. */
export const spotsOf = (position: Position, seat: number): number[] => {
  const from = seat * CELLS;
  return [...position.sheets.subarray(from, from + nth(position.tiles, seat))];
};

const liftedSpot = (position: Position, { tile, cell: [x, y] }: Pick<Placement, 'tile' | 'cell'>): number =>
  spotsOf(position, position.actor).find((spot) => {
    const placed = placementAt(spot);
    return placed.tile === tile && placed.cell[0] === x && placed.cell[1] === y;
  }) ?? -1;
