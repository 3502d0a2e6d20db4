/** Where a tile goes best, and what that adds. */

import { type Placement, TILES, type TileId, waysToPlace } from '@fremont/games/vegas-showdown';
import { type Chair, countersWorth, sheetWorth, type View } from './worth.ts';

/** What the seat gains by the placement. */
export const placingWorth = (view: View, chair: Chair, placement: Placement, turns: number): number => {
  const { sheet: shape } = view.options;
  const after = sheetWorth([...chair.sheet, placement], shape, turns);
  return after - sheetWorth(chair.sheet, shape, turns) + countersWorth(chair, placement.tile, turns);
};

/** What the tile gains at its best place; null when there is none now. */
export const bestWorth = (view: View, chair: Chair, tile: TileId, turns: number): number | null => {
  const ways = waysToPlace(chair.sheet, tile);
  return ways.length === 0 ? null : Math.max(...ways.map((way) => placingWorth(view, chair, way, turns)));
};

/** A tile that has to wait costs another turn to place, and may never be. */
export const WAITING = 0.6;
export const MISSING = 0.45;

/** What owning one more tile is worth: placed at once if it can be, or some time. */
export const tileWorth = (view: View, chair: Chair, tile: TileId, turns: number): number =>
  bestWorth(view, chair, tile, turns) ?? laterWorth(chair, tile, turns);

/** What it is worth without looking for a place: good enough for rivals, and for tiles that have to wait. */
const laterWorth = (chair: Chair, tile: TileId, turns: number): number => {
  const missing = TILES[tile].prerequisites.filter((needed) => !chair.sheet.some((placed) => placed.tile === needed));
  if (missing.length >= turns) return 0;
  return countersWorth(chair, tile, turns) * WAITING * MISSING ** missing.length;
};

export const roughWorth = (chair: Chair, tile: TileId, turns: number): number => {
  const isReady = TILES[tile].prerequisites.every((needed) => chair.sheet.some((placed) => placed.tile === needed));
  return isReady ? countersWorth(chair, tile, turns) : laterWorth(chair, tile, turns);
};
