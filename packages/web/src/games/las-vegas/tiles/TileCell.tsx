/** A tile beside its casino: drawing, name and state. A press opens its explanation. */

import { CASINO_NAMES, type Face } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { Named } from '../../../table/ControlButton.tsx';
import type { LasVegasProps } from '../types.ts';
import { stateWords } from './state-words.ts';
import { TileState } from './TileState.tsx';
import { tileAt, tileName } from './tile-lookup.ts';
import { closePopover, leavePopover, openPopover, openPopoverSoon, popover } from './tile-popover.ts';

interface TileCellProps extends LasVegasProps {
  readonly face: Face;
}

export const TileCell = ({ model, face }: TileCellProps) => {
  const tile = tileAt(model.frame.value.view, face);
  if (tile === null) {
    return (
      <td class="tile-cell-box">
        <span class="tile-none">{t('royale.noTile')}</span>
      </td>
    );
  }
  const name = tileName(model, tile.face);
  const label = t('royale.tileLabel', {
    tile: name,
    casino: CASINO_NAMES[face],
    state: stateWords(model, tile, face),
  });
  return (
    <td class="tile-cell-box">
      <button
        type="button"
        class={isHighlighted(model, face) ? 'tile tile-asking' : 'tile'}
        data-tile={face}
        aria-expanded={popover.value?.casino === face}
        onClick={({ currentTarget }) => toggle(face, currentTarget)}
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType === 'mouse') openPopoverSoon(face, currentTarget);
        }}
        onPointerLeave={leavePopover}
      >
        <Named label={label}>
          <span class={name.length > LONG_NAME ? 'tile-name tile-name-long' : 'tile-name'}>{name}</span>
          <TileArt face={tile.face} />
          <TileState model={model} tile={tile} casino={face} />
        </Named>
      </button>
    </td>
  );
};

/** Longer names use the narrow font of signs. */
const LONG_NAME = 14;

const toggle = (face: Face, target: Element): void => {
  const open = popover.peek();
  if (open?.casino === face && open.pinned) closePopover();
  else openPopover(face, target);
};

/** Whether the tile asks a question, or is the subject of the current event. */
const isHighlighted = ({ frame }: LasVegasProps['model'], face: Face): boolean => {
  const { view, tileEvent } = frame.value;
  if (tileEvent !== null) return 'casino' in tileEvent && tileEvent.casino === face;
  return view.phase.type === 'deciding' && view.phase.decision.casino === face;
};
