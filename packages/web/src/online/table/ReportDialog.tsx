/** Reports a chat message to the administrator of the server. */

import { type ChatMessage, REPORT_REASONS, type ReportReason, type TableId } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/Toast.tsx';
import { errorText } from '../error-text.ts';
import { reportPerson } from '../lobby.ts';
import { shownName } from '../names.ts';

export const ReportDialog = (props: {
  readonly table: TableId;
  readonly line: ChatMessage;
  readonly onClose: () => void;
}) => {
  const { person, line } = props.line;
  const reason = useSignal<ReportReason>('insult');
  const send = async (): Promise<void> => {
    const answer = await reportPerson(props.table, person.id, line, reason.peek());
    notify({ key: 'report', text: () => (answer.ok ? t('online.reported') : errorText(answer.error)) });
    if (answer.ok) props.onClose();
  };
  return (
    <Dialog
      title={t('online.reportTitle', { name: shownName(person) })}
      onClose={props.onClose}
      footer={
        <>
          <Button onPress={props.onClose}>{t('shell.cancel')}</Button>
          <Button look="danger" onPress={() => send().catch(reportError)}>
            {t('online.report')}
          </Button>
        </>
      }
    >
      <p>{t('online.reportText')}</p>
      <fieldset class="net-reasons">
        <legend class="visually-hidden">{t('online.reportReason')}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="reason"
              checked={reason.value === one}
              onChange={() => {
                reason.value = one;
              }}
            />
            {t(`online.reason-${one}`)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
};
