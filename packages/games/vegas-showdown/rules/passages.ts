/** The connections between the tiles of a sheet, and the entrances that reach a tile. RULES 4.4, 4.5. */

import { CELLS, ENTRANCE_FACTS } from '../data/sheet.ts';
import { type Cell, type Edge, ENTRANCES, type Entrance, type Placement } from '../types.ts';
import { cellIndex, edgeOf, hasDoor, isInside, type LaidTile, lay } from './tile.ts';

export type Sheet = readonly Placement[];

/** A sheet, and the tile on each of its cells row by row. */
export interface FloorPlan {
  readonly sheet: readonly LaidTile[];
  readonly cells: readonly (LaidTile | null)[];
}

export const planOf = (sheet: Sheet): FloorPlan => {
  const laid = sheet.map(lay);
  const cells: (LaidTile | null)[] = new Array(CELLS).fill(null);
  for (const tile of laid) for (const cell of tile.cells) cells[cellIndex(cell)] = tile;
  return { sheet: laid, cells };
};

/** The same sheet with one tile more. */
export const planWith = ({ sheet, cells }: FloorPlan, laid: LaidTile): FloorPlan => {
  const covered = cells.slice();
  for (const cell of laid.cells) covered[cellIndex(cell)] = laid;
  return { sheet: [...sheet, laid], cells: covered };
};

export const tileAt = ({ cells }: FloorPlan, cell: Cell): LaidTile | null =>
  isInside(cell) ? (cells[cellIndex(cell)] ?? null) : null;

const ENTRANCE_EDGES: Readonly<Record<Entrance, Edge>> = {
  casino: edgeOf(ENTRANCE_FACTS.casino.cell, ENTRANCE_FACTS.casino.side),
  hotel: edgeOf(ENTRANCE_FACTS.hotel.cell, ENTRANCE_FACTS.hotel.side),
};

export const entranceAt = (edge: Edge): Entrance | null =>
  ENTRANCES.find((entrance) => ENTRANCE_EDGES[entrance] === edge) ?? null;

/** The tile that has a doorway on this edge. The edge is named from the side of that tile. */
export const tileWithDoor = (plan: FloorPlan, edge: Edge): LaidTile | null => {
  const tile = tileAt(plan, edge.cell);
  return tile !== null && hasDoor(tile, edge) ? tile : null;
};

/** The tiles that share a doorway with this one. */
export const joinedWith = (plan: FloorPlan, laid: LaidTile): LaidTile[] => {
  const joined: LaidTile[] = [];
  for (const edge of laid.doorwaysBeyond) {
    const other = tileWithDoor(plan, edge);
    if (other !== null) joined.push(other);
  }
  return joined;
};

/** The edges of empty cells that doorways of these tiles lead to. */
export const openingsOf = (plan: FloorPlan, tiles: readonly LaidTile[]): Edge[] =>
  tiles.flatMap(({ doorwaysBeyond }) => doorwaysBeyond).filter(({ cell }) => tileAt(plan, cell) === null);

/** The tile and all tiles connected to it, of any colour. */
export const passageFrom = (plan: FloorPlan, laid: LaidTile): readonly LaidTile[] => {
  const walked = [laid];
  // The loop also visits the tiles that are added while it runs.
  for (const tile of walked) for (const next of joinedWith(plan, tile)) if (!walked.includes(next)) walked.push(next);
  return walked;
};

/** The entrances that a passage leads to from a tile of the sheet. */
export const reachedFrom = (plan: FloorPlan, laid: LaidTile): Entrance[] => {
  const passage = passageFrom(plan, laid);
  return ENTRANCES.filter((entrance) => {
    const first = tileWithDoor(plan, ENTRANCE_EDGES[entrance]);
    return first !== null && passage.includes(first);
  });
};
