/** RULES 3.10 and 4.7: lifting, placing, and the final sheet. */

import { carryOut, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  isSoundSheet,
  type Placement,
  progressOf,
  type State,
  type TileId,
  vegasShowdown,
} from '../index.ts';
import { planOf } from '../rules/passages.ts';
import { spaceFault } from '../rules/placement.ts';
import { lay, positionsOf } from '../rules/tile.ts';
import { act, chairAt, dealt, furnish, put, refusalOf } from './positions.ts';

const lift = (placed: Placement): Action => ({ type: 'lift', tile: placed.tile, cell: placed.cell });
const place = (placed: Placement): Action => ({ type: 'place', ...placed });
const DONE: Action = { type: 'done' };

/** Seat 0 renovates a sheet. The others have taken Publicity. */
const renovating = (sheet: readonly Placement[], aside: readonly TileId[] = []): State => {
  const state = dealt(3);
  furnish(chairAt(state, 0), sheet);
  chairAt(state, 0).aside = [...aside];
  act(state, 0, { type: 'renovate' });
  act(state, 1, { type: 'publicity' });
  act(state, 2, { type: 'publicity' });
  return state;
};

const inOrder = (sheet: readonly Placement[]) => [...sheet].sort((a, b) => (a.tile < b.tile ? -1 : 1));

describe("the rulebook's example", () => {
  const restaurant = put('restaurant', 5, 0);
  const upright = put('lounge', 6, 2, 90);
  const flat = put('lounge', 5, 2);
  const club = put('night-club', 5, 3);

  test('turns the Lounge, adds the Night Club and fills the hotel', () => {
    const state = renovating([restaurant, upright], ['night-club']);
    const chair = chairAt(state, 0);
    expect(chair).toMatchObject({ population: 10, revenue: 5, fame: 2 });
    expect(progressOf(chair.sheet, '3-2-2').hotel.fame).toBe(0);
    act(state, 0, lift(upright));
    expect(chair.fame).toBe(0);
    act(state, 0, place(flat));
    act(state, 0, place(club));
    expect(chair).toMatchObject({ population: 10, revenue: 5, fame: 10, aside: [] });
    expect(progressOf(chair.sheet, '3-2-2').hotel).toMatchObject({ covered: 10, fame: 5 });
  });

  test('could not fill the hotel with an upright Lounge', () => {
    const state = renovating([restaurant, upright], ['night-club']);
    const fills = vegasShowdown
      .legalActions(state, seatAt(0))
      .filter((action) => action.type === 'place')
      .map((action) => progressOf([restaurant, upright, action], '3-2-2').hotel.fame);
    expect(fills.length).toBeGreaterThan(0);
    expect(Math.max(...fills)).toBe(0);
  });
});

const BLUE = [
  put('restaurant', 4, 0),
  put('lounge', 6, 0, 90),
  put('lounge', 6, 2, 90),
  put('fancy-restaurant', 6, 4, 180),
];

test('a Renovate may lift and place nothing', () => {
  const sheet = [...BLUE, put('lounge', 4, 2, 90)];
  expect(isSoundSheet(sheet)).toBe(true);
  const state = renovating(sheet);
  expect(refusalOf(state, 0, DONE)).toBeNull();
  act(state, 0, DONE);
  expect(chairAt(state, 0)).toMatchObject({ sheet, aside: [] });
});

test('a tile may not lose its prerequisite, and the refusal names the tile', () => {
  const state = renovating([...BLUE, put('lounge', 4, 2), put('night-club', 4, 3)]);
  act(state, 0, lift(put('restaurant', 4, 0)));
  const refusal = refusalOf(state, 0, DONE);
  expect(refusal).toMatchObject({ code: 'sheetBroken' });
  expect(JSON.stringify(refusal)).toContain('"missing":["restaurant"]');
  act(state, 0, place(put('restaurant', 4, 0)));
  expect(chairAt(state, 0).sheet).toHaveLength(6);
});

