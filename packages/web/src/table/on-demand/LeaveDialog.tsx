/** Asks before a link or the Back button leaves a running match. */

import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface LeaveDialogProps {
  readonly to: string;
  readonly isOnline: boolean;
  readonly onClose: () => void;
}

export const LeaveDialog = ({ to, isOnline, onClose }: LeaveDialogProps) => (
  <Dialog
    title={t('dialogs.leaveTitle')}
    onClose={onClose}
    footer={
      <>
        <Button onPress={() => navigate(to)}>{t('dialogs.leaveNow')}</Button>
        <Button look="primary" onPress={onClose}>
          {t('dialogs.leaveStay')}
        </Button>
      </>
    }
  >
    <p>{t(isOnline ? 'dialogs.leaveOnline' : 'dialogs.leaveKept')}</p>
  </Dialog>
);
