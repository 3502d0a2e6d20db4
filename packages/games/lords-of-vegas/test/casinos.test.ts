/**
 * RULES 1.9 on random boards: compares casinos with groups found by another algorithm, which spreads the lowest lot.
 */

import { at, type Chance, seededChance } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { COLOURS, casinoAround, casinosOf, LOT_LIST, LOTS, type Lot, type LotId, lotAt } from '../index.ts';

const BOARDS = 200;

/** Two colours and few gaps, so that casinos are large and irregular. */
const someBoard = (chance: Chance): Lot[] =>
  LOTS.map(() => {
    const tile = chance.int(5, 'tile') === 0 ? null : at(COLOURS, chance.int(2, 'tile'));
    return { marker: null, tile, die: null, reorganised: false };
  });

/** Every tile takes the lowest name among itself and the neighbours of its colour, until no name changes. */
const groupsOf = (lots: readonly Lot[]): LotId[][] => {
  const names = new Map(LOT_LIST.filter(({ id }) => lotAt(lots, id).tile !== null).map(({ id, index }) => [id, index]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { id, neighbours } of LOT_LIST) {
      const name = names.get(id);
      if (name === undefined) continue;
      const alike = neighbours.filter((next) => lotAt(lots, next).tile === lotAt(lots, id).tile);
      const lowest = Math.min(name, ...alike.map((next) => names.get(next) ?? name));
      changed ||= lowest !== name;
      names.set(id, lowest);
    }
  }
  const firsts = [...new Set(names.values())].sort((one, other) => one - other);
  return firsts.map((first) => LOTS.filter((id) => names.get(id) === first));
};

test('the casinos of a board are its groups of connected tiles of one colour, ordered by first lot', () => {
  const chance = seededChance(1);
  for (let board = 0; board < BOARDS; board++) {
    const lots = someBoard(chance);
    expect(casinosOf({ lots }).map((casino) => casino.lots)).toEqual(groupsOf(lots));
  }
});

test('casinoAround finds the casino of every tile, and none for an empty lot', () => {
  const chance = seededChance(2);
  for (let board = 0; board < BOARDS; board++) {
    const lots = someBoard(chance);
    const groups = groupsOf(lots);
    for (const id of LOTS) expect(casinoAround({ lots }, id)?.lots).toEqual(groups.find((group) => group.includes(id)));
  }
});
