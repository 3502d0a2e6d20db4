/** A sheet looked at cell by cell: whose each is, where it opens, and which entrances it is reached from. RULES 4. */

import { at } from '@fremont/kernel';
import { CELLS, ENTRANCE_FACTS } from '../data/sheet.ts';
import { TILES } from '../data/tiles.ts';
import { type Colour, ENTRANCES, type Placement, type TileId } from '../types.ts';
import { cellIndex, REACH, SIDE_BITS, type Spot, STEPS_FROM, spotAt } from './spot.ts';

export interface Survey {
  readonly sheet: readonly Placement[];
  /** By cell: the index in `sheet` of what covers it, or -1. */
  readonly owner: Int8Array;
  /** By cell: its open sides. */
  readonly doors: Uint8Array;
  /** By cell: the number of the group of tiles it is joined with, or -1. */
  readonly group: Int8Array;
  /** By group: the entrances it is reached from. */
  readonly reach: readonly number[];
}

/** What a tile of a colour must be reached from: any of these bits. RULES 4.5. */
export const NEEDED: Readonly<Record<Colour, number>> = {
  yellow: REACH.casino,
  blue: REACH.hotel,
  green: REACH.casino | REACH.hotel,
};

export const survey = (sheet: readonly Placement[]): Survey => {
  const owner = new Int8Array(CELLS).fill(-1);
  const doors = new Uint8Array(CELLS);
  for (let index = 0; index < sheet.length; index++) {
    const spot = spotAt(at(sheet, index));
    if (spot !== null) lay(owner, doors, spot, index);
  }
  return { sheet, owner, doors, ...groupsOf(owner, doors) };
};

const lay = (owner: Int8Array, doors: Uint8Array, spot: Spot, index: number): void => {
  const { cells } = spot;
  for (let each = 0; each < cells.length; each++) {
    const cell = at(cells, each);
    owner[cell] = index;
    doors[cell] = at(spot.doors, each);
  }
};

/** The same sheet with one tile more. */
export const surveyWith = ({ sheet }: Survey, { placement }: Spot): Survey => survey([...sheet, placement]);

/** RULES 4.4: passages lead through every tile, whatever its colour. */
const groupsOf = (owner: Int8Array, doors: Uint8Array): Pick<Survey, 'group' | 'reach'> => {
  const group = new Int8Array(CELLS).fill(-1);
  const reach: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if ((owner[cell] ?? -1) < 0 || (group[cell] ?? -1) >= 0) continue;
    reach.push(flood(doors, group, cell, reach.length));
  }
  return { group, reach };
};

/** Numbers everything joined with a cell and says from where it is reached. */
const flood = (doors: Uint8Array, group: Int8Array, start: number, number: number): number => {
  const open = [start];
  let reach = 0;
  group[start] = number;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const mine = doors[cell] ?? 0;
    reach |= entranceBits(cell, mine);
    for (const step of at(STEPS_FROM, cell)) {
      if ((mine & step.mine) === 0 || ((doors[step.to] ?? 0) & step.theirs) === 0) continue;
      if ((group[step.to] ?? -1) >= 0) continue;
      group[step.to] = number;
      open.push(step.to);
    }
  }
  return reach;
};

const ENTRANCE_CELLS = ENTRANCES.map((entrance) => ({
  cell: cellIndex(ENTRANCE_FACTS[entrance].cell),
  side: SIDE_BITS[ENTRANCE_FACTS[entrance].side],
  bit: REACH[entrance],
}));

const entranceBits = (cell: number, doors: number): number => {
  let bits = 0;
  for (const entrance of ENTRANCE_CELLS)
    if (entrance.cell === cell && (doors & entrance.side) !== 0) bits |= entrance.bit;
  return bits;
};

/** The entrances a cell is reached from. */
export const reachOfCell = ({ group, reach }: Survey, cell: number): number => reach[group[cell] ?? -1] ?? 0;

export const isFree = ({ owner }: Survey, { cells }: Spot): boolean => {
  for (const cell of cells) if ((owner[cell] ?? -1) >= 0) return false;
  return true;
};

/** The entrances a tile is or would be reached from at this spot. */
export const reachAt = (around: Survey, { links, entrances }: Spot): number => {
  let bits = entrances;
  for (const { to, theirs } of links) if (((around.doors[to] ?? 0) & theirs) !== 0) bits |= reachOfCell(around, to);
  return bits;
};

export const hasTile = ({ sheet }: Survey, tile: TileId): boolean => {
  for (const placed of sheet) if (placed.tile === tile) return true;
  return false;
};

/** RULES 4.3: what the tile needs and the sheet does not have. */
export const missingFor = (around: Survey, tile: TileId): TileId[] =>
  TILES[tile].prerequisites.filter((needed) => !hasTile(around, needed));

export const isLounge = (tile: TileId): boolean => tile === 'lounge' || tile === 'fancy-lounge';

/** RULES 4.6: whether a doorway of the spot meets one of a Lounge or Fancy Lounge. */
export const meetsLounge = ({ sheet, owner, doors }: Survey, { links }: Spot): boolean =>
  links.some(({ to, theirs }) => {
    const placed = sheet[owner[to] ?? -1];
    return placed !== undefined && isLounge(placed.tile) && ((doors[to] ?? 0) & theirs) !== 0;
  });
