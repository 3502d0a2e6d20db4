/** Somebody's hotel-casino, large: looked at, or built on with a tile that follows the pointer. */

import type { Cell } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { ALL_CELLS, cellId, showdownControls } from './controls.ts';
import { Ghost, Way } from './Ghost.tsx';
import { coveredOf, Plan, shareOf } from './Plan.tsx';
import { Progress } from './Progress.tsx';
import { ghostOf, handOf, isBuilding, picksOf, pointAt, turnGhost } from './picks.ts';
import { Tray } from './Tray.tsx';
import type { ShowdownProps, ShowdownSession } from './types.ts';
import { isSameCell, nameOf } from './words.ts';

interface SheetProps extends ShowdownProps {
  readonly seat: Seat;
}

export const SheetScene = ({ session, seat }: SheetProps) => {
  const { view } = session.frame.value;
  const { sheet } = at(view.chairs, seat);
  const { names } = session.text.value;
  const building = isBuilding(session) && session.actor === seat && !session.isPlaying.value;
  const controls = showdownControls(session);
  return (
    <div class="sheet-scene">
      <header class="sheet-head">
        <h2>{t('vegas-showdown.sheetOf', { name: nameOf(session, seat) })}</h2>
        <span class="quiet">{t('vegas-showdown.cells', { covered: coveredOf(sheet, view.options.sheet) })}</span>
        <Back session={session} controls={controls} />
      </header>
      <div class="plan-large" onWheel={building ? (event) => turnByWheel(session, event) : undefined}>
        <div class="plan-place">
          <Plan
            sheet={sheet}
            shape={view.options.sheet}
            names={names}
            detailed
            under={building && <Way session={session} seat={seat} />}
          >
            {building && <Ghost session={session} seat={seat} />}
          </Plan>
          {building && <CellButtons session={session} controls={controls} />}
        </div>
      </div>
      {building ? <Tray session={session} controls={controls} /> : <Progress session={session} seat={seat} />}
    </div>
  );
};

const Back = ({ session, controls }: ShowdownProps & { readonly controls: Controls }) => {
  const control = controlById(controls, 'stopLooking');
  if (control === undefined) return null;
  return (
    <ControlButton control={control} players={session.players} class="button button-plain button-normal">
      {control.label}
    </ControlButton>
  );
};

const turnByWheel = (session: ShowdownSession, { deltaY }: WheelEvent): void => {
  if (deltaY !== 0) turnGhost(session, deltaY > 0 ? 1 : -1);
};

/** One button per cell over the drawing; a mouse that passes over them takes the tile along. */
const CellButtons = ({ session, controls }: ShowdownProps & { readonly controls: Controls }) => {
  const ghost = ghostOf(session);
  const focused = ghost?.cell ?? ALL_CELLS[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: arrow keys move over the cells; a fieldset would ask for a form
    <div class="cell-buttons" role="group" aria-label={t('vegas-showdown.cellsLabel')}>
      {ALL_CELLS.map((cell) => {
        const control = controlById(controls, cellId(cell));
        if (control === undefined) return null;
        return (
          <span
            key={cellId(cell)}
            class="cell-place"
            style={shareOf(cell)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && follow(session, cell)}
          >
            <ControlButton
              control={control}
              players={session.players}
              class={handOf(session) === 'lift' ? 'cell-press cell-lift' : 'cell-press'}
              label={control.label}
              tabIndex={(focused !== undefined && isSameCell(cell, focused)) || handOf(session) === 'lift' ? 0 : -1}
            >
              {null}
            </ControlButton>
          </span>
        );
      })}
    </div>
  );
};

const follow = (session: ShowdownSession, cell: Cell): void => {
  if (!picksOf(session).laid.peek()) pointAt(session, cell);
};
