/** The drawing of a tile face on its dark plate. One file holds all sixteen; it is fetched with the first that is shown. */

import type { TileFace } from '@fremont/games/las-vegas';
import faces from './art/tile-faces.svg';
import './tile-art.css';

/** Decoration for whoever sees it: the name of the tile stands beside it or in the label around it. */
export const TileArt = ({ face }: { readonly face: TileFace }) => (
  <span class="tile-art">
    <svg viewBox="0 0 96 60" aria-hidden="true">
      <use href={`${faces}#${face.toLowerCase()}`} />
    </svg>
  </span>
);
