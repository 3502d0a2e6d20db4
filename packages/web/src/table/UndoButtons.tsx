/** Undo and redo. When undo needs consent, the button shows a lock and the reason. */

import type { UndoState } from '@fremont/table';
import { t } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { ControlButton } from './ControlButton.tsx';
import { type Controls, controlById } from './controls.ts';
import type { ModelProps, ScreenTypes } from './game-screen.ts';

const BARRIERS = {
  draw: 'table.barrierDraw',
  reveal: 'table.barrierReveal',
  otherSeat: 'table.barrierOtherSeat',
} as const;

export const barrierText = (undo: UndoState): string => (undo.type === 'consent' ? t(BARRIERS[undo.barrier]) : '');

export const UndoButtons = <S extends ScreenTypes>({
  model,
  controls,
}: ModelProps<S> & { readonly controls: Controls }) => {
  const undo = controlById(controls, 'undo');
  const redo = controlById(controls, 'redo');
  const { canRedo } = model.update.value;
  const state = model.undoState;
  if (undo === undefined || redo === undefined || model.viewer === 'spectator') return null;
  return (
    <div class="undo-buttons">
      <ControlButton control={undo} players={model.players} class="button button-plain button-normal undo-button">
        <Icon name={state.type === 'consent' ? 'lock' : 'undo'} size={18} />
        <span class="undo-label">{t('table.undo')}</span>
        {state.type === 'consent' && <span class="visually-hidden">{barrierText(state)}</span>}
      </ControlButton>
      {canRedo && (
        <ControlButton
          control={redo}
          players={model.players}
          class="button button-icon button-normal"
          label={t('table.redo')}
        >
          <Icon name="redo" size={20} />
        </ControlButton>
      )}
    </div>
  );
};
