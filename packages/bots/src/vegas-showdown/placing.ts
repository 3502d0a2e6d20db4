/** The best place of a tile, and its value. */

import { type Placement, TILES, type TileId } from '@fremont/games/vegas-showdown';
import { ANALYSER, spotsOf } from './sheets.ts';
import { spotOf } from './sim/load.ts';
import { type Chair, countersWorth, type View } from './worth.ts';

/** The gain of the seat by the placement. */
export const placingWorth = (view: View, chair: Chair, placement: Placement, turns: number): number => {
  ANALYSER.take(spotsOf(chair.sheet), view.options.sheet);
  return (
    ANALYSER.worthWith(spotOf(placement), turns) - ANALYSER.worth(turns) + countersWorth(chair, placement.tile, turns)
  );
};

/** The gain of the tile at its best place; null when no placement is legal now. */
export const bestWorth = (view: View, chair: Chair, tile: TileId, turns: number): number | null => {
  ANALYSER.take(spotsOf(chair.sheet), view.options.sheet);
  const ways = ANALYSER.ways([tile]);
  if (ways.length === 0) return null;
  const best = Math.max(...ways.map((spot) => ANALYSER.worthWith(spot, turns)));
  return best - ANALYSER.worth(turns) + countersWorth(chair, tile, turns);
};

/** The share of its value that a tile keeps if it has to wait or misses a prerequisite. */
export const WAITING = 0.6;
export const MISSING = 0.45;

/** The value of one more tile: placed at once if possible, else later. */
export const tileWorth = (view: View, chair: Chair, tile: TileId, turns: number): number =>
  bestWorth(view, chair, tile, turns) ?? laterWorth(chair, tile, turns);

/** A rough value that does not search for a place, for tiles that have to wait. */
const laterWorth = (chair: Chair, tile: TileId, turns: number): number => {
  const missing = TILES[tile].prerequisites.filter((needed) => !chair.sheet.some((placed) => placed.tile === needed));
  if (missing.length >= turns) return 0;
  return countersWorth(chair, tile, turns) * WAITING * MISSING ** missing.length;
};

export const roughWorth = (chair: Chair, tile: TileId, turns: number): number => {
  const isReady = TILES[tile].prerequisites.every((needed) => chair.sheet.some((placed) => placed.tile === needed));
  return isReady ? countersWorth(chair, tile, turns) : laterWorth(chair, tile, turns);
};
