/** The effects of a deal's swap on the board, before tie rerolls and before the action of the deal. */

import {
  type Casino,
  casinosOf,
  diceOut,
  LOTS,
  type LotId,
  markersOut,
  type Terms,
  type View,
} from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';
import type { Lots } from './owned-pieces.ts';

/** The goods of a seat after the swap. RULES 6.5 limits the pieces. */
export interface Holding {
  readonly seat: Seat;
  readonly money: number;
  readonly dice: number;
  readonly markers: number;
}

type Board = Pick<View, 'lots' | 'casinos'>;
interface BoardWithMoney {
  readonly lots: Lots;
  readonly chairs: readonly { readonly money: number }[];
}

/** Casinos that get another boss. A casino with a tie has no boss until the tied dice are rerolled. */
export const newBosses = (view: Board, terms: Terms): Casino[] => {
  const before = new Map(view.casinos.map(({ id, boss }) => [id, boss]));
  return casinosOf({ lots: lotsAfter(view.lots, terms) }).filter(({ id, boss }) => before.get(id) !== boss);
};

export const holdingsAfter = (view: BoardWithMoney, terms: Terms): Holding[] => {
  const lots = lotsAfter(view.lots, terms);
  const { from, to, give, take } = terms;
  const paid = take.money - give.money;
  return [
    { seat: from, money: at(view.chairs, from).money + paid },
    { seat: to, money: at(view.chairs, to).money - paid },
  ].map((one) => ({ ...one, dice: diceOut({ lots }, one.seat), markers: markersOut({ lots }, one.seat) }));
};

export const lotsAfter = (lots: Lots, { from, to, give, take }: Terms): Lots =>
  lots.map((lot, index) => {
    const owner =
      newOwner(at(LOTS, index), [give.lots, give.dice], to) ?? newOwner(at(LOTS, index), [take.lots, take.dice], from);
    if (owner === null) return lot;
    return lot.die === null ? { ...lot, marker: owner } : { ...lot, die: { ...lot.die, owner } };
  });

const newOwner = (lot: LotId, goods: readonly (readonly LotId[])[], owner: Seat): Seat | null =>
  goods.some((list) => list.includes(lot)) ? owner : null;
