/** One report: the people, the words around the reported message, and the decision. */

import type { AdminReport } from '@fremont/table/admin';
import { ago, t } from '../../i18n/index.ts';
import { shownName } from '../../online/names.ts';
import { Button } from '../../ui/Button.tsx';

/** The name at the time of the report, because people can change theirs. */
export const reportedName = ({ name, reported }: AdminReport): string => name ?? shownName(reported);

export const ReportCard = ({ report, onDecide }: { readonly report: AdminReport; readonly onDecide?: () => void }) => (
  <>
    <h2>
      {reportedName(report)}: {t(`online.reason-${report.reason}`)}
    </h2>
    <p class="admin-hint">
      {t('admin.reportedBy', { name: shownName(report.reporter), when: ago(report.at) })}
      {' · '}
      {t('admin.atTable', { title: report.title })}
    </p>
    <Context report={report} />
    {report.result !== null && (
      <p>
        {t('admin.closedAs', { outcome: t(`admin.outcome-${report.result.outcome}`), when: ago(report.result.at) })}
        {report.result.note !== '' && ` · ${report.result.note}`}
      </p>
    )}
    {report.result === null && onDecide !== undefined && (
      <div class="admin-ways">
        <Button look="primary" size="small" onPress={onDecide}>
          {t('admin.decide')}
        </Button>
      </div>
    )}
  </>
);

const Context = ({ report: { context } }: { readonly report: AdminReport }) => {
  if (context === null) return <p>{t('admin.noContext')}</p>;
  return (
    <ol class="admin-words" aria-label={t('admin.context')}>
      {context.map(({ line, by, words }) => (
        <li key={line} data-by={by}>
          <b>{t(`admin.by-${by}`)}</b> {words}
        </li>
      ))}
    </ol>
  );
};
