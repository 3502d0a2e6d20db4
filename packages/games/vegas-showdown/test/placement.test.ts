/** RULES 4: where a tile may lie, and the cells that a refusal names. */

import { describe, expect, test } from 'vitest';
import { doorsOf, type Placement, placementReport, plainTurn, type TileId, waysToPlace } from '../index.ts';
import { planOf } from '../rules/passages.ts';
import { placementFault } from '../rules/placement.ts';
import { act, chairAt, dealt, furnish, OPTIONS, put, refusalOf } from './positions.ts';

const faultOf = (sheet: readonly Placement[], placement: Placement) => placementFault(planOf(sheet), placement);
const ways = (sheet: readonly Placement[], tile: TileId): number => waysToPlace(sheet, tile).length;

describe('prerequisites', () => {
  test('Fancy Slots cannot be placed without Slots', () => {
    expect(ways([put('lounge', 0, 2)], 'fancy-slots')).toBe(0);
    expect(faultOf([put('slots', 0, 2)], put('fancy-slots', 0, 1))).toBeNull();
  });

  test('the Dragon Room needs Slots and Fancy Slots', () => {
    const slots = [put('slots', 0, 2), put('lounge', 1, 2)];
    expect(ways(slots, 'dragon-room')).toBe(0);
    expect(faultOf(slots, put('dragon-room', 1, 1))).toEqual({
      code: 'missingPrerequisite',
      tile: 'dragon-room',
      missing: ['fancy-slots'],
    });
    const ready = [...slots, put('fancy-slots', 0, 1)];
    expect(faultOf(ready, put('dragon-room', 1, 1))).toBeNull();
    const chair = chairAt(dealt(3), 0);
    furnish(chair, ready);
    const { before, after } = placementReport(chair, put('dragon-room', 1, 1), OPTIONS.sheet);
    expect([after.revenue - before.revenue, after.fame - before.fame]).toEqual([4, 6]);
  });

  test('are checked before the connection, and have to be on the sheet, not aside', () => {
    const state = dealt(3);
    const chair = chairAt(state, 0);
    chair.aside = ['slots', 'fancy-slots'];
    act(state, 0, { type: 'publicity' });
    act(state, 1, { type: 'publicity' });
    act(state, 2, { type: 'publicity' });
    expect(refusalOf(state, 0, { type: 'place', ...put('fancy-slots', 3, 3) })).toMatchObject({ missing: ['slots'] });
  });
});

describe("the rulebook's Fancy Restaurant", () => {
  const sheet = [put('slots', 0, 2), put('lounge', 1, 2), put('restaurant', 5, 1)];

  test('cannot lie where it reaches only the casino through Lounge and Slots', () => {
    expect(faultOf(sheet, put('fancy-restaurant', 3, 2, 90))).toMatchObject({
      code: 'notConnected',
      entrance: 'hotel',
      reached: 'casino',
    });
  });

  test('may lie where the Restaurant connects it to the hotel entrance', () => {
    expect(faultOf(sheet, put('fancy-restaurant', 4, 2, 270))).toBeNull();
  });

  test('turned to the wall of its neighbour gets a fault that names the owner of the wall', () => {
    // Door to the north: towards the Lounge in the west and the Restaurant in the east it has walls of its own.
    expect(faultOf([...sheet, put('lounge', 3, 3)], put('fancy-restaurant', 4, 2, 180))).toMatchObject({
      code: 'notConnected',
      reached: null,
      walls: [
        { cell: [4, 2], side: 'E', by: 'own' },
        { cell: [4, 2], side: 'S', by: 'own' },
      ],
    });
  });
});

describe('connection', () => {
  test('a wall of the neighbour blocks like an own wall', () => {
    // Slots have doorways west, north and east; their south side is a wall.
    expect(faultOf([put('slots', 0, 2)], put('slots', 0, 3))).toMatchObject({
      walls: [{ cell: [0, 3], side: 'N', by: 'other' }],
    });
    expect(faultOf([put('slots', 0, 2)], put('slots', 0, 3, 180))).toMatchObject({
      walls: [{ cell: [0, 3], side: 'N', by: 'both' }],
    });
  });

  test('the first tile needs a doorway on an entrance', () => {
    expect(faultOf([], put('slots', 0, 2))).toBeNull();
    // A quarter turn brings its wall to the entrance.
    expect(faultOf([], put('slots', 0, 2, 90))).toMatchObject({ walls: [{ cell: [0, 2], side: 'W', by: 'own' }] });
    expect(faultOf([], put('slots', 3, 2))).toMatchObject({ code: 'notConnected', reached: null, walls: [] });
  });

  test('the entrances are in the middle row, left and right (ruling R28)', () => {
    const rows = [0, 1, 2, 3, 4];
    expect(rows.filter((y) => faultOf([], put('slots', 0, y)) === null)).toEqual([2]);
    // Turned by half, Slots open to the right; a yellow tile there reaches an entrance, though the wrong one.
    const reached = rows.map((y) => faultOf([], put('slots', 6, y, 180)));
    expect(reached.map((fault) => (fault?.code === 'notConnected' ? fault.reached : fault))).toEqual([
      null,
      null,
      'hotel',
      null,
      null,
    ]);
  });

  test('yellow needs the casino entrance, blue the hotel entrance, green either', () => {
    expect(faultOf([], put('slots', 6, 2, 180))).toMatchObject({
      code: 'notConnected',
      entrance: 'casino',
      reached: 'hotel',
    });
    expect(faultOf([], put('restaurant', 0, 1))).toMatchObject({
      code: 'notConnected',
      entrance: 'hotel',
      reached: 'casino',
    });
    expect(faultOf([], put('lounge', 0, 2))).toBeNull();
    expect(faultOf([], put('lounge', 5, 2))).toBeNull();
  });

  test('a yellow tile may lie in the hotel area as long as its passage leads to the casino (ruling R23)', () => {
    const sheet = [put('lounge', 0, 2), put('lounge', 2, 2), put('lounge', 4, 2)];
    expect(faultOf(sheet, put('slots', 6, 2))).toBeNull();
  });
});

