/** Decides about a report: what is done, and a note for other operators. */

import { type AdminReport, REPORT_OUTCOMES, type ReportOutcome } from '@fremont/table/admin';
import { type Signal, useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import type { ApiResult } from '../../online/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { banPerson, closeReport, closeTable, mutePerson, type Terms } from './calls.ts';
import { perform } from './listing.tsx';
import { newTerms, TermsRows, TextRow, termsFault } from './ReasonDialog.tsx';
import { reportedName } from './ReportCard.tsx';

/** Null for outcomes that only close the report. */
const actionOf = (
  outcome: ReportOutcome,
  { reported, table }: AdminReport,
  terms: Terms,
): ApiResult<unknown> | null => {
  if (outcome === 'muted') return mutePerson(reported.id, terms);
  if (outcome === 'banned') return banPerson(reported.id, terms);
  return outcome === 'tableClosed' ? closeTable(table, terms.reason) : null;
};

const hasTerms = (outcome: ReportOutcome): boolean => ['muted', 'banned', 'tableClosed'].includes(outcome);

export const DecideDialog = (props: {
  readonly report: AdminReport;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}) => {
  const { report, onDone, onClose } = props;
  const outcome = useSignal<ReportOutcome>('noAction');
  const terms = useSignal(newTerms());
  const note = useSignal('');
  // The report stays open if the action fails.
  const decide = async (): ApiResult<unknown> => {
    const acted = await actionOf(outcome.peek(), report, terms.peek());
    return acted?.ok === false ? acted : closeReport(report.id, outcome.peek(), note.peek());
  };
  const send = async (): Promise<void> => {
    if (await perform(decide(), onDone)) onClose();
  };
  return (
    <Dialog
      title={t('admin.decideTitle', { name: reportedName(report) })}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
          <Button
            look="primary"
            off={hasTerms(outcome.value) ? termsFault(terms.value) : null}
            onPress={() => send().catch(reportError)}
          >
            {t('admin.decide')}
          </Button>
        </>
      }
    >
      <OutcomeChoice outcome={outcome} />
      {hasTerms(outcome.value) && <TermsRows terms={terms} timed={outcome.value !== 'tableClosed'} />}
      <TextRow
        label={t('admin.note')}
        value={note.value}
        onInput={(words) => {
          note.value = words;
        }}
      />
    </Dialog>
  );
};

const OutcomeChoice = ({ outcome }: { readonly outcome: Signal<ReportOutcome> }) => (
  <fieldset class="admin-outcomes">
    <legend>{t('admin.outcome')}</legend>
    {REPORT_OUTCOMES.map((one) => (
      <label key={one}>
        <input
          type="radio"
          name="outcome"
          checked={outcome.value === one}
          onChange={() => {
            outcome.value = one;
          }}
        />
        {t(`admin.outcome-${one}`)}
      </label>
    ))}
  </fieldset>
);
