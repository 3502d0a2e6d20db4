/** The Fame of a sheet, during the match and at the end. RULES 8. */

import { at, type DeepReadonly } from '@fremont/kernel';
import { CELLS, SCORING, ZONE_COLUMNS } from '../data/sheet.ts';
import { TILES } from '../data/tiles.ts';
import {
  type Cell,
  type Chair,
  type Colour,
  ENTRANCES,
  type Entrance,
  SCORE_ITEMS,
  type ScoreItem,
  type SheetShape,
  type Zone,
} from '../types.ts';
import { type FloorPlan, planOf, reachedFrom, type Sheet, tileAt } from './passages.ts';
import { ALL_CELLS, beyond, coveredCells, isSameCell } from './tile.ts';

/** One of the two areas that may be filled for Fame. */
export interface AreaProgress {
  /** Cells covered by colours that count. */
  readonly covered: number;
  /** Cells covered by the colour that spoils the bonus. */
  readonly spoiled: number;
  readonly cells: number;
  /** The Fame that it scores now: the full bonus or 0. */
  readonly fame: number;
  /** The full bonus. */
  readonly worth: number;
}

/** A point where red corners meet. */
export interface DiamondPoint {
  /** The grid point at the top left corner of this cell. */
  readonly at: Cell;
  readonly quarters: number;
  readonly fame: number;
}

/** The items that a sheet scores at the end. */
export interface SheetProgress {
  readonly covered: number;
  readonly cells: number;
  readonly casino: AreaProgress;
  readonly hotel: AreaProgress;
  readonly connected: { readonly done: boolean; readonly fame: number; readonly worth: number };
  /** The number of empty cells in front of connected doorways, where the next tiles can join. */
  readonly openings: Readonly<Record<Entrance, number>>;
  /** Points with at least two quarters. */
  readonly points: readonly DiamondPoint[];
  readonly threeQuarters: number;
  readonly diamonds: number;
}

export const zoneOf = (shape: SheetShape, [x]: Cell): Zone => {
  const { casino, common } = ZONE_COLUMNS[shape];
  if (x < casino) return 'casino';
  return x < casino + common ? 'common' : 'hotel';
};

/** The colour that spoils the bonus of an area. */
const SPOILS: Readonly<Record<'casino' | 'hotel', Colour>> = { casino: 'blue', hotel: 'yellow' };

const colourAt = (plan: FloorPlan, cell: Cell): Colour | null => {
  const placed = tileAt(plan, cell);
  return placed === null ? null : TILES[placed.tile].colour;
};

/** RULES 8.1, 8.2. */
const areaProgress = (plan: FloorPlan, shape: SheetShape, area: 'casino' | 'hotel'): AreaProgress => {
  const colours = ALL_CELLS.filter((cell) => zoneOf(shape, cell) === area).map((cell) => colourAt(plan, cell));
  const spoiled = colours.filter((colour) => colour === SPOILS[area]).length;
  const covered = colours.filter((colour) => colour !== null).length - spoiled;
  const cells = colours.length;
  const worth = SCORING[area];
  return { covered, spoiled, cells, fame: covered === cells ? worth : 0, worth };
};

/** RULES 8.3. */
const isConnected = (plan: FloorPlan): boolean =>
  plan.sheet.some((placed) => reachedFrom(plan, placed).length === ENTRANCES.length);

const fameOfQuarters = (quarters: number): number => {
  if (quarters === 4) return SCORING.diamond;
  return quarters === 3 ? SCORING.threeQuarters : 0;
};

/** The four cells that meet at the top left corner of a cell. */
const cellsAround = ([x, y]: Cell): Cell[] => [
  [x - 1, y - 1],
  [x, y - 1],
  [x - 1, y],
  [x, y],
];

