/** Undo and redo. At a barrier undo shows a lock and says what lies behind it. */

import type { UndoState } from '@fremont/table';
import { t } from '../i18n/index.ts';
import { ConfirmDialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ControlButton } from './ControlButton.tsx';
import { type Controls, controlById } from './controls.ts';
import type { ScreenTypes, SessionProps } from './game-screen.ts';
import type { Panels } from './panels.ts';
import { told } from './sentences.ts';
import { Told } from './Told.tsx';

const BARRIERS = {
  draw: 'table.barrierDraw',
  reveal: 'table.barrierReveal',
  otherSeat: 'table.barrierOtherSeat',
} as const;

const barrierText = (undo: UndoState): string => (undo.type === 'consent' ? t(BARRIERS[undo.barrier]) : '');

export const UndoButtons = <S extends ScreenTypes>({
  session,
  controls,
}: SessionProps<S> & { readonly controls: Controls }) => {
  const undo = controlById(controls, 'undo');
  const redo = controlById(controls, 'redo');
  const { canRedo } = session.update.value;
  const state = session.undoState;
  if (undo === undefined || redo === undefined || session.viewer === 'spectator') return null;
  return (
    <div class="undo-buttons">
      <ControlButton control={undo} players={session.players} class="button button-plain button-normal undo-button">
        <Icon name={state.type === 'consent' ? 'lock' : 'undo'} size={18} />
        <span class="undo-label">{t('table.undo')}</span>
        {state.type === 'consent' && <span class="visually-hidden">{barrierText(state)}</span>}
      </ControlButton>
      {canRedo && (
        <ControlButton
          control={redo}
          players={session.players}
          class="button button-icon button-normal"
          label={t('table.redo')}
        >
          <Icon name="redo" size={20} />
        </ControlButton>
      )}
    </div>
  );
};

/** Past a barrier everybody else is asked: at the device, or over the network. */
export const UndoDialog = <S extends ScreenTypes>({
  session,
  panels,
}: SessionProps<S> & { readonly panels: Panels }) => {
  const undo = session.undoState;
  const close = (): void => {
    panels.dialog.value = null;
  };
  if (undo.type !== 'consent') return null;
  return (
    <ConfirmDialog
      title={t('table.undoTitle')}
      confirm={session.extras === null ? t('table.undoAgree') : t('table.undoAsk')}
      onClose={close}
      onConfirm={() => {
        close();
        session.askUndo();
      }}
    >
      <p>
        <Told
          sentence={told('table.undoText', { barrier: barrierText(undo), names: undo.of.map((seat) => ({ seat })) })}
          players={session.players}
        />
      </p>
      <p class="quiet">{t('table.undoKeepsDice')}</p>
    </ConfirmDialog>
  );
};
