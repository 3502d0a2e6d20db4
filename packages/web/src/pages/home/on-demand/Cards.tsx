/** The tables to continue, as cards. The home page loads them for people who have a table. */

import type { TableListing } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { t } from '../../../i18n/index.ts';
import type { TableSummary } from '../../../tables/types.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/Dialog.tsx';
import { deleteTables } from '../../kept-tables.ts';
import { OnlineCard } from './OnlineCard.tsx';
import { namesOf, TableCard } from './TableCard.tsx';

const SHOWN_AT_FIRST = 3;

export interface CardsProps {
  /** The last played first. */
  readonly tables: readonly TableSummary[];
  readonly online: readonly TableListing[];
  /** Reads both lists again. */
  readonly read: () => Promise<void>;
}

/** Matches to continue first, then the finished ones under a heading of their own. */
export const Cards = ({ tables, online, read }: CardsProps) => {
  const finished = tables.filter(isFinished);
  const running = tables.filter((table) => !isFinished(table));
  return (
    <>
      {running.length + online.length > 0 ? (
        <CardList tables={running} online={online} read={read} />
      ) : (
        <p class="continue-note">{t('matches.nothingOpen')}</p>
      )}
      {finished.length > 0 && (
        <>
          <h2 id="finished" class="cap continue-finished">
            {t('matches.finished')}
          </h2>
          <CardList tables={finished} online={[]} read={read} labelledBy="finished" />
        </>
      )}
    </>
  );
};

/** A finished match can be looked at, not continued. */
const isFinished = ({ outcome }: TableSummary): boolean => outcome !== null;

const CardList = ({ tables, online, read, labelledBy = 'continue' }: CardsProps & { readonly labelledBy?: string }) => {
  const all = useSignal(false);
  const doomed = useSignal<TableSummary | null>(null);
  const shown = all.value ? tables : tables.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul aria-labelledby={labelledBy}>
        {online.map((line) => (
          <OnlineCard key={line.id} line={line} />
        ))}
        {shown.map((table, index) => (
          <TableCard
            key={table.id}
            table={table}
            lit={index === 0 && !online.some(({ yourTurn }) => yourTurn)}
            onRemove={() => {
              doomed.value = table;
            }}
          />
        ))}
      </ul>
      {shown.length < tables.length && (
        <Button
          size="small"
          look="ghost"
          onPress={() => {
            all.value = true;
          }}
        >
          {t('matches.moreTables', { count: tables.length - shown.length })}
        </Button>
      )}
      {doomed.value !== null && (
        <RemoveDialog
          table={doomed.value}
          read={read}
          onClose={() => {
            doomed.value = null;
          }}
        />
      )}
    </>
  );
};

interface RemoveProps extends Pick<CardsProps, 'read'> {
  readonly table: TableSummary;
  readonly onClose: () => void;
}

const RemoveDialog = ({ table, read, onClose }: RemoveProps) => {
  const remove = async (): Promise<void> => {
    onClose();
    await deleteTables([table]).catch(() => undefined);
    await read();
  };
  return (
    <ConfirmDialog
      title={t('matches.removeTableTitle')}
      confirm={t('matches.removeConfirm')}
      look="danger"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('matches.removeText', { names: namesOf(table) })}</p>
    </ConfirmDialog>
  );
};
