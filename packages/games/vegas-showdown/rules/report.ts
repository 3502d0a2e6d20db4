/** What a screen shows about a placement before it is made, and about the sheet as it is. Never needed to play. */

import { at, type DeepReadonly } from '@fremont/kernel';
import { ENTRANCE_FACTS } from '../data/sheet.ts';
import { TILES } from '../data/tiles.ts';
import {
  type Cell,
  type Chair,
  type Edge,
  ENTRANCES,
  type Entrance,
  type Placement,
  type PlacementFault,
  type SheetShape,
  TILE_IDS,
  type TileId,
  type Wall,
} from '../types.ts';
import { incomeOf } from './income.ts';
import { edgeOf, isJoined, outlineOf, wallsOf } from './outline.ts';
import { isSound, isStanding, placementFault } from './placement.ts';
import { type SheetProgress, surveyProgress } from './score.ts';
import { cellAt, cellIndex, coveredCells, REACH, SPOTS, type Spot, STEPS_FROM, spotAt } from './spot.ts';
import { isFree, isLounge, reachAt, type Survey, survey, surveyWith } from './survey.ts';

type C = DeepReadonly<Pick<Chair, 'population' | 'revenue' | 'fame' | 'sheet'>>;

export interface Counters {
  readonly population: number;
  readonly revenue: number;
  readonly fame: number;
  /** What a turn brings without cards. */
  readonly income: number;
}

export interface PlacementReport {
  /** Inside the grid or not. */
  readonly cells: readonly Cell[];
  /** Null when the tile may lie there as the sheet is. */
  readonly fault: PlacementFault | null;
  /** What the tile needs and how many of each lie on the sheet. */
  readonly prerequisites: readonly { readonly tile: TileId; readonly count: number }[];
  /** The entrances it would be reached from. */
  readonly reached: readonly Entrance[];
  /** Cells from that entrance to the tile, both included; empty when none is reached. */
  readonly path: readonly Cell[];
  /** Its doorways that meet a doorway or an entrance, those among them that meet a lounge, and those that lead nowhere. */
  readonly joined: readonly Edge[];
  readonly lounges: readonly Edge[];
  readonly loose: readonly Edge[];
  readonly walls: readonly Wall[];
  readonly before: Counters;
  readonly after: Counters;
  /** The sheet as it would be; null where the tile does not fit at all. */
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
  const around = survey(chair.sheet);
  const spot = spotAt(placement);
  const { tile } = placement;
  const free = spot !== null && isFree(around, spot);
  return {
    cells: coveredCells(placement),
    fault: placementFault(around, placement),
    prerequisites: TILES[tile].prerequisites.map((needed) => ({ tile: needed, count: countOf(chair.sheet, needed) })),
    ...passages(around, free ? spot : null),
    before: countersOf(chair),
    after: countersWith(chair, tile),
    progress: free ? surveyProgress(surveyWith(around, spot), shape) : null,
  };
};

const countOf = (sheet: readonly Placement[], tile: TileId): number =>
  sheet.filter((placed) => placed.tile === tile).length;

type Passages = Pick<PlacementReport, 'reached' | 'path' | 'joined' | 'lounges' | 'loose' | 'walls'>;

const NO_PASSAGES: Passages = { reached: [], path: [], joined: [], lounges: [], loose: [], walls: [] };

const passages = (around: Survey, spot: Spot | null): Passages => {
  if (spot === null) return NO_PASSAGES;
  const bits = reachAt(around, spot);
  const reached = ENTRANCES.filter((entrance) => (bits & REACH[entrance]) !== 0);
  const edges = outlineOf(around, spot);
  const joined = edges.filter(isJoined);
  return {
    reached,
    path: reached[0] === undefined ? [] : pathTo(surveyWith(around, spot), spot, reached[0]),
    joined: joined.map(edgeOf),
    lounges: joined.filter(({ tile }) => tile !== null && isLounge(tile)).map(edgeOf),
    loose: edges.filter((edge) => edge.open && !isJoined(edge)).map(edgeOf),
    walls: wallsOf(edges),
  };
};

/** The shortest way from an entrance to the tile, breadth first. */
const pathTo = ({ doors }: Survey, { cells }: Spot, entrance: Entrance): Cell[] => {
  const start = cellIndex(ENTRANCE_FACTS[entrance].cell);
  const from = new Map([[start, start]]);
  const queue = [start];
  for (let next = 0; next < queue.length; next++) {
    const cell = at(queue, next);
    if (cells.includes(cell)) return trail(from, cell, start);
    for (const { to, mine, theirs } of at(STEPS_FROM, cell)) {
      if (from.has(to) || ((doors[cell] ?? 0) & mine) === 0 || ((doors[to] ?? 0) & theirs) === 0) continue;
      from.set(to, cell);
      queue.push(to);
    }
  }
  return [];
};

const trail = (from: ReadonlyMap<number, number>, end: number, start: number): Cell[] => {
  const cells = [end];
  for (let cell = end; cell !== start; ) {
    cell = from.get(cell) ?? start;
    cells.unshift(cell);
  }
  return cells.map(cellAt);
};

/** Every way to lay a tile, owned or not, on the sheet as it is. */
export const waysToPlace = (sheet: readonly Placement[], tile: TileId): Placement[] => {
  const around = survey(sheet);
  return SPOTS[tile]
    .filter((spot) => isFree(around, spot) && isStanding(around, spot))
    .map(({ placement }) => placement);
};

/** Whether every tile of it may stay: what a Renovate has to leave behind. */
export const isSoundSheet = (sheet: readonly Placement[]): boolean => isSound(survey(sheet));

/** One row of the prerequisite chart. */
export interface ChartRow {
  readonly tile: TileId;
  /** How many are in the box. */
  readonly count: number;
  readonly needs: readonly { readonly tile: TileId; readonly met: boolean }[];
  /** Whether the sheet has all that the tile needs. */
  readonly ready: boolean;
}

export const prerequisiteChart = (sheet: readonly Placement[]): ChartRow[] =>
  TILE_IDS.map((tile) => {
    const { count, prerequisites } = TILES[tile];
    const needs = prerequisites.map((needed) => ({ tile: needed, met: countOf(sheet, needed) > 0 }));
    return { tile, count, needs, ready: needs.every(({ met }) => met) };
  });
