/** RULES 1.8 to 1.10: casinos are worked out from the board whenever somebody asks. */

import { at, type Seat } from '@fremont/kernel';
import type { Face } from '../data/dice.ts';
import { LOT_FACTS, type LotId } from '../data/lots.ts';
import type { Board, Casino, Lot } from '../types.ts';
import { connected, type Mask, type Plot, plotOf, type Shape, shapeOf } from './shapes.ts';

type Lots = Board['lots'];

const indexOf = (lot: LotId): number => LOT_FACTS[lot].index;

export const lotAt = <L extends Readonly<Lot>>(lots: readonly L[], lot: LotId): L => at(lots, indexOf(lot));

/** All casinos, by their first lot. */
export const casinosOf = ({ lots }: Pick<Board, 'lots'>): Casino[] =>
  shapesOf(lots).map((shape) => casinoOn(lots, shape));

/** Where the casinos lie, by their first lot. */
export const shapesOf = (lots: Lots): Shape[] => {
  const shapes: Shape[] = [];
  let plot = plotOf(0);
  let seen: Mask = 0;
  for (let index = 0; index < lots.length; index++) {
    if (index === plot.end) {
      plot = plotOf(index);
      seen = 0;
    }
    if (at(lots, index).tile === null || (seen & bitOf(plot, index)) !== 0) continue;
    const group = groupAround(lots, plot, index, index);
    seen |= group;
    shapes.push(shapeOf(plot, group));
  }
  return shapes;
};

/** The casino that covers this lot; null where no tile lies. */
export const casinoAround = ({ lots }: Pick<Board, 'lots'>, lot: LotId): Casino | null => {
  const index = indexOf(lot);
  if (at(lots, index).tile === null) return null;
  const plot = plotOf(index);
  return casinoOn(lots, shapeOf(plot, groupAround(lots, plot, index, plot.first)));
};

/** The casino that is named by this lot; null when it is not the first lot of one. */
export const casinoNamed = (board: Pick<Board, 'lots'>, id: LotId): Casino | null => {
  const casino = casinoAround(board, id);
  return casino?.id === id ? casino : null;
};

const bitOf = ({ first }: Plot, index: number): Mask => 1 << (index - first);

/**
 * The connected tiles of one colour. Lots before `from` are known not to belong to them. Null is asked for first, as
 * in `supply.ts`.
 */
const groupAround = (lots: Lots, plot: Plot, index: number, from: number): Mask => {
  const { tile } = at(lots, index);
  let alike: Mask = 0;
  for (let other = from; other < plot.end; other++) {
    const { tile: colour } = at(lots, other);
    if (colour !== null && colour === tile) alike |= bitOf(plot, other);
  }
  return connected(alike, bitOf(plot, index));
};

/** The casino of this shape, in one pass: simulations ask for casinos more often than for anything else. */
export const casinoOn = (lots: Lots, { indexes, lots: ids, touchesStrip }: Shape): Casino => {
  const { tile: colour } = at(lots, at(indexes, 0));
  if (colour === null) throw new Error('assertion failed: a casino without a tile');
  let boss: Seat | null = null;
  let top = 0;
  let pips = 0;
  let reorganised = false;
  for (let place = 0; place < indexes.length; place++) {
    const lot = at(lots, at(indexes, place));
    reorganised ||= lot.reorganised;
    if (lot.die === null) continue;
    const { owner, value } = lot.die;
    pips += value;
    if (value > top) {
      top = value;
      boss = owner;
    } else if (value === top && owner !== boss) boss = null;
  }
  return { id: at(ids, 0), colour, lots: ids, boss, pips, touchesStrip, reorganised };
};

/** The highest value a seat has in a casino; null without a die. */
export const bestDie = ({ lots }: Pick<Board, 'lots'>, casino: Casino, seat: Seat): Face | null => {
  let best: Face | null = null;
  for (const id of casino.lots) {
    const { die } = lotAt(lots, id);
    if (die?.owner === seat && (best === null || die.value > best)) best = die.value;
  }
  return best;
};