describe('limits', () => {
  const row = [put('lounge', 0, 2), put('lounge', 2, 2), put('slots', 0, 1, 180)];

  test('a third lift is refused', () => {
    const state = renovating([...row, put('slots', 1, 1, 180)]);
    act(state, 0, lift(put('slots', 0, 1, 180)));
    act(state, 0, lift(put('slots', 1, 1, 180)));
    expect(refusalOf(state, 0, lift(put('lounge', 2, 2)))).toEqual({ code: 'liftsUsed', max: 2 });
  });

  test('lifting comes before placing', () => {
    const state = renovating(row, ['slots', 'slots']);
    act(state, 0, place(put('slots', 1, 1, 180)));
    expect(refusalOf(state, 0, lift(put('slots', 0, 1, 180)))).toEqual({ code: 'liftAfterPlacing' });
  });

  test('at most two tiles are placed; then the Renovate ends without a decision (ruling R14)', () => {
    const state = renovating(row, ['slots', 'slots', 'slots']);
    act(state, 0, place(put('slots', 1, 1, 180)));
    const events = act(state, 0, place(put('slots', 2, 1, 180)));
    expect(events[1]).toEqual({ type: 'buildingDone', seat: 0, aside: 1 });
  });

  test('only tiles that lie there are lifted, only those aside are placed', () => {
    const state = renovating(row);
    expect(refusalOf(state, 0, lift(put('slots', 5, 4)))).toEqual({ code: 'notThere', tile: 'slots', cell: [5, 4] });
    expect(refusalOf(state, 0, place(put('theater', 3, 3)))).toEqual({ code: 'notAside', tile: 'theater' });
  });

  test('tiles lifted in an earlier turn are aside like bought ones (ruling R13)', () => {
    const state = renovating(row);
    act(state, 0, lift(put('slots', 0, 1, 180)));
    act(state, 0, DONE);
    expect(chairAt(state, 0).aside).toEqual(['slots']);
  });
});

describe('only the final sheet has to be sound', () => {
  const column = [put('lounge', 0, 2), put('slots', 0, 1, 90), put('fancy-slots', 0, 0)];

  test('so the first tile may be unconnected until the second', () => {
    const state = renovating(column);
    act(state, 0, lift(put('lounge', 0, 2)));
    act(state, 0, lift(put('slots', 0, 1, 90)));
    act(state, 0, place(put('slots', 0, 1, 90)));
    expect(refusalOf(state, 0, DONE)).toMatchObject({ code: 'sheetBroken' });
    act(state, 0, place(put('lounge', 0, 2)));
    expect(inOrder(chairAt(state, 0).sheet)).toEqual(inOrder(column));
    expect(chairAt(state, 0).aside).toEqual([]);
  });

  test('but it is refused where no second tile could repair the sheet', () => {
    const state = renovating(column);
    act(state, 0, lift(put('lounge', 0, 2)));
    act(state, 0, lift(put('slots', 0, 1, 90)));
    expect(refusalOf(state, 0, place(put('lounge', 5, 2)))).toMatchObject({ code: 'sheetBroken' });
    expect(refusalOf(state, 0, place(put('slots', 4, 4)))).toMatchObject({ code: 'notConnected' });
  });
});

const isFree = (sheet: readonly Placement[], placement: Placement): boolean =>
  spaceFault(planOf(sheet), lay(placement)) === null;

/** Tries every second tile, including those that the rules skip because they cannot help. */
const canBeRepaired = (sheet: readonly Placement[], first: Placement, rest: readonly TileId[]): boolean => {
  const after = [...sheet, first];
  if (isSoundSheet(after)) return true;
  return [...new Set(rest)].some((tile) =>
    positionsOf(tile).some((second) => isFree(after, second) && isSoundSheet([...after, second])),
  );
};

const without = (tiles: readonly TileId[], tile: TileId): TileId[] => tiles.toSpliced(tiles.indexOf(tile), 1);

test('the check of first placements agrees with trying every second one, on sheets of random matches', () => {
  let compared = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const chance = seededChance(seed);
    const { state } = vegasShowdown.setup({ premierRemoval: 'reach3', sheet: '3-2-2' }, 3, chance);
    for (let step = 0; step < 150 && state.phase.type !== 'over'; step++) {
      const { phase } = state;
      const listed = vegasShowdown.legalActions(state, phase.seat);
      if (
        phase.type === 'building' &&
        phase.work.type === 'renovate' &&
        phase.work.lifts > 0 &&
        phase.work.places === 0
      ) {
        compared += compareAll(state, phase.seat, listed);
        break;
      }
      // Prefers lifts, because they lead to broken sheets.
      const wanted = listed.filter(({ type }) => type === 'lift' || (step > 60 && type === 'renovate'));
      const from = wanted.length > 0 ? wanted : listed;
      const action = from[chance.int(from.length, 'test')];
      if (action !== undefined) carryOut(vegasShowdown, state, phase.seat, action, chance);
    }
  }
  expect(compared).toBeGreaterThan(500);
});

const compareAll = (state: State, seat: number, listed: readonly Action[]): number => {
  const { sheet, aside } = chairAt(state, seat);
  let compared = 0;
  for (const tile of new Set(aside))
    for (const first of positionsOf(tile)) {
      if (!isFree(sheet, first)) continue;
      const isListed = listed.some((action) => JSON.stringify(action) === JSON.stringify(place(first)));
      expect(isListed, JSON.stringify([sheet, aside, first])).toBe(canBeRepaired(sheet, first, without(aside, tile)));
      compared++;
    }
  return compared;
};
