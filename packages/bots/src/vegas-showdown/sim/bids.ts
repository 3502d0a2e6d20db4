/** Lists the bids of a seat. Written for speed: the first open space of a track is one look-up. RULES 3.5, 3.6. */

import { type ActionList, bidAction } from './actions.ts';
import { nth } from './numbers.ts';
import { EMPTY, type Position } from './position.ts';
import {
  KIND_OF_LOT,
  LOT_COUNT,
  PREMIER_LOTS,
  PREMIER_SPACES,
  PRICES,
  SECOND_SLOTS,
  SIZE,
  SLOTS_LOTS,
  SPACE_FROM,
  TRACK,
} from './tables.ts';

/** The kind that a lot sells now, or EMPTY. The second Slots lot needs a second tile (ruling R04). */
export const kindOnLot = (position: Position, lot: number): number => {
  if (lot < PREMIER_LOTS) return lot < nth(PREMIER_SPACES, position.seats) ? nth(position.spaces, lot) : EMPTY;
  const kind = nth(KIND_OF_LOT, lot);
  const left = nth(position.basics, kind);
  if (lot !== SECOND_SLOTS) return left > 0 ? kind : EMPTY;
  return left > 1 && nth(SLOTS_LOTS, position.seats) > 1 ? kind : EMPTY;
};

export const isLotBarred = (position: Position, lot: number, kind: number): boolean =>
  ((position.barredKinds >> kind) & 1) !== 0 ||
  (lot < PREMIER_LOTS && ((position.barredSizes >> nth(SIZE, kind)) & 1) !== 0);

/** The index in TRACK of the lowest space that may be bid. */
export const openSpace = (position: Position, lot: number): number => {
  const minimum = lot < PREMIER_LOTS ? nth(position.prices, lot) : 0;
  const beaten = nth(position.holders, lot) === EMPTY ? 0 : nth(position.standing, lot) + 1;
  return nth(SPACE_FROM, lot * (PRICES + 1) + Math.max(minimum, beaten));
};

export const listBids = (position: Position, seat: number, list: ActionList): void => {
  const money = nth(position.money, seat);
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const kind = kindOnLot(position, lot);
    if (kind === EMPTY || isLotBarred(position, lot, kind)) continue;
    for (let space = openSpace(position, lot); nth(TRACK, space) <= money; space++)
      list.push(bidAction(lot, nth(TRACK, space)));
  }
};
