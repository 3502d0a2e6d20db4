/** What the swap of a deal does to the board, before dice decide ties and before an action that belongs to it. */

import {
  type Casino,
  casinosOf,
  diceOut,
  LOTS,
  type Lot,
  type LotId,
  markersOut,
  type Terms,
  type View,
} from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';

/** What a seat has once the swap is done. RULES 6.5 limits the pieces. */
export interface Holding {
  readonly seat: Seat;
  readonly money: number;
  readonly dice: number;
  readonly markers: number;
}

type Lots = readonly Readonly<Lot>[];
type Before = Pick<View, 'lots' | 'casinos'>;
interface Purses {
  readonly lots: Lots;
  readonly chairs: readonly { readonly money: number }[];
}

/** Casinos that get another boss; with a tie at the top they have none until the dice have decided. */
export const newBosses = (view: Before, terms: Terms): Casino[] => {
  const before = new Map(view.casinos.map(({ id, boss }) => [id, boss]));
  return casinosOf({ lots: lotsAfter(view.lots, terms) }).filter(({ id, boss }) => before.get(id) !== boss);
};

export const holdingsAfter = (view: Purses, terms: Terms): Holding[] => {
  const lots = lotsAfter(view.lots, terms);
  const { from, to, give, take } = terms;
  const paid = take.money - give.money;
  return [
    { seat: from, money: at(view.chairs, from).money + paid },
    { seat: to, money: at(view.chairs, to).money - paid },
  ].map((one) => ({ ...one, dice: diceOut({ lots }, one.seat), markers: markersOut({ lots }, one.seat) }));
};

const lotsAfter = (lots: Lots, { from, to, give, take }: Terms): Lots =>
  lots.map((lot, index) => {
    const owner =
      newOwner(at(LOTS, index), [give.lots, give.dice], to) ?? newOwner(at(LOTS, index), [take.lots, take.dice], from);
    if (owner === null) return lot;
    return lot.die === null ? { ...lot, marker: owner } : { ...lot, die: { ...lot.die, owner } };
  });

const newOwner = (lot: LotId, goods: readonly (readonly LotId[])[], owner: Seat): Seat | null =>
  goods.some((list) => list.includes(lot)) ? owner : null;
