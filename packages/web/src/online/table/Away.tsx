/** "While you were away": what happened since this person last looked, before they go on. */

import type { Version } from '@fremont/table';
import { t } from '../../i18n/index.ts';
import type { SittingProps } from '../../table/extras.ts';
import { LogItem } from '../../table/LogPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Around } from './around.ts';

const LINES_MAX = 6;

export const Away = ({ around, sitting, since }: SittingProps & { around: Around; since: Version }) => {
  const close = (): void => {
    around.away.value = null;
  };
  const lines = sitting.linesSince(since).filter(({ type }) => type === 'line');
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
            <LogItem key={line.key} line={line} players={sitting.players} />
          ))}
      </ol>
      {more > 0 && <p class="quiet">{t('online.awayMore', { count: more })}</p>}
    </Dialog>
  );
};
