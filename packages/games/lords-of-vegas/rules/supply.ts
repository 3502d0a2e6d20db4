/** What is not on the board: dice, markers and tiles left. RULES 1.7, 4.1, 4.2. */

import type { Seat } from '@fremont/kernel';
import { type Colour, TILES_PER_COLOUR } from '../data/companies.ts';
import type { Board } from '../types.ts';

export const diceOut = ({ lots }: Pick<Board, 'lots'>, seat: Seat): number => {
  let count = 0;
  for (const { die } of lots) if (die?.owner === seat) count++;
  return count;
};

export const markersOut = ({ lots }: Pick<Board, 'lots'>, seat: Seat): number => {
  let count = 0;
  for (const { marker } of lots) if (marker === seat) count++;
  return count;
};

export const tilesLeft = ({ lots }: Pick<Board, 'lots'>, colour: Colour): number => {
  let left = TILES_PER_COLOUR;
  for (const { tile } of lots) if (tile === colour) left--;
  return left;
};

const ALL_TILES: Readonly<Record<Colour, number>> = {
  purple: TILES_PER_COLOUR,
  gold: TILES_PER_COLOUR,
  aqua: TILES_PER_COLOUR,
  silver: TILES_PER_COLOUR,
  brown: TILES_PER_COLOUR,
};

export const allTilesLeft = ({ lots }: Pick<Board, 'lots'>): Record<Colour, number> => {
  const left = { ...ALL_TILES };
  for (const { tile } of lots) if (tile !== null) left[tile]--;
  return left;
};
