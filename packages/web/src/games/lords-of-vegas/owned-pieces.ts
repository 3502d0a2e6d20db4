/** The pieces of a seat on the board. */

import { type Casino, type Die, LOTS, type Lot, type LotId, lotAt, type View } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';

export type Lots = readonly Readonly<Lot>[];

/** The lots with a marker of the seat. */
export const lotsOf = (view: View, seat: Seat): LotId[] => LOTS.filter((lot) => lotAt(view.lots, lot).marker === seat);

/** The lots with a die of the seat. */
export const diceOf = (view: View, seat: Seat): LotId[] =>
  LOTS.filter((lot) => lotAt(view.lots, lot).die?.owner === seat);

/** The dice of all seats in a casino. */
export const diceIn = (lots: Lots, casino: Casino): Die[] =>
  casino.lots.flatMap((lot) => {
    const { die } = lotAt(lots, lot);
    return die === null ? [] : [die];
  });
