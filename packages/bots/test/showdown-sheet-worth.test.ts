/** Compares the fast value of sheets with the progress reported by the rules, on every sheet of random matches. */

import {
  type Action,
  type Placement,
  progressOf,
  SHEET_SHAPES,
  type SheetProgress,
  type SheetShape,
  vegasShowdown,
} from '@fremont/games/vegas-showdown';
import { at, carryOut, pick, seededChance } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { spotOf } from '../src/vegas-showdown/sim/load.ts';
import { SheetWorth } from '../src/vegas-showdown/sim/policy/sheet-worth.ts';

const TURNS = 3;

/** The value of an area: the square of its covered share, and 0 when it is spoiled. */
const areaWorth = ({ covered, spoiled, cells, worth }: SheetProgress['casino']): number =>
  spoiled > 0 ? 0 : worth * (covered / cells) ** 2;

/**
 * Half a diamond is worth 0.3, each of up to five openings 0.2, each kind of tile a fifth for each of up to five turns.
 */
const plainWorth = (sheet: readonly Placement[], shape: SheetShape): number => {
  const { casino, hotel, connected, points, openings } = progressOf(sheet, shape);
  const diamonds = points.reduce((sum, { quarters, fame }) => sum + (quarters === 2 ? 0.3 : fame), 0);
  const ways = Math.min(5, openings.casino) + Math.min(5, openings.hotel);
  const kinds = new Set(sheet.map(({ tile }) => tile)).size;
  return areaWorth(casino) + areaWorth(hotel) + connected.fame + diamonds + 0.2 * ways + (kinds * TURNS) / 5;
};

const quickWorth = (worth: SheetWorth, sheet: readonly Placement[], shape: SheetShape): number => {
  worth.take(Int32Array.from(sheet, spotOf), 0, sheet.length, SHEET_SHAPES.indexOf(shape));
  return worth.worth(TURNS);
};

test.each(SHEET_SHAPES.map((shape, index) => [shape, 3 + index] as const))(
  'sheets of %s columns, with one more tile and after every lift',
  (shape, seats) => {
    const chance = seededChance(seats);
    const worth = new SheetWorth();
    const { state } = vegasShowdown.setup({ premierRemoval: 'reach3', sheet: shape }, seats, chance);
    for (const chair of state.chairs) chair.money += 200;
    const compared = { sheet: 0, place: 0, diamond: 0 };
    while (state.phase.type !== 'over') {
      const { seat } = state.phase;
      const { sheet } = at(state.chairs, seat);
      const legal: readonly Action[] = vegasShowdown.legalActions(state, seat);
      expect(quickWorth(worth, sheet, shape)).toBeCloseTo(plainWorth(sheet, shape), 9);
      compared.sheet++;
      for (const action of legal) {
        if (action.type !== 'place') continue;
        expect(worth.worthWith(spotOf(action), TURNS)).toBeCloseTo(plainWorth([...sheet, action], shape), 9);
        compared.place++;
        if (progressOf([...sheet, action], shape).points.length > 0) compared.diamond++;
      }
      carryOut(vegasShowdown, state, seat, pick(legal, chance, 'walk'), chance);
    }
    expect(compared.sheet).toBeGreaterThan(50);
    expect(compared.place).toBeGreaterThan(200);
    expect(compared.diamond).toBeGreaterThan(0);
  },
);
