/** What things are worth in Fame: a dollar, a counter, a sheet. The constants were found by play against each other. */

import {
  CELLS,
  incomeOf,
  type Placement,
  progressOf,
  type SheetProgress,
  type SheetShape,
  SIZES,
  stackHeight,
  TILES,
  type TileId,
  type VegasShowdown,
} from '@fremont/games/vegas-showdown';
import type { DeepReadonly } from '@fremont/kernel';

export type View = DeepReadonly<VegasShowdown['view']>;
export type Chair = View['chairs'][number];

/** Turns that a stack lasts per tile in it, and cells that a builder covers per turn. */
const TURNS_PER_TILE = 1.7;
const CELLS_PER_TURN = 1.6;

/** How many turns are likely to come after this one. */
export const turnsLeft = ({ stacks, chairs, options }: View): number =>
  turnsFor(
    Math.min(...SIZES.map((size) => stackHeight(stacks[size]))),
    Math.max(...chairs.map(({ sheet }) => progressOf(sheet, options.sheet).covered)),
  );

/** The same by the lowest stack and the fullest sheet. */
export const turnsFor = (height: number, covered: number): number =>
  Math.max(0, Math.min(height * TURNS_PER_TILE, (CELLS - covered) / CELLS_PER_TURN));

/** At the end ten dollars are one Fame; while there is time to spend it, money buys about one for five. */
export const dollarWorth = (turns: number): number => 0.1 + 0.1 * Math.min(1, turns / 4);

/** Income counts by its lower half; what is ahead of the other half waits for it. */
const SPARE = 0.25;
/** Ranks at the end: a point of Population or Revenue moves one up sooner or later. */
export const RANK = 0.25;

export const earning = (population: number, revenue: number): number =>
  incomeOf({ population, revenue }) + SPARE * Math.min(6, Math.abs(population - revenue));

/** What the printed values of a tile add. */
export const countersWorth = (chair: Chair, tile: TileId, turns: number): number => {
  const { population, revenue, fame } = TILES[tile];
  const gain =
    earning(chair.population + population, chair.revenue + revenue) - earning(chair.population, chair.revenue);
  return fame + gain * turns * dollarWorth(turns / 2) + RANK * (population + revenue);
};

/** Half a diamond may become a whole one. */
const HALF_DIAMOND = 0.3;
const OPENING = 0.2;
const OPENINGS_MAX = 5;

const areaWorth = ({ covered, spoiled, cells, worth }: SheetProgress['casino']): number =>
  spoiled > 0 ? 0 : worth * (covered / cells) ** 2;

/** What a sheet will score by itself, as far as it looks now. */
const progressWorth = (progress: SheetProgress): number => {
  const diamonds = progress.points.reduce((sum, { quarters, fame }) => sum + (quarters === 2 ? HALF_DIAMOND : fame), 0);
  const openings = Math.min(OPENINGS_MAX, progress.openings.casino) + Math.min(OPENINGS_MAX, progress.openings.hotel);
  return (
    areaWorth(progress.casino) + areaWorth(progress.hotel) + progress.connected.fame + diamonds + OPENING * openings
  );
};

/** The first tile of a kind that others need opens the way to them. */
const UNLOCKING = 1;

const unlockedBy = (sheet: readonly Placement[]): number => new Set(sheet.map(({ tile }) => tile)).size * UNLOCKING;

export const sheetWorth = (sheet: readonly Placement[], shape: SheetShape, turns: number): number =>
  progressWorth(progressOf(sheet, shape)) + unlockedBy(sheet) * Math.min(1, turns / 5);