describe('the Night Club', () => {
  const sheet = [put('slots', 0, 2), put('lounge', 1, 2), put('table-games', 1, 1)];

  test('may lie door to door with a Lounge', () => {
    expect(faultOf(sheet, put('night-club', 1, 3))).toBeNull();
  });

  test('may lie door to door with a Fancy Lounge', () => {
    // Turned round, the Fancy Lounge opens west to the Lounge and south from its right cell, under which the club
    // opens.
    const lounges = [put('lounge', 0, 2), put('fancy-lounge', 2, 2, 180)];
    expect(faultOf(lounges, put('night-club', 3, 3))).toBeNull();
    expect(faultOf(lounges, put('night-club', 2, 3))).toMatchObject({ code: 'notConnected' });
  });

  test('may not lie where it is connected but not to a lounge, and the fault lists its doorways', () => {
    expect(faultOf(sheet, put('night-club', 3, 0))).toEqual({
      code: 'noLoungeDoor',
      tile: 'night-club',
      cell: [3, 0],
      doors: [
        { cell: [3, 0], side: 'N' },
        { cell: [4, 0], side: 'E' },
        { cell: [3, 1], side: 'W' },
        { cell: [4, 1], side: 'S' },
      ],
    });
  });
});

describe('the grid', () => {
  test('tiles stay inside, and the fault lists the cells outside', () => {
    expect(faultOf([], put('restaurant', 6, 4))).toEqual({
      code: 'outside',
      tile: 'restaurant',
      cells: [
        [7, 4],
        [6, 5],
        [7, 5],
      ],
    });
  });

  test('tiles do not overlap, and the fault lists the occupied cells', () => {
    expect(faultOf([put('lounge', 0, 2)], put('restaurant', 1, 1))).toEqual({
      code: 'occupied',
      tile: 'restaurant',
      cells: [[1, 2]],
    });
  });

  test('a quarter turn moves every doorway clockwise', () => {
    expect(doorsOf('slots', 90)).toEqual({ N: [1], E: [1], S: [1], W: [0] });
    expect(doorsOf('restaurant', 180)).toEqual({ N: [1, 1], E: [1, 0], S: [0, 0], W: [1, 0] });
  });

  test('turns with the same shape and doorways count once, under the smallest one (ruling R16)', () => {
    expect([0, 90, 180, 270].map((turn) => plainTurn('lounge', turn as 0))).toEqual([0, 90, 0, 90]);
    expect([0, 90, 180, 270].map((turn) => plainTurn('night-club', turn as 0))).toEqual([0, 0, 0, 0]);
    expect([0, 90, 180, 270].map((turn) => plainTurn('slots', turn as 0))).toEqual([0, 90, 180, 270]);
    const state = dealt(3);
    chairAt(state, 0).aside = ['lounge'];
    for (const seat of [0, 1, 2]) act(state, seat, { type: 'publicity' });
    expect(refusalOf(state, 0, { type: 'place', ...put('lounge', 0, 2, 180) })).toEqual({
      code: 'sameTurn',
      tile: 'lounge',
      turn: 180,
      use: 0,
    });
  });
});

test('a report shows the path, the doors that lead nowhere and the new counters', () => {
  const chair = chairAt(dealt(3), 0);
  furnish(chair, [put('slots', 0, 2), put('lounge', 1, 2)]);
  const report = placementReport(chair, put('night-club', 1, 3), OPTIONS.sheet);
  expect(report).toMatchObject({
    fault: null,
    prerequisites: [{ tile: 'lounge', count: 1 }],
    reached: ['casino'],
    path: [
      [0, 2],
      [1, 2],
      [1, 3],
    ],
    lounges: [{ cell: [1, 3], side: 'N' }],
    before: { population: 8, revenue: 6, fame: 2, income: 6 },
    after: { population: 8, revenue: 6, fame: 10, income: 6 },
  });
  expect(report.loose).toHaveLength(3);
  expect(report.progress?.covered).toBe(7);
});
