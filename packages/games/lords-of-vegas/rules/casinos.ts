/** RULES 1.8 to 1.10: casinos. No state stores them; they follow from the tiles and dice on the board. */

import { at, type Seat } from '@fremont/kernel';
import type { Colour } from '../data/companies.ts';
import type { Face } from '../data/dice.ts';
import { LOT_FACTS, LOTS, type LotId } from '../data/lots.ts';
import type { Board, Casino, Die, Lot } from '../types.ts';

type Lots = Board['lots'];

export const lotAt = <L extends Readonly<Lot>>(lots: readonly L[], lot: LotId): L => at(lots, LOT_FACTS[lot].index);

/** All casinos, in the order of their first lots. */
export const casinosOf = (board: Pick<Board, 'lots'>): Casino[] => {
  const casinos: Casino[] = [];
  const covered = new Set<LotId>();
  for (const id of LOTS) {
    const casino = covered.has(id) ? null : casinoAround(board, id);
    if (casino === null) continue;
    casinos.push(casino);
    for (const lot of casino.lots) covered.add(lot);
  }
  return casinos;
};

/** The casino that covers this lot; null without a tile. */
export const casinoAround = ({ lots }: Pick<Board, 'lots'>, lot: LotId): Casino | null => {
  const { tile: colour } = lotAt(lots, lot);
  return colour === null ? null : casinoOn(lots, colour, joinedLots(lots, colour, lot));
};

/** The casino that is named by this lot; null when it is not the first lot of one. */
export const casinoNamed = (board: Pick<Board, 'lots'>, id: LotId): Casino | null => {
  const casino = casinoAround(board, id);
  return casino?.id === id ? casino : null;
};

/** RULES 1.9: the lots reached from `start` over tiles of its colour, in the order of the board. */
const joinedLots = (lots: Lots, colour: Colour, start: LotId): LotId[] => {
  const reached = [start];
  for (const id of reached)
    for (const next of LOT_FACTS[id].neighbours)
      if (lotAt(lots, next).tile === colour && !reached.includes(next)) reached.push(next);
  return reached.sort((one, other) => LOT_FACTS[one].index - LOT_FACTS[other].index);
};

const casinoOn = (lots: Lots, colour: Colour, ids: readonly LotId[]): Casino => {
  const dice: Die[] = [];
  let reorganised = false;
  for (const id of ids) {
    const lot = lotAt(lots, id);
    if (lot.die !== null) dice.push(lot.die);
    reorganised ||= lot.reorganised;
  }
  const pips = dice.reduce((sum, { value }) => sum + value, 0);
  const touchesStrip = ids.some((id) => LOT_FACTS[id].touchesStrip);
  return { id: at(ids, 0), colour, lots: ids, boss: bossOf(dice), pips, touchesStrip, reorganised };
};

/** RULES 1.10: null without dice, and while dice of several players share the highest value. */
const bossOf = (dice: readonly Die[]): Seat | null => {
  let boss: Seat | null = null;
  let top = 0;
  for (const { owner, value } of dice) {
    if (value > top) boss = owner;
    else if (value === top && owner !== boss) boss = null;
    top = Math.max(top, value);
  }
  return boss;
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
