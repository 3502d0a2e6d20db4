/** The worked examples as boards. The game itself computes their results, so no picture can be wrong. */

import {
  type Block,
  type Casino,
  type Colour,
  casinosOf,
  type Face,
  LOTS,
  type Lot,
  type LotId,
} from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';

export const ADA = 0 as Seat;
export const BRUNO = 1 as Seat;
export const CHIARA = 2 as Seat;
export const DORA = 3 as Seat;

export interface BlockExample {
  readonly block: Block;
  readonly lots: readonly Readonly<Lot>[];
  readonly casinos: readonly Casino[];
  /** The lots that the example is about. */
  readonly lit: readonly LotId[];
}

type Tile = readonly [lot: LotId, colour: Colour, owner: Seat, value: Face];
type Marker = readonly [lot: LotId, owner: Seat];

const exampleOf = (
  block: Block,
  tiles: readonly Tile[],
  markers: readonly Marker[],
  lit: readonly LotId[] = [],
): BlockExample => {
  const lots = LOTS.map((lot): Lot => {
    const [, colour = null, owner = null, value = null] = tiles.find(([at]) => at === lot) ?? [];
    const [, marker = null] = markers.find(([at]) => at === lot) ?? [];
    const die = owner === null || value === null ? null : { owner, value };
    return { marker, tile: colour, die, reorganised: false };
  });
  return { block, lots, casinos: casinosOf({ lots }), lit };
};

/** RULES 1.2 and 1.3. */
export const OPEN_LOTS = exampleOf(
  'A',
  [],
  [
    ['A1', BRUNO],
    ['A6', ADA],
  ],
);

/** RULES 1.9 and 1.10: three tiles of one colour that touch, and a fourth that does not. */
export const CASINO = exampleOf(
  'C',
  [
    ['C1', 'aqua', CHIARA, 4],
    ['C2', 'aqua', DORA, 3],
    ['C4', 'aqua', BRUNO, 2],
    ['C9', 'aqua', ADA, 4],
  ],
  [['C5', ADA]],
);

/** RULES 3.6: the chip's space, and the tiles of the casino that pays. */
export const CLIMB = { from: 18, tiles: 4 };
export const CLIMB_SPACES: readonly number[] = [14, 16, 18, 20, 23, 26];

/** RULES 4.3: two lots beside the casino are free, the third has a marker. */
export const SPRAWL = exampleOf(
  'D',
  [
    ['D1', 'silver', ADA, 6],
    ['D2', 'silver', ADA, 3],
  ],
  [['D4', BRUNO]],
  ['D3', 'D5'],
);

/** RULES 5.1: two fives of different owners on top. */
export const TIE = exampleOf(
  'B',
  [
    ['B1', 'gold', BRUNO, 5],
    ['B2', 'gold', ADA, 2],
    ['B4', 'gold', DORA, 5],
  ],
  [],
  ['B1', 'B4'],
);
