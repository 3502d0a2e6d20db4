/**
 * All placements of all kinds of tiles, as bits. Written for speed: a few ANDs of 32-bit words decide whether a spot is
 * free and which tiles its doorways meet.
 *
 * A spot covers cells: rows 0 to 2 in one word, the others in a second. Its doorways are bits in four words, one for
 * each direction they face. Two tiles face each other on an edge when one has the bit of that edge in its `east` word
 * and the other in its `west` word, or likewise `south` and `north`. As both are rectangles, tiles that face each other
 * never overlap.
 */

import {
  CELLS,
  type Cell,
  coveredCells,
  type Doors,
  doorsOf,
  ENTRANCE_FACTS,
  HEIGHT,
  type Placement,
  plainTurn,
  type Side,
  TILE_IDS,
  TURNS,
  WIDTH,
} from '@fremont/games/vegas-showdown';
import { kindOf } from './tables.ts';

/** The length of one row in SPOTS. */
export const STRIDE = 8;
export const LOW = 0;
export const HIGH = 1;
export const EAST = 2;
export const WEST = 3;
export const NORTH = 4;
export const SOUTH = 5;
export const KIND = 6;
/** The bit of the inner grid point that a tile of two by two cells hides in its middle; 0 for other tiles. */
export const MIDDLE = 7;

/**
 * An entrance is an additional edge. The hotel entrance is stored in the row words, to keep it apart from the casino's.
 */
export const CASINO_BIT = 1 << 30;
export const HOTEL_BIT = 1 << 28;

export const LOW_CELLS = 3 * WIDTH;
export const lowBit = (cell: number): number => (cell < LOW_CELLS ? 1 << cell : 0);
export const highBit = (cell: number): number => (cell < LOW_CELLS ? 0 : 1 << (cell - LOW_CELLS));
const cellIndex = ([x, y]: Cell): number => y * WIDTH + x;
const isInside = ([x, y]: Cell): boolean => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
const isEntrance = (entrance: 'casino' | 'hotel', cell: Cell, side: Side): boolean =>
  ENTRANCE_FACTS[entrance].side === side && cellIndex(ENTRANCE_FACTS[entrance].cell) === cellIndex(cell);

/** The word and the bit of a doorway on one side of a cell; bit 0 where it leads nowhere. */
const doorBit = ([x, y]: Cell, side: Side): readonly [word: number, bit: number] => {
  if (isEntrance('casino', [x, y], side)) return [WEST, CASINO_BIT];
  if (isEntrance('hotel', [x, y], side)) return [NORTH, HOTEL_BIT];
  switch (side) {
    case 'E':
      return [EAST, x < WIDTH - 1 ? 1 << (y * (WIDTH - 1) + x) : 0];
    case 'W':
      return [WEST, x > 0 ? 1 << (y * (WIDTH - 1) + x - 1) : 0];
    case 'S':
      return [SOUTH, y < HEIGHT - 1 ? 1 << (y * WIDTH + x) : 0];
    default:
      return [NORTH, y > 0 ? 1 << ((y - 1) * WIDTH + x) : 0];
  }
};

/** The cell of a tile behind the nth doorway of a side. */
const cellBehind = ({ cell: [x, y] }: Placement, doors: Doors, side: Side, along: number): Cell => {
  switch (side) {
    case 'N':
      return [x + along, y];
    case 'S':
      return [x + along, y + doors.E.length - 1];
    case 'W':
      return [x, y + along];
    default:
      return [x + doors.N.length - 1, y + along];
  }
};

/** A grid point has the number of the cell to its upper left. */
const middleOf = ({ cell }: Placement, cells: readonly Cell[]): number =>
  cells.length === 4 ? 1 << cellIndex(cell) : 0;

const cellMask = (cells: readonly Cell[], bit: (cell: number) => number): number =>
  cells.reduce((mask, cell) => mask | bit(cellIndex(cell)), 0);

const rowOf = (placement: Placement): number[] => {
  const row = Array.from({ length: STRIDE }, () => 0);
  const cells = coveredCells(placement);
  row[LOW] = cellMask(cells, lowBit);
  row[HIGH] = cellMask(cells, highBit);
  const doors = doorsOf(placement.tile, placement.turn);
  for (const side of ['N', 'E', 'S', 'W'] as const)
    for (const [along, isOpen] of doors[side].entries()) {
      if (isOpen === 0) continue;
      const [word, bit] = doorBit(cellBehind(placement, doors, side, along), side);
      row[word] = (row[word] ?? 0) | bit;
    }
  row[KIND] = kindOf(placement.tile);
  row[MIDDLE] = middleOf(placement, cells);
  return row;
};

/** All placements, kind by kind, cell by cell, turn by turn: the order in which the rules list them. */
export const PLACEMENTS: readonly Placement[] = TILE_IDS.flatMap((tile) => {
  const turns = TURNS.filter((turn) => plainTurn(tile, turn) === turn);
  return Array.from({ length: CELLS }, (_, cell): Cell => [cell % WIDTH, Math.floor(cell / WIDTH)]).flatMap((cell) =>
    turns
      .map((turn): Placement => ({ tile, cell, turn }))
      .filter((placement) => coveredCells(placement).every(isInside)),
  );
});
export const SPOT_COUNT = PLACEMENTS.length;

export const SPOTS = Int32Array.from(PLACEMENTS.flatMap(rowOf));
/** By kind, the first of its spots; one more entry for the end. */
export const FIRST_SPOT = Int32Array.from([
  ...TILE_IDS.map((tile) => PLACEMENTS.findIndex((placement) => placement.tile === tile)),
  SPOT_COUNT,
]);

/** The cells in front of the doorways of a spot, inside the sheet, in the order of PLACEMENTS. */
const behindOf = ({ tile, cell: [x, y], turn }: Placement): Cell[] => {
  const doors = doorsOf(tile, turn);
  const columns = doors.N.length;
  const rows = doors.E.length;
  const behind: Cell[] = [
    ...doors.N.flatMap((door, along): Cell[] => (door === 1 ? [[x + along, y - 1]] : [])),
    ...doors.S.flatMap((door, along): Cell[] => (door === 1 ? [[x + along, y + rows]] : [])),
    ...doors.W.flatMap((door, along): Cell[] => (door === 1 ? [[x - 1, y + along]] : [])),
    ...doors.E.flatMap((door, along): Cell[] => (door === 1 ? [[x + columns, y + along]] : [])),
  ];
  return behind.filter(isInside);
};
export const BEHIND_LOW = Int32Array.from(PLACEMENTS, (placement) => cellMask(behindOf(placement), lowBit));
export const BEHIND_HIGH = Int32Array.from(PLACEMENTS, (placement) => cellMask(behindOf(placement), highBit));
