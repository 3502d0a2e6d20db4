/** The open dialog of the table page. It is loaded when the first dialog opens. */

import { t } from '../../i18n/index.ts';
import { rulesMessages } from '../../pages/rules/messages.ts';
import { settingsMessages } from '../../pages/settings/messages.ts';
import { SetupDialog } from '../../setup/lazy-dialog.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { pageWith } from '../../ui/page-with.ts';
import type { Controls } from '../controls.ts';
import type { ScreenTypes } from '../game-screen.ts';
import { LogWithFilter } from '../LogPanel.tsx';
import type { TableProps } from '../open-table.ts';
import type { Panels, TableDialog } from '../panels.ts';
import { SeatList } from '../SeatRail.tsx';
import type { TableModel } from '../table-model.ts';
import { AccountDialog } from './finale/AccountDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PictureDialog } from './picture/PictureDialog.tsx';
import { ReportDialog } from './report/ReportDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';

const RulesDrawer = pageWith(rulesMessages, async () => (await import('./RulesDrawer.tsx')).RulesDrawer);
const SettingsDrawer = pageWith(settingsMessages, async () => (await import('./SettingsDrawer.tsx')).SettingsDrawer);

export interface OpenDialogProps<S extends ScreenTypes> extends TableProps<S> {
  readonly panels: Panels;
  readonly controls: Controls;
  readonly dialog: TableDialog;
}

export const OpenDialog = <S extends ScreenTypes>({ table, panels, controls, dialog }: OpenDialogProps<S>) => {
  const { model } = table;
  const { Rail, Side } = model.screen;
  const close = (): void => {
    panels.dialog.value = null;
  };
  switch (dialog) {
    case 'undo':
      return <UndoDialog model={model} panels={panels} />;
    case 'keys':
      return <KeysDialog controls={controls} panels={panels} />;
    case 'rules':
      return (
        <RulesDrawer game={model.setting.game} options={model.setting.options} rule={panels.rule} onClose={close} />
      );
    case 'settings':
      return <SettingsDrawer onClose={close} />;
    case 'leave':
      return <LeaveDialog to={panels.leaveTo.value} isOnline={model.extras !== null} onClose={close} />;
    case 'picture':
      return <PictureDialog model={model as unknown as TableModel<ScreenTypes>} onClose={close} />;
    case 'wrong':
      return <ReportDialog table={table} onClose={close} />;
    case 'log':
      return (
        <Dialog title={t('table.openLog')} onClose={close}>
          <SeatList model={model} />
          <Rail model={model} />
          <Side model={model} />
          <LogWithFilter model={model} />
        </Dialog>
      );
    case 'account':
      return <AccountDialog model={model as unknown as TableModel<ScreenTypes>} onClose={close} />;
    case 'dice':
      return (
        <Dialog title={t('table.dice')} onClose={close}>
          <p>{t('dialogs.diceLocal')}</p>
        </Dialog>
      );
    case 'newTable':
      return (
        <SetupDialog
          start={{ game: model.setting.game, seats: 'last', edition: null, where: 'here' }}
          onClose={close}
        />
      );
  }
};
