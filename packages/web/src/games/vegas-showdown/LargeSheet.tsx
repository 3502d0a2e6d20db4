/** The large sheet of a seat. The builder sees a tile that follows the pointer; other viewers see the progress. */

import type { Cell } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { ALL_CELLS } from './building-controls.ts';
import { cellId } from './control-ids.ts';
import { EntrancePath, Ghost } from './Ghost.tsx';
import { ghostOf, moveGhostTo, turnGhost } from './ghost-position.ts';
import { HandTray } from './HandTray.tsx';
import { handOf, isBuilding } from './hand.ts';
import { Progress } from './Progress.tsx';
import { picksOf } from './picks.ts';
import { coveredCount, percentBox, SheetDrawing } from './SheetDrawing.tsx';
import type { ShowdownModel, ShowdownProps } from './types.ts';
import { isSameCell, nameOf } from './words.ts';

interface SheetProps extends ShowdownProps {
  readonly seat: Seat;
}

export const LargeSheet = ({ model, seat }: SheetProps) => {
  const { view } = model.frame.value;
  const { sheet } = at(view.chairs, seat);
  const { names } = model.text.value;
  const building = isBuilding(model) && model.actor === seat && !model.isPlaying.value;
  const controls = model.gameControls.value;
  return (
    <div class={building ? 'sheet-stage sheet-building' : 'sheet-stage'}>
      <header class="sheet-head">
        <h2>{t('vegas-showdown.sheetOf', { name: nameOf(model, seat) })}</h2>
        <span class="quiet">{t('vegas-showdown.cells', { covered: coveredCount(sheet, view.options.sheet) })}</span>
        <BackButton model={model} controls={controls} />
      </header>
      <div class="plan-large" onWheel={building ? (event) => turnByWheel(model, event) : undefined}>
        <div class="plan-place">
          <SheetDrawing
            sheet={sheet}
            shape={view.options.sheet}
            names={names}
            detailed
            under={building && <EntrancePath model={model} seat={seat} />}
          >
            {building && <Ghost model={model} seat={seat} />}
          </SheetDrawing>
          {building && <CellButtons model={model} controls={controls} />}
        </div>
      </div>
      {building ? <HandTray model={model} controls={controls} /> : <Progress model={model} seat={seat} />}
    </div>
  );
};

const BackButton = ({ model, controls }: ShowdownProps & { readonly controls: Controls }) => {
  const control = controlById(controls, 'closeSheet');
  if (control === undefined) return null;
  return (
    <ControlButton control={control} players={model.players} class="button button-plain button-normal">
      {control.label}
    </ControlButton>
  );
};

const turnByWheel = (model: ShowdownModel, { deltaY }: WheelEvent): void => {
  if (deltaY !== 0) turnGhost(model, deltaY > 0 ? 1 : -1);
};

/** One button for each cell over the drawing. The tile in hand follows a mouse that moves over them. */
const CellButtons = ({ model, controls }: ShowdownProps & { readonly controls: Controls }) => {
  const ghost = ghostOf(model);
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
            style={percentBox(cell)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && followPointer(model, cell)}
          >
            <ControlButton
              control={control}
              players={model.players}
              class={handOf(model) === 'lift' ? 'cell-press cell-lift' : 'cell-press'}
              label={control.label}
              tabIndex={(focused !== undefined && isSameCell(cell, focused)) || handOf(model) === 'lift' ? 0 : -1}
            >
              {null}
            </ControlButton>
          </span>
        );
      })}
    </div>
  );
};

const followPointer = (model: ShowdownModel, cell: Cell): void => {
  if (!picksOf(model).isPinned.peek()) moveGhostTo(model, cell);
};
