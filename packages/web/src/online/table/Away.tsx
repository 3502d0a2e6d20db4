/** "While you were away": the log lines since this person last saw the table. */

import type { Version } from '@fremont/table';
import { t } from '../../i18n/index.ts';
import type { AnyModelProps } from '../../table/extras.ts';
import { LogItem } from '../../table/LogPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { OnlineContext } from './context.ts';

const LINES_MAX = 6;

export const Away = ({ context, model, since }: AnyModelProps & { context: OnlineContext; since: Version }) => {
  const close = (): void => {
    context.away.value = null;
  };
  const lines = model.linesSince(since).filter(({ type }) => type === 'line');
  if (lines.length === 0) return null;
  const more = lines.length - LINES_MAX;
  return (
    <Dialog
      title={t('online.awayTitle')}
      onClose={close}
      footer={
        <Button look="primary" onPress={close}>
          {t('online.awayGoOn')}
        </Button>
      }
    >
      <ol class="log-lines net-away" aria-label={t('online.awayTitle')}>
        {lines
          .slice(0, LINES_MAX)
          .reverse()
          .map((line) => (
            <LogItem key={line.key} line={line} players={model.players} />
          ))}
      </ol>
      {more > 0 && <p class="quiet">{t('online.awayMore', { count: more })}</p>}
    </Dialog>
  );
};
