/** Tables kept on this device, the last played first. */

import { at } from '@fremont/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ago, list, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playersOf } from '../../table/players.ts';
import type { TableSummary, Tables } from '../../tables/types.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';

const SHOWN_AT_FIRST = 3;

type Kept = readonly TableSummary[] | 'waiting' | 'failed';

const tables = async (): Promise<Tables> => (await import('../../tables/local.ts')).localTables();

export const ContinueRow = () => {
  const kept = useSignal<Kept>('waiting');
  const all = useSignal(false);
  const doomed = useSignal<TableSummary | null>(null);
  const read = async (): Promise<void> => {
    try {
      const found = await (await tables()).list();
      kept.value = [...found].sort((a, b) => b.playedAt - a.playedAt);
    } catch {
      kept.value = 'failed';
    }
  };
  const remove = async (id: string): Promise<void> => {
    doomed.value = null;
    await (await tables()).remove(id);
    await read();
  };
  useEffect(() => {
    read();
  }, []);
  return (
    <section class="continue" aria-labelledby="continue" data-waiting={kept.value === 'waiting'}>
      <h2 id="continue" class="cap">
        {t('home.continue')}
      </h2>
      <KeptTables
        kept={kept.value}
        all={all.value}
        onRemove={(table) => {
          doomed.value = table;
        }}
      />
      {Array.isArray(kept.value) && !all.value && kept.value.length > SHOWN_AT_FIRST && (
        <Button
          size="small"
          look="ghost"
          class="continue-more"
          onPress={() => {
            all.value = true;
          }}
        >
          {t('home.moreTables', { count: kept.value.length - SHOWN_AT_FIRST })}
        </Button>
      )}
      {doomed.value !== null && (
        <ConfirmDialog
          title={t('home.removeTitle')}
          confirm={t('home.removeConfirm')}
          look="danger"
          onConfirm={() => remove(doomed.value?.id ?? '')}
          onClose={() => {
            doomed.value = null;
          }}
        >
          <p>{t('home.removeText', { names: namesOf(doomed.value) })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
};

const KeptTables = (props: {
  readonly kept: Kept;
  readonly all: boolean;
  readonly onRemove: (table: TableSummary) => void;
}) => {
  const { kept, all } = props;
  if (kept === 'waiting') return <p class="continue-note" />;
  if (kept === 'failed') return <p class="continue-note">{t('home.listFailed')}</p>;
  if (kept.length === 0) return <p class="continue-note">{t('home.noTables')}</p>;
  return (
    <ul>
      {kept.slice(0, all ? kept.length : SHOWN_AT_FIRST).map((table, index) => (
        <TableCard key={table.id} table={table} lit={index === 0} onRemove={() => props.onRemove(table)} />
      ))}
    </ul>
  );
};

const namesOf = (table: TableSummary): string => list(table.occupants.map(({ name }) => name));

const peopleIn = ({ occupants }: TableSummary): number => occupants.filter(({ type }) => type === 'person').length;

/** Whoever plays alone needs only the names of the bots. */
const company = (table: TableSummary): string =>
  peopleIn(table) === 1
    ? t('home.with', { names: list(table.occupants.filter(({ type }) => type === 'bot').map(({ name }) => name)) })
    : namesOf(table);

const isResumable = (table: TableSummary): boolean => table.outcome === null && !table.broken;

const TableCard = (props: { readonly table: TableSummary; readonly lit: boolean; readonly onRemove: () => void }) => {
  const { table } = props;
  const next = at(playersOf(table.occupants), shownSeat(table));
  return (
    <li class="table-card" data-lit={props.lit && isResumable(table)}>
      <a href={`/table/${table.id}`} aria-label={t('home.openTable', { names: namesOf(table) })}>
        <Badge enamel={next.colour} initial={next.initial} />
        <span class="table-card-text">
          <b>{headline(table)}</b>
          <small title={table.broken ? t('home.brokenWhy') : undefined}>
            {company(table)} · {ago(table.playedAt)}
          </small>
        </span>
        <Icon name="next" />
      </a>
      <Button look="icon" icon="trash" label={t('home.remove')} onPress={props.onRemove} />
    </li>
  );
};

/** Whose badge stands for the table: who is to play, or who won. */
const shownSeat = ({ toAct, outcome }: TableSummary): number =>
  toAct[0] ?? Math.max(0, outcome?.placings.indexOf(1) ?? 0);

const headline = (table: TableSummary): string => `${t('home.lasVegas')} · ${stateOf(table)}`;

const stateOf = (table: TableSummary): string => {
  if (table.broken) return t('home.broken');
  if (table.outcome !== null) return t('home.wonBy', { names: list(winnersOf(table)) });
  const [seat] = table.toAct;
  if (seat === undefined) return t('home.finished');
  const next = at(table.occupants, seat);
  return peopleIn(table) === 1 && next.type === 'person' ? t('home.yourTurn') : t('home.turnOf', { name: next.name });
};

const winnersOf = ({ occupants, outcome }: TableSummary): string[] =>
  occupants.filter((_, seat) => outcome?.placings[seat] === 1).map(({ name }) => name);
