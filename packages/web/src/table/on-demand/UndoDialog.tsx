/** The dialog before an undo that needs consent. */

import { t } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import type { ModelProps, ScreenTypes } from '../game-screen.ts';
import type { Panels } from '../panels.ts';
import { told } from '../sentences.ts';
import { Told } from '../Told.tsx';
import { barrierText } from '../UndoButtons.tsx';

/** Asks all other players for consent: at this device, or over the network. */
export const UndoDialog = <S extends ScreenTypes>({ model, panels }: ModelProps<S> & { readonly panels: Panels }) => {
  const undo = model.undoState;
  const close = (): void => {
    panels.dialog.value = null;
  };
  if (undo.type !== 'consent') return null;
  return (
    <ConfirmDialog
      title={t('dialogs.undoTitle')}
      confirm={model.extras === null ? t('dialogs.undoAgree') : t('dialogs.undoAsk')}
      onClose={close}
      onConfirm={() => {
        close();
        model.commands.askUndo();
      }}
    >
      <p>
        <Told
          sentence={told('dialogs.undoText', { barrier: barrierText(undo), names: undo.of.map((seat) => ({ seat })) })}
          players={model.players}
        />
      </p>
      <p class="quiet">{t('dialogs.undoKeepsDice')}</p>
    </ConfirmDialog>
  );
};
