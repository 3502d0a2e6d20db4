/** The connections between the tiles of a sheet, and the entrances that reach a tile. RULES 4.4, 4.5. */

import { CELLS, ENTRANCE_FACTS } from '../data/sheet.ts';
import { type Cell, type Edge, ENTRANCES, type Entrance, type Placement } from '../types.ts';
import { cellIndex, coveredCells, doorwaysBeyond, hasDoor, isInside, isSameCell } from './tile.ts';

export type Sheet = readonly Placement[];

/** A sheet, and the tile on each of its cells row by row. */
export interface FloorPlan {
  readonly sheet: Sheet;
  readonly cells: readonly (Placement | null)[];
}

export const planOf = (sheet: Sheet): FloorPlan => {
  const cells: (Placement | null)[] = new Array(CELLS).fill(null);
  for (const placed of sheet) for (const cell of coveredCells(placed)) cells[cellIndex(cell)] = placed;
  return { sheet, cells };
};

/** The same sheet with one tile more. */
export const planWith = ({ sheet, cells }: FloorPlan, placed: Placement): FloorPlan => {
  const covered = cells.slice();
  for (const cell of coveredCells(placed)) covered[cellIndex(cell)] = placed;
  return { sheet: [...sheet, placed], cells: covered };
};

export const tileAt = ({ cells }: FloorPlan, cell: Cell): Placement | null =>
  isInside(cell) ? (cells[cellIndex(cell)] ?? null) : null;

export const entranceAt = ({ cell, side }: Edge): Entrance | null =>
  ENTRANCES.find((entrance) => {
    const facts = ENTRANCE_FACTS[entrance];
    return facts.side === side && isSameCell(facts.cell, cell);
  }) ?? null;

/** The tile that has a doorway on this edge. The edge is named from the side of that tile. */
export const tileWithDoor = (plan: FloorPlan, edge: Edge): Placement | null => {
  const tile = tileAt(plan, edge.cell);
  return tile !== null && hasDoor(tile, edge) ? tile : null;
};

/** The tiles that share a doorway with this one. */
export const joinedWith = (plan: FloorPlan, placed: Placement): Placement[] => {
  const joined: Placement[] = [];
  for (const edge of doorwaysBeyond(placed)) {
    const other = tileWithDoor(plan, edge);
    if (other !== null) joined.push(other);
  }
  return joined;
};

/** Whether the tile shares a doorway with one of these. */
export const isJoinedTo = (plan: FloorPlan, tiles: readonly Placement[], placed: Placement): boolean =>
  doorwaysBeyond(placed).some((edge) => {
    const other = tileWithDoor(plan, edge);
    return other !== null && tiles.includes(other);
  });

/** The tile and all tiles connected to it, of any colour. */
export const passageFrom = (plan: FloorPlan, placed: Placement): readonly Placement[] => {
  const walked = [placed];
  // The loop also visits the tiles that are added while it runs.
  for (const tile of walked) for (const next of joinedWith(plan, tile)) if (!walked.includes(next)) walked.push(next);
  return walked;
};

/** The entrances that a passage leads to from a tile of the sheet. */
export const reachedFrom = (plan: FloorPlan, placed: Placement): Entrance[] => {
  const passage = passageFrom(plan, placed);
  return ENTRANCES.filter((entrance) => {
    const first = tileWithDoor(plan, ENTRANCE_FACTS[entrance]);
    return first !== null && passage.includes(first);
  });
};
