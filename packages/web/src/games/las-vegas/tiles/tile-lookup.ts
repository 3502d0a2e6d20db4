/** Finds tiles on the table. */

import type { Face, TileFace, TileView, View } from '@fremont/games/las-vegas';
import type { LasVegasModel } from '../types.ts';

export const tileAt = (view: View, casino: Face): TileView | null => view.royale?.tiles[casino - 1] ?? null;

/** The tile with this face and its casino; null if it is not in play. */
export const tileOf = <F extends TileFace>(
  view: View,
  face: F,
): { readonly casino: Face; readonly tile: Extract<TileView, { face: F }> } | null => {
  const index = view.royale?.tiles.findIndex((tile) => tile.face === face) ?? -1;
  const tile = view.royale?.tiles[index];
  return tile === undefined ? null : { casino: (index + 1) as Face, tile: tile as Extract<TileView, { face: F }> };
};

export const tileName = ({ text }: LasVegasModel, face: TileFace): string => text.value.tiles[face].name;
