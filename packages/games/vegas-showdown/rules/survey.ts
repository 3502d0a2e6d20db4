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
  /** By cell: the entrances it can be reached from. */
  readonly reach: Uint8Array;
}

/** What a tile of a colour must be reached from: any of these bits. RULES 4.5. */
export const NEEDED: Readonly<Record<Colour, number>> = {
  yellow: REACH.casino,
  blue: REACH.hotel,
  green: REACH.casino | REACH.hotel,
};

const lay = (owner: Int8Array, doors: Uint8Array, spot: Spot, index: number): void => {
  const { cells } = spot;
  for (let each = 0; each < cells.length; each++) {
    const cell = at(cells, each);
    owner[cell] = index;
    doors[cell] = at(spot.doors, each);
  }
};

export const survey = (sheet: readonly Placement[]): Survey => {
  const owner = new Int8Array(CELLS).fill(-1);
  const doors = new Uint8Array(CELLS);
  sheet.forEach((placement, index) => {
    const spot = spotAt(placement);
    if (spot !== null) lay(owner, doors, spot, index);
  });
  return { sheet, owner, doors, reach: reachOf(doors) };
};

/** The same sheet with one tile more. */
export const surveyWith = ({ sheet, owner, doors }: Survey, spot: Spot): Survey => {
  const nextOwner = owner.slice();
  const nextDoors = doors.slice();
  lay(nextOwner, nextDoors, spot, sheet.length);
  return { sheet: [...sheet, spot.placement], owner: nextOwner, doors: nextDoors, reach: reachOf(nextDoors) };
};

/** RULES 4.4: passages lead through every tile, whatever its colour. */
const reachOf = (doors: Uint8Array): Uint8Array => {
  const reach = new Uint8Array(CELLS);
  for (const entrance of ENTRANCES) {
    const { cell, side } = ENTRANCE_FACTS[entrance];
    const start = cellIndex(cell);
    if (((doors[start] ?? 0) & SIDE_BITS[side]) !== 0) flood(doors, reach, start, REACH[entrance]);
  }
  return reach;
};

const flood = (doors: Uint8Array, reach: Uint8Array, start: number, bit: number): void => {
  const open = [start];
  reach[start] = (reach[start] ?? 0) | bit;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const mine = doors[cell] ?? 0;
    for (const step of at(STEPS_FROM, cell)) {
      if ((mine & step.mine) === 0 || ((doors[step.to] ?? 0) & step.theirs) === 0) continue;
      const known = reach[step.to] ?? 0;
      if ((known & bit) !== 0) continue;
      reach[step.to] = known | bit;
      open.push(step.to);
    }
  }
};

export const isFree = ({ owner }: Survey, { cells }: Spot): boolean => {
  for (const cell of cells) if ((owner[cell] ?? -1) >= 0) return false;
  return true;
};

/** The entrances a tile would be reached from at this spot. */
export const reachAt = ({ doors, reach }: Survey, { links, entrances }: Spot): number => {
  let bits = entrances;
  for (const { to, theirs } of links) if (((doors[to] ?? 0) & theirs) !== 0) bits |= reach[to] ?? 0;
  return bits;
};

export const hasTile = ({ sheet }: Survey, tile: TileId): boolean => {
  for (const placed of sheet) if (placed.tile === tile) return true;
  return false;
};

/** RULES 4.3: what the tile needs and the sheet does not have. */
export const missingFor = (survey: Survey, tile: TileId): TileId[] =>
  TILES[tile].prerequisites.filter((needed) => !hasTile(survey, needed));

/** RULES 4.6. */
export const isLounge = (tile: TileId): boolean => tile === 'lounge' || tile === 'fancy-lounge';

/** RULES 4.6: whether a doorway of the spot meets one of a Lounge or Fancy Lounge. */
export const meetsLounge = ({ sheet, owner, doors }: Survey, { links }: Spot): boolean =>
  links.some(({ to, theirs }) => {
    const placed = sheet[owner[to] ?? -1];
    return placed !== undefined && isLounge(placed.tile) && ((doors[to] ?? 0) & theirs) !== 0;
  });
