/** A tile beside its casino: drawing, name, what lies on it. A press explains it. */

import { CASINO_NAMES, type Face } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { Named } from '../../../table/ControlButton.tsx';
import type { LasVegasProps } from '../types.ts';
import { closePaper, leavePaper, openPaper, openPaperSoon, paper } from './paper.ts';
import { stateWords } from './state-words.ts';
import { TileState } from './TileState.tsx';
import { tileAt, tileName } from './views.ts';

interface TileCellProps extends LasVegasProps {
  readonly face: Face;
}

export const TileCell = ({ session, face }: TileCellProps) => {
  const tile = tileAt(session.frame.value.view, face);
  if (tile === null) {
    return (
      <td class="tile-cell-box">
        <span class="tile-none">{t('royale.noTile')}</span>
      </td>
    );
  }
  const name = tileName(session, tile.face);
  const label = t('royale.tileLabel', {
    tile: name,
    casino: CASINO_NAMES[face],
    state: stateWords(session, tile, face),
  });
  return (
    <td class="tile-cell-box">
      <button
        type="button"
        class={isAsking(session, face) ? 'tile tile-asking' : 'tile'}
        data-tile={face}
        aria-expanded={paper.value?.casino === face}
        onClick={({ currentTarget }) => toggle(face, currentTarget)}
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType === 'mouse') openPaperSoon(face, currentTarget);
        }}
        onPointerLeave={leavePaper}
      >
        <Named label={label}>
          <span class={name.length > LONG_NAME ? 'tile-name tile-name-long' : 'tile-name'}>{name}</span>
          <TileArt face={tile.face} />
          <TileState session={session} tile={tile} casino={face} />
        </Named>
      </button>
    </td>
  );
};

/** Longer ones are set in the narrow letters of signs. */
const LONG_NAME = 14;

const toggle = (face: Face, target: Element): void => {
  const open = paper.peek();
  if (open?.casino === face && open.pinned) closePaper();
  else openPaper(face, target);
};

/** The tile that asks somebody, or whose effect is being told. */
const isAsking = ({ frame }: LasVegasProps['session'], face: Face): boolean => {
  const { view, story } = frame.value;
  if (story !== null) return 'casino' in story && story.casino === face;
  return view.phase.type === 'deciding' && view.phase.decision.casino === face;
};
