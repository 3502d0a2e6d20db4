/** "Something is wrong here": saves a file from which a developer can make a test. */

import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { notify } from '../../../ui/Toast.tsx';
import type { ScreenTypes } from '../../game-screen.ts';
import type { TableProps } from '../../open-table.ts';
import { makeReport } from './make-report.ts';

export const ReportDialog = <S extends ScreenTypes>({
  table,
  onClose,
}: TableProps<S> & { readonly onClose: () => void }) => {
  const { model } = table;
  const isSecret = model.extras !== null && model.update.value.outcome === null && model.extras.watched === undefined;
  const save = (): void => {
    makeReport(table).then(
      (content) => {
        saveFile(`fremont-${model.setting.game}.report.json`, new Blob([content], { type: 'application/json' }));
        onClose();
      },
      () => notify({ key: 'report', text: () => t('dialogs.reportFailed') }),
    );
  };
  return (
    <Dialog
      title={t('table.wrongHere')}
      onClose={onClose}
      footer={
        <Button look="primary" icon="download" onPress={save}>
          {t('dialogs.reportSave')}
        </Button>
      }
    >
      <p>{t('dialogs.reportHolds')}</p>
      {isSecret && <p>{t('dialogs.reportRunning')}</p>}
      <p class="quiet">{t('dialogs.reportSend')}</p>
    </Dialog>
  );
};
