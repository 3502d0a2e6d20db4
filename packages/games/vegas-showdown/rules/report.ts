/** Facts about a possible placement and about the sheet, for screens. The rules do not use them. */

import { at, type DeepReadonly } from '@fremont/kernel';
import { ENTRANCE_FACTS } from '../data/sheet.ts';
import { TILES } from '../data/tiles.ts';
import {
  type Cell,
  type Chair,
  type Edge,
  type Entrance,
  type Placement,
  type PlacementFault,
  type SheetShape,
  SIDES,
  TILE_IDS,
  type TileId,
  type Wall,
} from '../types.ts';
import { incomeOf } from './income.ts';
import {
  entranceAt,
  type FloorPlan,
  planOf,
  planWith,
  reachedFrom,
  type Sheet,
  tileAt,
  tileWithDoor,
} from './passages.ts';
import { isLounge, placementFault, spaceFault, wallsAround } from './placement.ts';
import { progressOf, type SheetProgress } from './score.ts';
import { beyond, edgeOf, fromBeyond, hasDoor, isSameCell, type LaidTile, lay, positionsOf } from './tile.ts';

type C = DeepReadonly<Pick<Chair, 'population' | 'revenue' | 'fame' | 'sheet'>>;

export interface Counters {
  readonly population: number;
  readonly revenue: number;
  readonly fame: number;
  /** The income of a turn without cards. */
  readonly income: number;
}

export interface PlacementReport {
  /** The cells that it would cover, inside the sheet or not. */
  readonly cells: readonly Cell[];
  /** Null when the placement is legal on the current sheet. */
  readonly fault: PlacementFault | null;
  /** The kinds that the tile needs, and how many of each lie on the sheet. */
  readonly prerequisites: readonly { readonly tile: TileId; readonly count: number }[];
  /** The entrances that would reach it. */
  readonly reached: readonly Entrance[];
  /** Cells from that entrance to the tile, both included; empty when none is reached. */
  readonly path: readonly Cell[];
  /** Its doorways: those that meet a doorway or an entrance, those that meet a lounge, and those that lead nowhere. */
  readonly joined: readonly Edge[];
  readonly lounges: readonly Edge[];
  readonly loose: readonly Edge[];
  readonly walls: readonly Wall[];
  readonly before: Counters;
  readonly after: Counters;
  /** The sheet after the placement; null where the tile does not fit. */
  readonly progress: SheetProgress | null;
}

const countersOf = ({ population, revenue, fame }: Omit<C, 'sheet'>): Counters => ({
  population,
  revenue,
  fame,
  income: incomeOf({ population, revenue }),
});

/** The counters once the tile is on the sheet. */
export const countersWith = (chair: C, tile: TileId): Counters => {
  const { population, revenue, fame } = TILES[tile];
  return countersOf({
    population: chair.population + population,
    revenue: chair.revenue + revenue,
    fame: chair.fame + fame,
  });
};

export const placementReport = (chair: C, placement: Placement, shape: SheetShape): PlacementReport => {
  const { sheet } = chair;
  const { tile } = placement;
  const plan = planOf(sheet);
  const laid = lay(placement);
  const fits = spaceFault(plan, laid) === null;
  return {
    cells: laid.cells,
    fault: placementFault(plan, placement),
    prerequisites: TILES[tile].prerequisites.map((needed) => ({ tile: needed, count: countOf(sheet, needed) })),
    ...(fits ? passagesOf(plan, laid) : NO_PASSAGES),
    before: countersOf(chair),
    after: countersWith(chair, tile),
    progress: fits ? progressOf([...sheet, placement], shape) : null,
  };
};

const countOf = (sheet: Sheet, tile: TileId): number => sheet.filter((placed) => placed.tile === tile).length;

type Passages = Pick<PlacementReport, 'reached' | 'path' | 'joined' | 'lounges' | 'loose' | 'walls'>;

const NO_PASSAGES: Passages = { reached: [], path: [], joined: [], lounges: [], loose: [], walls: [] };

const passagesOf = (plan: FloorPlan, laid: LaidTile): Passages => {
  const after = planWith(plan, laid);
  const reached = reachedFrom(after, laid);
  const doorways = laid.doorways.map((edge) => ({ edge, behind: tileWithDoor(plan, fromBeyond(edge)) }));
  const joined = doorways.filter(({ edge, behind }) => behind !== null || entranceAt(edge) !== null);
  return {
    reached,
    path: reached[0] === undefined ? [] : pathTo(after, laid, reached[0]),
    joined: joined.map(({ edge }) => edge),
    lounges: joined.filter(({ behind }) => behind !== null && isLounge(behind)).map(({ edge }) => edge),
    loose: doorways.filter((doorway) => !joined.includes(doorway)).map(({ edge }) => edge),
    walls: wallsAround(plan, laid),
  };
};

/** The shortest way from an entrance to the tile, cell by cell, breadth first. */
const pathTo = (plan: FloorPlan, target: LaidTile, entrance: Entrance): Cell[] => {
  const ways: Cell[][] = [[ENTRANCE_FACTS[entrance].cell]];
  const seen: Cell[] = [ENTRANCE_FACTS[entrance].cell];
  for (const way of ways) {
    const here = at(way, way.length - 1);
    if (tileAt(plan, here) === target) return way;
    for (const next of cellsOpenFrom(plan, here)) {
      if (seen.some((cell) => isSameCell(cell, next))) continue;
      seen.push(next);
      ways.push([...way, next]);
    }
  }
  return [];
};

/** The neighbouring cells in the same tile or through a doorway. */
const cellsOpenFrom = (plan: FloorPlan, cell: Cell): Cell[] =>
  SIDES.map((side) => edgeOf(cell, side))
    .filter((edge) => {
      const here = tileAt(plan, cell);
      if (here === null) return false;
      return (
        tileAt(plan, beyond(edge)) === here || (hasDoor(here, edge) && tileWithDoor(plan, fromBeyond(edge)) !== null)
      );
    })
    .map(beyond);

/** Every way to lay a tile, owned or not, on the sheet as it is. */
export const waysToPlace = (sheet: Sheet, tile: TileId): Placement[] => {
  const plan = planOf(sheet);
  return positionsOf(tile).filter((placement) => placementFault(plan, placement) === null);
};

/** One row of the prerequisite chart. */
export interface ChartRow {
  readonly tile: TileId;
  /** The number of tiles in the box. */
  readonly count: number;
  readonly needs: readonly { readonly tile: TileId; readonly met: boolean }[];
  /** Whether the sheet has all prerequisites of the tile. */
  readonly ready: boolean;
}

export const prerequisiteChart = (sheet: Sheet): ChartRow[] =>
  TILE_IDS.map((tile) => {
    const { count, prerequisites } = TILES[tile];
    const needs = prerequisites.map((needed) => ({ tile: needed, met: countOf(sheet, needed) > 0 }));
    return { tile, count, needs, ready: needs.every(({ met }) => met) };
  });
