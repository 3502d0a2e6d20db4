/** The worked examples as sheets. The game itself judges them, so that no picture can be wrong. */

import {
  accountsOf,
  type ChairView,
  type Placement,
  type PlacementReport,
  placementReport,
  type SheetShape,
  START,
  TILES,
  type TileId,
  type Turn,
} from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';

export const SHAPE: SheetShape = '3-2-2';

const put = (tile: TileId, x: number, y: number, turn: Turn = 0): Placement => ({ tile, cell: [x, y], turn });

/** RULES 4.1: the first tiles at both entrances. */
export const FIRST_TILES: readonly Placement[] = [put('slots', 0, 2), put('lounge', 1, 2), put('restaurant', 5, 1)];

/** A tile held over a sheet. */
export interface Trial {
  readonly sheet: readonly Placement[];
  readonly held: Placement;
}

/** RULES 4.4 and 4.5: door to door and door to wall; a blue tile that only reaches the casino entrance, and one that is right. */
export const PASSAGES: readonly Trial[] = [
  { sheet: FIRST_TILES, held: put('fancy-slots', 1, 1) },
  { sheet: FIRST_TILES, held: put('fancy-slots', 1, 1, 90) },
  { sheet: FIRST_TILES, held: put('fancy-restaurant', 2, 1) },
  { sheet: FIRST_TILES, held: put('fancy-restaurant', 4, 2, 270) },
];

/** RULES 4.6: below the Lounge, and behind the Slots. */
const CLUB_SHEET: readonly Placement[] = [put('slots', 0, 2), put('lounge', 1, 2), put('slots', 3, 2)];
export const CLUB: readonly Trial[] = [
  { sheet: CLUB_SHEET, held: put('night-club', 1, 3) },
  { sheet: CLUB_SHEET, held: put('night-club', 4, 1) },
];

export const reportOf = ({ sheet, held }: Trial): PlacementReport => placementReport({ ...START, sheet }, held, SHAPE);

/** RULES 3.10: a Lounge is turned so that the Night Club fits. */
export const RENOVATION: { readonly before: readonly Placement[]; readonly after: readonly Placement[] } = {
  before: [put('restaurant', 5, 0), put('lounge', 6, 2, 90)],
  after: [put('restaurant', 5, 0), put('lounge', 5, 2), put('night-club', 5, 3)],
};

/** RULES 3.1: the marker goes from circle to circle. */
export const DROP: { readonly tile: TileId; readonly from: number } = { tile: 'fancy-slots', from: 18 };

/** RULES 3.6: the second bid beats the first. */
export const BIDS = { tile: 'buffet', minimum: 25, beaten: 25, standing: 29 } as const;

/** RULES 8: Ada's sheet, and the counters that decide the ranks of all four. */
export const SCORED_SHEET: readonly Placement[] = [
  put('slots', 0, 2),
  put('lounge', 1, 2),
  put('lounge', 3, 2),
  put('lounge', 5, 2),
  put('restaurant', 5, 0),
  put('night-club', 5, 3),
  put('fancy-slots', 1, 1),
  put('fancy-slots', 2, 1),
  put('fancy-slots', 3, 1),
  put('fancy-lounge', 1, 0),
];

type Scored = Pick<ChairView, 'money' | 'population' | 'revenue' | 'fame' | 'sheet'>;

const broughtBy = (sheet: readonly Placement[], counter: 'population' | 'revenue' | 'fame'): number =>
  sheet.reduce<number>((sum, { tile }) => sum + TILES[tile][counter], START[counter]);

const ADA: Scored = {
  money: 37,
  population: broughtBy(SCORED_SHEET, 'population'),
  revenue: broughtBy(SCORED_SHEET, 'revenue'),
  fame: broughtBy(SCORED_SHEET, 'fame'),
  sheet: SCORED_SHEET,
};

const other = (population: number, revenue: number): Scored => ({ money: 0, population, revenue, fame: 0, sheet: [] });

/** One has more Population than Ada, another as much Revenue. */
export const SCORED: readonly Scored[] = [ADA, other(13, 7), other(9, 9), other(8, 6)];

export const SCORED_ACCOUNT = at(accountsOf(SCORED, SHAPE), 0);
