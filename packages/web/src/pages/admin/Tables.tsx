/** Tables: searched, and closed with a reason. */

import type { AdminTable } from '@fremont/table/admin';
import { useSignal } from '@preact/signals';
import { ago, list, t } from '../../i18n/index.ts';
import { shownName } from '../../online/names.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { closeTable, readTables, TABLE_FILTERS, type TableFilter } from './calls.ts';
import { CardList, perform, useListing } from './listing.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SearchField } from './SearchField.tsx';

export const Tables = () => {
  const words = useSignal('');
  const filter = useSignal<TableFilter>('all');
  const { items, read } = useListing(() => readTables(words.peek(), filter.peek()), [words.value, filter.value]);
  return (
    <>
      <SearchField label={t('admin.searchTables')} words={words} />
      <Choice
        label={t('admin.status')}
        look="plain"
        value={filter.value}
        options={TABLE_FILTERS.map((value) => ({ value, label: t(`admin.tables-${value}`) }))}
        onChoose={(value) => {
          filter.value = value;
        }}
      />
      <TableCards tables={items.value} onChange={read} />
    </>
  );
};

export const TableCards = (props: {
  readonly tables: readonly AdminTable[] | null;
  readonly onChange: () => Promise<void>;
}) => {
  const closing = useSignal<AdminTable | null>(null);
  const table = closing.value;
  return (
    <>
      <CardList items={props.tables} keyOf={({ id }) => id}>
        {(one) => (
          <TableCard
            table={one}
            onClose={() => {
              closing.value = one;
            }}
          />
        )}
      </CardList>
      {table !== null && (
        <ReasonDialog
          title={t('admin.closeTitle', { title: table.title })}
          confirm={t('admin.closeTable')}
          timed={false}
          onConfirm={({ reason }) => perform(closeTable(table.id, reason), props.onChange)}
          onClose={() => {
            closing.value = null;
          }}
        />
      )}
    </>
  );
};

const TableCard = ({ table, onClose }: { readonly table: AdminTable; readonly onClose: () => void }) => (
  <>
    <h2>{table.title}</h2>
    <p class="admin-hint">
      {[
        t(`admin.tables-${table.status}`),
        t('admin.code', { code: table.code }),
        t('admin.host', { name: shownName(table.host) }),
        ago(table.updated),
      ].join(' · ')}
    </p>
    {table.people.length > 0 && <p>{list(table.people.map(shownName))}</p>}
    <p class="admin-id">{table.id}</p>
    {table.closed === null ? (
      <div class="admin-ways">
        <Button size="small" look="danger" onPress={onClose}>
          {t('admin.closeTable')}
        </Button>
      </div>
    ) : (
      <p>{t('admin.tableClosedFor', { reason: table.closed })}</p>
    )}
  </>
);
