/** Casinos are found with bits; here they are found by walking from lot to lot, and both have to agree. */

import { at, type Chance, seededChance } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { COLOURS, casinoAround, casinosOf, LOT_FACTS, LOTS, type Lot, type LotId } from '../index.ts';

const BOARDS = 200;

/** Two colours and few gaps, so that casinos grow large and wind around each other. */
const someBoard = (chance: Chance): Lot[] =>
  LOTS.map(() => {
    const tile = chance.int(5, 'tile') === 0 ? null : at(COLOURS, chance.int(2, 'tile'));
    return { marker: null, tile, die: null, reorganised: false };
  });

const tileOn = (lots: readonly Lot[], id: LotId): Lot['tile'] => at(lots, LOT_FACTS[id].index).tile;

const walkedFrom = (lots: readonly Lot[], start: LotId): LotId[] => {
  const reached = new Set([start]);
  for (const id of reached)
    for (const next of LOT_FACTS[id].neighbours) if (tileOn(lots, next) === tileOn(lots, start)) reached.add(next);
  return LOTS.filter((id) => reached.has(id));
};

test('on any board the casino around a tile is what can be reached from it over tiles of its colour', () => {
  const chance = seededChance(1);
  for (let board = 0; board < BOARDS; board++) {
    const lots = someBoard(chance);
    for (const id of LOTS) {
      const expected = tileOn(lots, id) === null ? undefined : walkedFrom(lots, id);
      expect(casinoAround({ lots }, id)?.lots).toEqual(expected);
    }
  }
});

test('the list of casinos names every tile once, by first lots', () => {
  const chance = seededChance(2);
  for (let board = 0; board < BOARDS; board++) {
    const lots = someBoard(chance);
    const firsts = LOTS.filter((id) => tileOn(lots, id) !== null && walkedFrom(lots, id)[0] === id);
    expect(casinosOf({ lots }).map(({ lots: all }) => all)).toEqual(firsts.map((id) => walkedFrom(lots, id)));
  }
});