/** RULES 8.6: a quarter per red-cornered cell at an inner grid point, unless all of them belong to one tile. */
const quartersAt = (plan: FloorPlan, point: Cell): number => {
  const meeting = cellsAround(point).map((cell) => tileAt(plan, cell));
  if (new Set(meeting).size === 1) return 0;
  return meeting.filter((placed) => placed !== null && TILES[placed.tile].redCorners).length;
};

const INNER_POINTS: readonly Cell[] = ALL_CELLS.filter(([x, y]) => x > 0 && y > 0);

const diamondPoints = (plan: FloorPlan): DiamondPoint[] =>
  INNER_POINTS.map((point) => ({ at: point, quarters: quartersAt(plan, point) }))
    .filter(({ quarters }) => quarters >= 2)
    .map(({ at, quarters }) => ({ at, quarters, fame: fameOfQuarters(quarters) }));

export const progressOf = (sheet: Sheet, shape: SheetShape): SheetProgress => {
  const plan = planOf(sheet);
  const points = diamondPoints(plan);
  const done = isConnected(plan);
  return {
    covered: coveredCount(sheet),
    cells: CELLS,
    casino: areaProgress(plan, shape, 'casino'),
    hotel: areaProgress(plan, shape, 'hotel'),
    connected: { done, fame: done ? SCORING.connected : 0, worth: SCORING.connected },
    openings: { casino: openingsFrom(plan, 'casino'), hotel: openingsFrom(plan, 'hotel') },
    points,
    threeQuarters: points.filter(({ quarters }) => quarters === 3).length,
    diamonds: points.filter(({ quarters }) => quarters === 4).length,
  };
};

const openingsFrom = (plan: FloorPlan, entrance: Entrance): number => {
  const reached = plan.sheet.filter((placed) => reachedFrom(plan, placed).includes(entrance));
  const cellsOutside = reached.flatMap(({ doorways }) => doorways).map(beyond);
  return ALL_CELLS.filter(
    (cell) => tileAt(plan, cell) === null && cellsOutside.some((other) => isSameCell(cell, other)),
  ).length;
};

const coveredCount = (sheet: Sheet): number => sheet.reduce((sum, placed) => sum + coveredCells(placed).length, 0);

/** RULES 7.1. */
export const isFull = (sheet: Sheet): boolean => coveredCount(sheet) === CELLS;

/** RULES 8.4: the first three ranks score 5, 3 and 1. Tied seats share the sum of the ranks that they span, rounded down. */
export const rankBonuses = (values: readonly number[]): number[] =>
  values.map((value) => {
    const ahead = values.filter((other) => other > value).length;
    const tied = values.filter((other) => other === value).length;
    const shared = SCORING.ranks.slice(ahead, ahead + tied).reduce((sum, fame) => sum + fame, 0);
    return Math.floor(shared / tied);
  });

/** The final account of one seat: the Fame it held, then every item. */
export interface Account extends Readonly<Record<ScoreItem, number>> {
  readonly held: number;
  readonly total: number;
}

type Scored = DeepReadonly<Pick<Chair, 'money' | 'population' | 'revenue' | 'fame' | 'sheet'>>;

/** By seat: the final account if the match ended now. */
export const accountsOf = (chairs: readonly Scored[], shape: SheetShape): Account[] => {
  const populations = rankBonuses(chairs.map(({ population }) => population));
  const revenues = rankBonuses(chairs.map(({ revenue }) => revenue));
  return chairs.map((chair, index) => {
    const progress = progressOf(chair.sheet, shape);
    const items = {
      casino: progress.casino.fame,
      hotel: progress.hotel.fame,
      connected: progress.connected.fame,
      population: at(populations, index),
      revenue: at(revenues, index),
      money: Math.floor(chair.money / SCORING.moneyPer),
      threeQuarters: progress.threeQuarters * SCORING.threeQuarters,
      diamonds: progress.diamonds * SCORING.diamond,
    };
    const total = SCORE_ITEMS.reduce((sum, item) => sum + items[item], chair.fame);
    return { held: chair.fame, ...items, total };
  });
};
