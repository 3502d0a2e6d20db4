/**
 * Checks tiles on a sheet: whether a tile may lie there, and if not, the rule and the cells that it breaks. RULES 4.2
 * to 4.6.
 */

import { TILES } from '../data/tiles.ts';
import type { Colour, Entrance, Placement, PlacementFault, TileId, Wall } from '../types.ts';
import {
  entranceAt,
  type FloorPlan,
  joinedWith,
  planOf,
  planWith,
  reachedFrom,
  type Sheet,
  tileAt,
} from './passages.ts';
import { hasDoor, isInside, type LaidTile, lay, type OutlineEdge } from './tile.ts';

/** Why this tile cannot lie here on the current sheet. RULES 4.8: the other tiles need no new check. */
export const placementFault = (plan: FloorPlan, placement: Placement): PlacementFault | null => {
  const laid = lay(placement);
  return spaceFault(plan, laid) ?? tileFault(planWith(plan, laid), laid);
};

/** Whether all cells of a tile are empty. */
export const isFree = (plan: FloorPlan, { cells }: LaidTile): boolean =>
  cells.every((cell) => tileAt(plan, cell) === null);

/** RULES 4.2: inside the sheet and on free cells. */
export const spaceFault = (plan: FloorPlan, laid: LaidTile): PlacementFault | null => {
  const { tile, cells } = laid;
  if (!cells.every(isInside)) return { code: 'outside', tile, cells: cells.filter((cell) => !isInside(cell)) };
  if (isFree(plan, laid)) return null;
  return { code: 'occupied', tile, cells: cells.filter((cell) => tileAt(plan, cell) !== null) };
};

/** Why a tile of the sheet may not stay there. RULES 4.3 to 4.6. */
export const tileFault = (plan: FloorPlan, placed: LaidTile): PlacementFault | null => {
  const { tile, cell } = placed;
  const missing = missingFor(plan.sheet, tile);
  if (missing.length > 0) return { code: 'missingPrerequisite', tile, missing };
  const reached = reachedFrom(plan, placed);
  if (!isConnected(tile, reached)) return connectionFault(plan, placed, reached[0] ?? null);
  return hasLoungeDoor(plan, placed) ? null : { code: 'noLoungeDoor', tile, cell, doors: placed.doorways };
};

/** RULES 4.3 to 4.6: whether the tile has no fault. Faster than `tileFault`, which builds the fault. */
const canStay = (plan: FloorPlan, placed: LaidTile): boolean =>
  missingFor(plan.sheet, placed.tile).length === 0 &&
  isConnected(placed.tile, reachedFrom(plan, placed)) &&
  hasLoungeDoor(plan, placed);

/** RULES 4.3: the kinds that the tile needs and the sheet does not have. */
export const missingFor = (sheet: Sheet, tile: TileId): TileId[] =>
  TILES[tile].prerequisites.filter((needed) => !sheet.some((placed) => placed.tile === needed));

/** The entrances that a colour may be connected to. RULES 4.5. */
const ENTRANCES_FOR: Readonly<Record<Colour, readonly Entrance[]>> = {
  yellow: ['casino'],
  green: ['casino', 'hotel'],
  blue: ['hotel'],
};

/** Whether the tile is reached from an entrance that its colour may be connected to. */
const isConnected = (tile: TileId, reached: readonly Entrance[]): boolean =>
  reached.some((entrance) => ENTRANCES_FOR[TILES[tile].colour].includes(entrance));

const connectionFault = (plan: FloorPlan, placed: LaidTile, reached: Entrance | null): PlacementFault => {
  const { tile, cell } = placed;
  const [only, other] = ENTRANCES_FOR[TILES[tile].colour];
  const entrance = only === undefined || other !== undefined ? 'either' : only;
  return { code: 'notConnected', tile, cell, entrance, reached, walls: wallsAround(plan, placed) };
};

/** The walls between a tile and its neighbours or an entrance. */
export const wallsAround = (plan: FloorPlan, placed: LaidTile): Wall[] => {
  const walls: Wall[] = [];
  for (const outlineEdge of placed.outline) {
    const by = wallAt(plan, outlineEdge);
    if (by !== null) walls.push({ ...outlineEdge.edge, by });
  }
  return walls;
};

const wallAt = (plan: FloorPlan, { edge, beyond, isDoorway }: OutlineEdge): Wall['by'] | null => {
  const neighbour = tileAt(plan, beyond.cell);
  if (neighbour === null) return isDoorway || entranceAt(edge) === null ? null : 'own';
  if (hasDoor(neighbour, beyond)) return isDoorway ? null : 'own';
  return isDoorway ? 'other' : 'both';
};

export const isLounge = ({ tile }: Pick<Placement, 'tile'>): boolean => tile === 'lounge' || tile === 'fancy-lounge';

/** RULES 4.6: a Night Club has to be connected to a lounge. */
const hasLoungeDoor = (plan: FloorPlan, placed: LaidTile): boolean =>
  placed.tile !== 'night-club' || joinedWith(plan, placed).some(isLounge);

/** All faults of a sheet, in the order in which its tiles were placed. */
export const sheetFaults = (plan: FloorPlan): PlacementFault[] =>
  plan.sheet.map((placed) => tileFault(plan, placed)).filter((fault) => fault !== null);

/** The latest tile that may not stay; null when the sheet is sound. */
export const brokenTile = (plan: FloorPlan): LaidTile | null =>
  plan.sheet.findLast((placed) => !canStay(plan, placed)) ?? null;

/** Whether every tile of the sheet may stay. */
export const isSound = (plan: FloorPlan): boolean => brokenTile(plan) === null;

export const isSoundSheet = (sheet: Sheet): boolean => isSound(planOf(sheet));
