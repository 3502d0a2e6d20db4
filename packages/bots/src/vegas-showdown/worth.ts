/** The value of a dollar and of a counter in Fame. The constants were tuned by matches between bots. */

import { CELLS, SIZES, stackHeight, TILES, type TileId, type VegasShowdown } from '@fremont/games/vegas-showdown';
import type { DeepReadonly } from '@fremont/kernel';
import { nth } from './sim/numbers.ts';
import { CELLS_OF, kindOf } from './sim/tables.ts';

export type View = DeepReadonly<VegasShowdown['view']>;
export type Chair = View['chairs'][number];

/** The turns that a stack lasts per tile, and the cells that a seat covers per turn. */
const TURNS_PER_TILE = 1.7;
const CELLS_PER_TURN = 1.6;

const coveredCells = ({ sheet }: Chair): number =>
  sheet.reduce((cells, { tile }) => cells + nth(CELLS_OF, kindOf(tile)), 0);

/** The expected number of turns after this one. */
export const turnsLeft = ({ stacks, chairs }: View): number =>
  turnsFor(Math.min(...SIZES.map((size) => stackHeight(stacks[size]))), Math.max(...chairs.map(coveredCells)));

/** The same, from the lowest stack and the fullest sheet. */
export const turnsFor = (height: number, covered: number): number =>
  Math.max(0, Math.min(height * TURNS_PER_TILE, (CELLS - covered) / CELLS_PER_TURN));

/** At the end ten dollars are one Fame. With time left to spend them, five dollars buy about one. */
export const dollarWorth = (turns: number): number => 0.1 + 0.1 * Math.min(1, turns / 4);

/** The income is the lower of two counters. The excess of the higher one counts this much. */
const SPARE = 0.25;
/** The value of a point of Population or Revenue for the ranks at the end. */
export const RANK = 0.25;

/** RULES 3.4, and a part of the excess. */
export const earning = (population: number, revenue: number): number =>
  Math.min(population, revenue) + SPARE * Math.min(6, Math.abs(population - revenue));

/** The value of the printed numbers of a tile. */
export const countersWorth = (chair: Chair, tile: TileId, turns: number): number => {
  const { population, revenue, fame } = TILES[tile];
  const gain =
    earning(chair.population + population, chair.revenue + revenue) - earning(chair.population, chair.revenue);
  return fame + gain * turns * dollarWorth(turns / 2) + RANK * (population + revenue);
};
