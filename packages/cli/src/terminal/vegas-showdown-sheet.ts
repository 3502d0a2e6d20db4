/** Draws a sheet of Vegas Showdown with characters: walls, doorways (a gap or a colon) and a letter per tile. */

import {
  type Cell,
  coveredCells,
  doorsOf,
  ENTRANCE_FACTS,
  HEIGHT,
  type Placement,
  type Side,
  WIDTH,
} from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';

type Sheet = readonly Placement[];

const A = 'a'.charCodeAt(0);

/** The letter of a tile, by its place in the order of building. */
export const letterOf = (index: number): string => String.fromCharCode(A + index);

export const sheetLines = (sheet: Sheet): string[] => [
  `   ${columns((x) => ` ${letterOf(x).toUpperCase()}  `)}`.trimEnd(),
  ...Array.from({ length: HEIGHT }, (_, y) => [edgesAbove(sheet, y), cellsOf(sheet, y)]).flat(),
  edgesAbove(sheet, HEIGHT),
];

const columns = (draw: (x: number) => string): string => Array.from({ length: WIDTH }, (_, x) => draw(x)).join('');

const isInside = ([x, y]: Cell): boolean => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;

/** The index in the sheet of the tile on a cell; -1 for an empty cell. */
const tileOn = (sheet: Sheet, [x, y]: Cell): number =>
  sheet.findIndex((placement) => coveredCells(placement).some(([cx, cy]) => cx === x && cy === y));

const edgesAbove = (sheet: Sheet, y: number): string => {
  const marks = { wall: '---', door: '- -', none: '   ' };
  return `  +${columns((x) => `${marks[edgeBetween(sheet, [x, y - 1], [x, y], 'S', 'N')]}+`)}`;
};

const cellsOf = (sheet: Sheet, y: number): string => {
  const marks = { wall: '|', door: ':', none: ' ' };
  const west = (x: number): string =>
    isEntrance('casino', x, y) ? '>' : marks[edgeBetween(sheet, [x - 1, y], [x, y], 'E', 'W')];
  const end = isEntrance('hotel', WIDTH - 1, y) ? '<' : marks.wall;
  return `${y + 1} ${columns((x) => `${west(x)} ${contentOf(sheet, [x, y])} `)}${end}`;
};

const contentOf = (sheet: Sheet, cell: Cell): string => {
  const tile = tileOn(sheet, cell);
  return tile === -1 ? '·' : letterOf(tile);
};

const isEntrance = (entrance: keyof typeof ENTRANCE_FACTS, x: number, y: number): boolean => {
  const { cell } = ENTRANCE_FACTS[entrance];
  return cell[0] === x && cell[1] === y;
};

type EdgeMark = 'wall' | 'door' | 'none';

/** The edge between two neighbouring cells. The first one is above or to the left of the other. */
const edgeBetween = (sheet: Sheet, one: Cell, other: Cell, oneSide: Side, otherSide: Side): EdgeMark => {
  if (!isInside(one) || !isInside(other)) return 'wall';
  const [first, second] = [tileOn(sheet, one), tileOn(sheet, other)];
  if (first === second) return 'none';
  const isOpen = hasDoor(sheet, first, one, oneSide) && hasDoor(sheet, second, other, otherSide);
  return isOpen ? 'door' : 'wall';
};

/** An empty cell counts as open on all sides. */
const hasDoor = (sheet: Sheet, tile: number, [x, y]: Cell, side: Side): boolean => {
  if (tile === -1) return true;
  const placement = at(sheet, tile);
  const [left, top] = placement.cell;
  const place = side === 'N' || side === 'S' ? x - left : y - top;
  return doorsOf(placement.tile, placement.turn)[side][place] === 1;
};
