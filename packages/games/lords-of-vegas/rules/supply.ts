/** RULES 1.7 and 4.2: pieces on the board and pieces left. */

import type { Seat } from '@fremont/kernel';
import { COLOURS, type Colour, TILES_PER_COLOUR } from '../data/companies.ts';
import type { Board } from '../types.ts';

type Lots = Pick<Board, 'lots'>;

export const diceOut = ({ lots }: Lots, seat: Seat): number => lots.filter(({ die }) => die?.owner === seat).length;

export const markersOut = ({ lots }: Lots, seat: Seat): number => lots.filter(({ marker }) => marker === seat).length;

export const tilesLeft = ({ lots }: Lots, colour: Colour): number =>
  TILES_PER_COLOUR - lots.filter(({ tile }) => tile === colour).length;

export const allTilesLeft = (board: Lots): Record<Colour, number> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, tilesLeft(board, colour)])) as Record<Colour, number>;
