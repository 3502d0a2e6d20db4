/** What is not on the board: dice, markers and tiles left. RULES 1.7, 4.1, 4.2. */

import type { Seat } from '@fremont/kernel';
import { type Colour, TILES_PER_COLOUR } from '../data/companies.ts';
import { DICE_PER_SEAT } from '../data/pieces.ts';
import type { Board } from '../types.ts';

// Null is asked for first wherever lots are counted: engines compare alike things several times as fast as unlike ones.

export const diceOut = ({ lots }: Pick<Board, 'lots'>, seat: Seat): number => {
  let count = 0;
  for (const { die } of lots) if (die !== null && die.owner === seat) count++;
  return count;
};

export const markersOut = ({ lots }: Pick<Board, 'lots'>, seat: Seat): number => {
  let count = 0;
  for (const { marker } of lots) if (marker !== null && marker === seat) count++;
  return count;
};

export const tilesLeft = ({ lots }: Pick<Board, 'lots'>, colour: Colour): number => {
  let left = TILES_PER_COLOUR;
  for (const { tile } of lots) if (tile !== null && tile === colour) left--;
  return left;
};

/** Counted one by one: writing to a record by name is slow where simulations do it forty times an action. */
export const allTilesLeft = ({ lots }: Pick<Board, 'lots'>): Record<Colour, number> => {
  let purple = TILES_PER_COLOUR;
  let gold = TILES_PER_COLOUR;
  let aqua = TILES_PER_COLOUR;
  let silver = TILES_PER_COLOUR;
  let brown = TILES_PER_COLOUR;
  for (const { tile } of lots) {
    if (tile === null) continue;
    if (tile === 'purple') purple--;
    else if (tile === 'gold') gold--;
    else if (tile === 'aqua') aqua--;
    else if (tile === 'silver') silver--;
    else if (tile === 'brown') brown--;
  }
  return { purple, gold, aqua, silver, brown };
};

/** What a seat has to build with. Worked out once for all that is asked about one moment. */
export interface Supply {
  readonly dice: number;
  readonly tiles: Readonly<Record<Colour, number>>;
}

export const supplyFor = (board: Pick<Board, 'lots'>, seat: Seat): Supply => ({
  dice: DICE_PER_SEAT - diceOut(board, seat),
  tiles: allTilesLeft(board),
});
