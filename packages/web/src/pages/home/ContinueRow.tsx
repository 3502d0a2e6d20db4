/** The tables to continue, the last played first. */

import type { TableListing } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { askHello, isKnown } from '../../online/hello.ts';
import type { TableSummary } from '../../tables/types.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { deleteTables, type KeptTables, keptTables } from '../kept-tables.ts';
import { OnlineCard } from './OnlineCard.tsx';
import { namesOf, TableCard } from './TableCard.tsx';

const SHOWN_AT_FIRST = 3;

export type Kept = KeptTables | 'waiting' | 'failed';

/** The page waits this long for the list, then renders without it. */
const PATIENCE_MS = 600;

/** The local tables, and whether the page may render. Rendering waits for the list, so that nothing shifts later. */
export const useKeptTables = () => {
  const kept = useSignal<Kept>('waiting');
  const online = useSignal<readonly TableListing[]>([]);
  const ready = useSignal(false);
  const read = async (): Promise<void> => {
    const [local, running] = await Promise.all([keptTables().catch(() => 'failed' as const), runningTables()]);
    kept.value = local;
    online.value = running;
    ready.value = true;
  };
  useEffect(() => {
    read();
    const timer = setTimeout(() => {
      ready.value = true;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return { kept, online, ready, read };
};

/** Running online tables; none if the server is unreachable or does not know this device. */
const runningTables = async (): Promise<readonly TableListing[]> => {
  await askHello();
  if (!isKnown.peek()) return [];
  const { myTables } = await import('../../online/lobby.ts');
  const answer = await myTables();
  return answer.ok ? answer.value.filter(({ status }) => status !== 'over') : [];
};

interface ContinueProps {
  readonly kept: Kept;
  readonly online: readonly TableListing[];
  readonly read: () => Promise<void>;
}

export const ContinueRow = ({ kept, online, read }: ContinueProps) => {
  const doomed = useSignal<TableSummary | null>(null);
  const remove = async (table: TableSummary): Promise<void> => {
    doomed.value = null;
    await deleteTables([table]).catch(() => undefined);
    await read();
  };
  const table = doomed.value;
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue" class="cap">
        {t('home.continue')}
      </h2>
      <Cards
        kept={kept}
        online={online}
        onRemove={(chosen) => {
          doomed.value = chosen;
        }}
      />
      {table !== null && (
        <ConfirmDialog
          title={t('home.removeTitle')}
          confirm={t('home.removeConfirm')}
          look="danger"
          onConfirm={() => remove(table)}
          onClose={() => {
            doomed.value = null;
          }}
        >
          <p>{t('home.removeText', { names: namesOf(table) })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
};

const noteOn = (kept: Kept): string | null => {
  if (kept === 'waiting') return '';
  if (kept === 'failed') return t('home.listFailed');
  if (kept.storage === 'memory') return t('home.memoryOnly');
  return kept.tables.length === 0 ? t('home.noTables') : null;
};

const Cards = (
  props: Pick<ContinueProps, 'kept' | 'online'> & { readonly onRemove: (table: TableSummary) => void },
) => {
  const { kept, online, onRemove } = props;
  const all = useSignal(false);
  const note = online.length > 0 && typeof kept !== 'string' ? null : noteOn(kept);
  const tables = typeof kept === 'string' ? [] : kept.tables;
  const shown = all.value ? tables : tables.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      {note !== null && <p class="continue-note">{note}</p>}
      {shown.length + online.length > 0 && (
        <ul>
          {online.map((line) => (
            <OnlineCard key={line.id} line={line} />
          ))}
          {shown.map((table, index) => (
            <TableCard
              key={table.id}
              table={table}
              lit={index === 0 && !online.some(({ yourTurn }) => yourTurn)}
              onRemove={() => onRemove(table)}
            />
          ))}
        </ul>
      )}
      {shown.length < tables.length && (
        <Button
          size="small"
          look="ghost"
          onPress={() => {
            all.value = true;
          }}
        >
          {t('home.moreTables', { count: tables.length - shown.length })}
        </Button>
      )}
    </>
  );
};
