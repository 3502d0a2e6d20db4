/** RULES 1.8 to 1.10: casinos are worked out from the board whenever somebody asks. */

import { at, type Seat } from '@fremont/kernel';
import type { Face } from '../data/dice.ts';
import { LOT_FACTS, LOT_LIST, type LotId } from '../data/lots.ts';
import type { Board, Casino, Lot } from '../types.ts';

type Lots = Board['lots'];

const NEIGHBOURS: readonly (readonly number[])[] = LOT_LIST.map(({ neighbours }) =>
  neighbours.map((id) => LOT_FACTS[id].index),
);

const indexOf = (lot: LotId): number => LOT_FACTS[lot].index;

export const lotAt = <L extends Readonly<Lot>>(lots: readonly L[], lot: LotId): L => at(lots, indexOf(lot));

/** Scratch paper, wiped before every use: making it anew would be a good part of the work. */
const SEEN = new Uint8Array(LOT_LIST.length);

/** All casinos of at least so many tiles, by their first lot. */
export const casinosOf = ({ lots }: Pick<Board, 'lots'>, tilesMin = 1): Casino[] => {
  const casinos: Casino[] = [];
  const seen = SEEN.fill(0);
  for (let index = 0; index < lots.length; index++) {
    if (seen[index] !== 0 || at(lots, index).tile === null) continue;
    if (isAlone(lots, index)) {
      if (tilesMin === 1) casinos.push(casinoFrom(lots, at(ALONE, index)));
      continue;
    }
    const group = groupAround(lots, index, seen);
    if (group.length >= tilesMin) casinos.push(casinoFrom(lots, group));
  }
  return casinos;
};

/** Most casinos are single tiles; nothing has to be gathered for them. */
const isAlone = (lots: Lots, index: number): boolean => {
  const { tile } = at(lots, index);
  const neighbours = at(NEIGHBOURS, index);
  for (let side = 0; side < neighbours.length; side++) if (at(lots, at(neighbours, side)).tile === tile) return false;
  return true;
};

const ALONE: readonly (readonly number[])[] = LOT_LIST.map(({ index }) => [index]);

/** The casino that covers this lot; null where no tile lies. */
export const casinoAround = ({ lots }: Pick<Board, 'lots'>, lot: LotId): Casino | null => {
  const index = indexOf(lot);
  return at(lots, index).tile === null ? null : casinoFrom(lots, groupAround(lots, index, SEEN.fill(0)));
};

/** The casino that is named by this lot; null when it is not the first lot of one. */
export const casinoNamed = (board: Pick<Board, 'lots'>, id: LotId): Casino | null => {
  const casino = casinoAround(board, id);
  return casino?.id === id ? casino : null;
};

/** Indexes of the connected tiles of one colour, ascending; marks them in `seen`. */
const groupAround = (lots: Lots, start: number, seen: Uint8Array): number[] => {
  const colour = at(lots, start).tile;
  const group = [start];
  seen[start] = 1;
  for (let next = 0; next < group.length; next++) {
    const neighbours = at(NEIGHBOURS, at(group, next));
    for (let side = 0; side < neighbours.length; side++) {
      const neighbour = at(neighbours, side);
      if (seen[neighbour] !== 0 || at(lots, neighbour).tile !== colour) continue;
      seen[neighbour] = 1;
      group.push(neighbour);
    }
  }
  return group.length === 1 ? group : group.sort(ascending);
};

const ascending = (one: number, other: number): number => one - other;

/** One pass over the tiles: simulations ask for casinos more often than for anything else. */
const casinoFrom = (lots: Lots, group: readonly number[]): Casino => {
  const first = at(group, 0);
  const { tile: colour } = at(lots, first);
  if (colour === null) throw new Error('assertion failed: a casino without a tile');
  const ids: LotId[] = [];
  let boss: Seat | null = null;
  let top = 0;
  let pips = 0;
  let touchesStrip = false;
  let reorganised = false;
  for (const index of group) {
    const facts = at(LOT_LIST, index);
    const lot = at(lots, index);
    ids.push(facts.id);
    touchesStrip ||= facts.touchesStrip;
    reorganised ||= lot.reorganised;
    if (lot.die === null) continue;
    const { owner, value } = lot.die;
    pips += value;
    if (value > top) {
      top = value;
      boss = owner;
    } else if (value === top && owner !== boss) boss = null;
  }
  return { id: at(LOT_LIST, first).id, colour, lots: ids, boss, pips, touchesStrip, reorganised };
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
