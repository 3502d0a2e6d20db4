/** The building sheet: its size, zones and entrances, and the counters of a seat at the start. RULES 2, 4.1. */

import type { Cell, Entrance, SheetShape, Side, Zone } from '../types.ts';
import { confirmed, corroborated, reconstructed, type Tag } from './sources.ts';

export const WIDTH = 7;
export const HEIGHT = 5;
export const CELLS = WIDTH * HEIGHT;

/** Columns of the casino, the common and the hotel area, from left to right. */
export const ZONE_COLUMNS: Readonly<Record<SheetShape, Readonly<Record<Zone, number>>>> = {
  '3-2-2': { casino: 3, common: 2, hotel: 2 },
  '2-3-2': { casino: 2, common: 3, hotel: 2 },
  '3-1-3': { casino: 3, common: 1, hotel: 3 },
};

export interface EntranceFacts {
  readonly cell: Cell;
  /** The side of the cell that the entrance opens. */
  readonly side: Side;
}

export const ENTRANCE_FACTS: Readonly<Record<Entrance, EntranceFacts>> = {
  casino: { cell: [0, 2], side: 'W' },
  hotel: { cell: [6, 2], side: 'E' },
};

export const SHEET_TAGS = {
  dimensions: corroborated(['SCH', 'LIM'], '7 x 5; a preview before release says 8 x 5, one review 7 x 6'),
  zones: corroborated(['RU', 'W4', 'BEI'], 'yellow at one end, blue at the other, neutral between'),
  zoneColumns: reconstructed([], "3-2-2 lets the rulebook's renovation example come out; the other shapes are options"),
  entranceSides: confirmed(['W4'], 'on opposite sides of the grid'),
  entranceCells: reconstructed([], 'middle row'),
  tracks: reconstructed([], 'Population, Revenue and Fame have no upper end'),
} as const satisfies Readonly<Record<string, Tag>>;

export const START = { money: 20, population: 8, revenue: 5, fame: 0 } as const;
export const START_TAG: Tag = corroborated(['RU', 'EN']);

export const CHIPS = {
  white: { value: 1, count: 50 },
  red: { value: 5, count: 25 },
  green: { value: 25, count: 5 },
} as const;
export const CHIPS_TAG: Tag = corroborated(['RU', 'EN', 'W1']);

/** Fame at the end. RULES 8. */
export const SCORING = {
  casino: 5,
  hotel: 5,
  connected: 3,
  ranks: [5, 3, 1],
  moneyPer: 10,
  threeQuarters: 1,
  diamond: 3,
} as const;
export const SCORING_TAG: Tag = confirmed(['RU']);

export const PUBLICITY_FAME = 1;
export const LIFTS_MAX = 2;
export const PLACES_MAX = 2;
export const ACTIONS_TAG: Tag = confirmed(['RU']);
