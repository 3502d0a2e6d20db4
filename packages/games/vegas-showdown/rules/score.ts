/** What a sheet is worth, live and at the end. RULES 8. */

import { at, type DeepReadonly } from '@fremont/kernel';
import { CELLS, ENTRANCE_FACTS, HEIGHT, SCORING, WIDTH, ZONE_COLUMNS } from '../data/sheet.ts';
import { SHAPES, TILES } from '../data/tiles.ts';
import {
  type Cell,
  type Chair,
  type Colour,
  type Entrance,
  type Placement,
  SCORE_ITEMS,
  type ScoreItem,
  type SheetShape,
  type TileId,
  type Zone,
} from '../types.ts';
import { cellIndex, REACH, STEPS_FROM } from './spot.ts';
import { reachOfCell, type Survey, survey } from './survey.ts';

/** One of the two areas that may be filled for Fame. */
export interface AreaProgress {
  /** Cells covered by colours that count. */
  readonly covered: number;
  /** Cells covered by the colour that spoils the bonus. */
  readonly spoiled: number;
  readonly cells: number;
  /** What it is worth now: all or nothing. */
  readonly fame: number;
  readonly worth: number;
}

/** A point where red corners meet. */
export interface DiamondPoint {
  /** The grid point at the top left corner of this cell. */
  readonly at: Cell;
  readonly quarters: number;
  readonly fame: number;
}

/** Everything a sheet itself can score at the end. */
export interface SheetProgress {
  readonly covered: number;
  readonly cells: number;
  readonly casino: AreaProgress;
  readonly hotel: AreaProgress;
  readonly connected: { readonly done: boolean; readonly fame: number; readonly worth: number };
  /** Empty cells behind doorways that are reached: where the next tiles can join. */
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

const SPOILS: Readonly<Record<'casino' | 'hotel', Colour>> = { casino: 'blue', hotel: 'yellow' };

const columnsOf = (shape: SheetShape, area: 'casino' | 'hotel'): readonly [from: number, to: number] => {
  const { casino, common } = ZONE_COLUMNS[shape];
  return area === 'casino' ? [0, casino] : [casino + common, WIDTH];
};

const colourAt = ({ sheet, owner }: Survey, cell: number): Colour | null => {
  const placed = sheet[owner[cell] ?? -1];
  return placed === undefined ? null : TILES[placed.tile].colour;
};

/** RULES 8.1, 8.2. */
const areaProgress = (whole: Survey, shape: SheetShape, area: 'casino' | 'hotel'): AreaProgress => {
  const [from, to] = columnsOf(shape, area);
  let covered = 0;
  let spoiled = 0;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = from; x < to; x++) {
      const colour = colourAt(whole, cellIndex([x, y]));
      if (colour === SPOILS[area]) spoiled++;
      else if (colour !== null) covered++;
    }
  const cells = (to - from) * HEIGHT;
  const worth = SCORING[area];
  return { covered, spoiled, cells, fame: covered === cells ? worth : 0, worth };
};

/** RULES 8.3. */
const isConnected = (whole: Survey): boolean => {
  const both = REACH.casino | REACH.hotel;
  return (reachOfCell(whole, cellIndex(ENTRANCE_FACTS.casino.cell)) & both) === both;
};

const fameOfQuarters = (quarters: number): number => {
  if (quarters === 4) return SCORING.diamond;
  return quarters === 3 ? SCORING.threeQuarters : 0;
};

/** RULES 8.6: a quarter per red-cornered cell at an inner grid point, unless all of them are one tile. */
const quartersAt = ({ sheet, owner }: Survey, x: number, y: number): number => {
  const owners = [at4(owner, x - 1, y - 1), at4(owner, x, y - 1), at4(owner, x - 1, y), at4(owner, x, y)];
  if (owners.every((one) => one === owners[0])) return 0;
  let quarters = 0;
  for (const one of owners) {
    const placed = sheet[one];
    if (placed !== undefined && TILES[placed.tile].redCorners) quarters++;
  }
  return quarters;
};

const at4 = (owner: Int8Array, x: number, y: number): number => owner[y * WIDTH + x] ?? -1;

const diamondPoints = (whole: Survey): DiamondPoint[] => {
  const points: DiamondPoint[] = [];
  for (let y = 1; y < HEIGHT; y++)
    for (let x = 1; x < WIDTH; x++) {
      const quarters = quartersAt(whole, x, y);
      if (quarters >= 2) points.push({ at: [x, y], quarters, fame: fameOfQuarters(quarters) });
    }
  return points;
};

export const progressOf = (sheet: readonly Placement[], shape: SheetShape): SheetProgress =>
  surveyProgress(survey(sheet), shape);

export const surveyProgress = (whole: Survey, shape: SheetShape): SheetProgress => {
  const points = diamondPoints(whole);
  const done = isConnected(whole);
  return {
    covered: coveredCount(whole),
    cells: CELLS,
    casino: areaProgress(whole, shape, 'casino'),
    hotel: areaProgress(whole, shape, 'hotel'),
    connected: { done, fame: done ? SCORING.connected : 0, worth: SCORING.connected },
    openings: openingsOf(whole),
    points,
    threeQuarters: points.filter(({ quarters }) => quarters === 3).length,
    diamonds: points.filter(({ quarters }) => quarters === 4).length,
  };
};

const openingsOf = (whole: Survey): Readonly<Record<Entrance, number>> => {
  const bits = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++)
    for (const { to, mine } of at(STEPS_FROM, cell))
      if (((whole.doors[cell] ?? 0) & mine) !== 0) bits[to] = (bits[to] ?? 0) | reachOfCell(whole, cell);
  const count = (bit: number): number =>
    bits.reduce((sum, one, cell) => sum + ((one & bit) !== 0 && (whole.owner[cell] ?? -1) < 0 ? 1 : 0), 0);
  return { casino: count(REACH.casino), hotel: count(REACH.hotel) };
};

const coveredCount = ({ owner }: Survey): number => owner.reduce((sum, one) => sum + (one >= 0 ? 1 : 0), 0);

/** RULES 7.1. */
export const isFull = (sheet: readonly Placement[]): boolean =>
  sheet.reduce((cells, { tile }) => cells + cellsOf(tile), 0) === CELLS;

const cellsOf = (tile: TileId): number => SHAPES[TILES[tile].size].width * SHAPES[TILES[tile].size].height;

/** RULES 8.4: by seat, places 5, 3, 1; equal values share the places they span, rounded down. */
export const rankBonuses = (values: readonly number[]): number[] =>
  values.map((value) => {
    const ahead = values.filter((other) => other > value).length;
    const tied = values.filter((other) => other === value).length;
    const shared = SCORING.ranks.slice(ahead, ahead + tied).reduce((sum, fame) => sum + fame, 0);
    return Math.floor(shared / tied);
  });

/** The account of one seat: Fame it held, then every item. */
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
