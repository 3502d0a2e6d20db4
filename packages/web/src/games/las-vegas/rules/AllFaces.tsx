/** All tile faces on the rules page: each drawn, with what it does in short. */

import { TILE_FACES } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import { TileArt } from '../../../pieces/TileArt.tsx';
import type { LasVegasRules } from './structure.ts';
import { sectionOf } from './tiles/structure.ts';

export const AllFaces = ({ text }: { readonly text: LasVegasRules }) => (
  <ul class="figure-faces">
    {TILE_FACES.map((face) => (
      <li key={face}>
        <TileArt face={face} />
        <h3>
          <a href={`#${sectionOf(face)}`}>{text.sections[sectionOf(face)]}</a>
        </h3>
        <p>{t(`royale.about${face}`)}</p>
      </li>
    ))}
  </ul>
);
