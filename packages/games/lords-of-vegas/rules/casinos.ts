/** RULES 1.8 to 1.10: casinos are worked out from the board whenever somebody asks. */

import { at, type Seat } from '@fremont/kernel';
import type { Face } from '../data/dice.ts';
import { LOT_FACTS, LOT_LIST, type LotId } from '../data/lots.ts';
import type { Board, Casino, Lot } from '../types.ts';

type Lots = Board['lots'];

const NEIGHBOURS: readonly (readonly number[])[] = LOT_LIST.map(({ neighbours }) =>
  neighbours.map((id) => LOT_FACTS[id].index),
);

export const indexOf = (lot: LotId): number => LOT_FACTS[lot].index;

export const lotAt = <L extends Readonly<Lot>>(lots: readonly L[], lot: LotId): L => at(lots, indexOf(lot));

/** All casinos, by their first lot. */
export const casinosOf = ({ lots }: Pick<Board, 'lots'>): Casino[] => {
  const casinos: Casino[] = [];
  const seen: boolean[] = [];
  for (let index = 0; index < lots.length; index++) {
    if (seen[index] === true || at(lots, index).tile === null) continue;
    const group = groupAround(lots, index);
    for (const member of group) seen[member] = true;
    casinos.push(casinoFrom(lots, group));
  }
  return casinos;
};

/** The casino that covers this lot; null where no tile lies. */
export const casinoAround = ({ lots }: Pick<Board, 'lots'>, lot: LotId): Casino | null => {
  const index = indexOf(lot);
  return at(lots, index).tile === null ? null : casinoFrom(lots, groupAround(lots, index));
};

/** The casino that is named by this lot; null when it is not the first lot of one. */
export const casinoNamed = (board: Pick<Board, 'lots'>, id: LotId): Casino | null => {
  const casino = casinoAround(board, id);
  return casino?.id === id ? casino : null;
};

/** Indexes of the connected tiles of one colour, ascending. */
const groupAround = (lots: Lots, start: number): number[] => {
  const colour = at(lots, start).tile;
  const group = [start];
  for (let next = 0; next < group.length; next++)
    for (const neighbour of at(NEIGHBOURS, at(group, next)))
      if (at(lots, neighbour).tile === colour && !group.includes(neighbour)) group.push(neighbour);
  return group.length === 1 ? group : group.sort((a, b) => a - b);
};

const casinoFrom = (lots: Lots, group: readonly number[]): Casino => {
  const colour = at(lots, at(group, 0)).tile;
  if (colour === null) throw new Error('assertion failed: a casino without a tile');
  const { boss, pips } = powerIn(lots, group);
  return {
    id: at(LOT_LIST, at(group, 0)).id,
    colour,
    lots: group.map((index) => at(LOT_LIST, index).id),
    boss,
    pips,
    touchesStrip: group.some((index) => at(LOT_LIST, index).touchesStrip),
    reorganised: group.some((index) => at(lots, index).reorganised),
  };
};

const powerIn = (lots: Lots, group: readonly number[]): { boss: Seat | null; pips: number } => {
  let boss: Seat | null = null;
  let top = 0;
  let pips = 0;
  for (const index of group) {
    const { die } = at(lots, index);
    if (die === null) continue;
    pips += die.value;
    if (die.value > top) {
      top = die.value;
      boss = die.owner;
    } else if (die.value === top && die.owner !== boss) boss = null;
  }
  return { boss, pips };
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
