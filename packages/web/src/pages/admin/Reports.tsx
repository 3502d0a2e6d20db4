/** Reports with the words around them. */

import type { AdminReport } from '@fremont/table/admin';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { type ReportStatus, readReports } from './calls.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { CardList, MoreButton, useListing } from './listing.tsx';
import { ReportCard } from './ReportCard.tsx';

const STATUSES: readonly ReportStatus[] = ['open', 'closed'];

export const Reports = () => {
  const status = useSignal<ReportStatus>('open');
  const deciding = useSignal<AdminReport | null>(null);
  const { items, read } = useListing(() => readReports(status.peek(), null), [status.value]);
  return (
    <>
      <Choice
        label={t('admin.status')}
        look="plain"
        value={status.value}
        options={STATUSES.map((value) => ({ value, label: t(`admin.status-${value}`) }))}
        onChoose={(value) => {
          status.value = value;
        }}
      />
      <CardList items={items.value} keyOf={({ id }) => id}>
        {(report) => (
          <ReportCard
            report={report}
            onDecide={() => {
              deciding.value = report;
            }}
          />
        )}
      </CardList>
      <MoreButton items={items} next={({ at }) => readReports(status.peek(), at)} />
      {deciding.value !== null && (
        <DecideDialog
          report={deciding.value}
          onDone={read}
          onClose={() => {
            deciding.value = null;
          }}
        />
      )}
    </>
  );
};
