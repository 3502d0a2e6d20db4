/** The drawing of a tile face. One file holds all sixteen and is loaded with the first. */

import type { TileFace } from '@fremont/games/las-vegas/base';
import faces from './art/tile-faces.svg';
import './tile-art.css';

/** Decoration: the name of the tile is beside it or in the surrounding label. */
export const TileArt = ({ face }: { readonly face: TileFace }) => (
  <span class="tile-art">
    <svg viewBox="0 0 96 60" aria-hidden="true">
      <use href={`${faces}#${face.toLowerCase()}`} />
    </svg>
  </span>
);
