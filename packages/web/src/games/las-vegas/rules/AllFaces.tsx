/** All tile faces on the rules page: each drawn, with what it does in short. */

import { TILE_FACES, type TileFace } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import type { RulesText } from '../../../pages/rules/book.ts';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { sectionOf } from './figures.ts';

export const AllFaces = ({ text }: { readonly text: RulesText }) => (
  <ul class="figure-faces">
    {TILE_FACES.map((face) => (
      <li key={face}>
        <TileArt face={face} />
        <h3>
          <a href={`#${sectionOf(face)}`}>{titleOf(text, face)}</a>
        </h3>
        <p>{t(`royale.about${face}`)}</p>
      </li>
    ))}
  </ul>
);

const titleOf = ({ sections }: RulesText, face: TileFace): string =>
  sections.find(({ number }) => number === sectionOf(face))?.title ?? '';
