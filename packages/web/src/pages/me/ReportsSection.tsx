/** The reports that this person made, with what happened to each. */

import type { OwnReport } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ago, t } from '../../i18n/index.ts';
import { shownName } from '../../online/names.ts';
import { ownReports } from '../../online/people.ts';
import { Row, Section } from '../settings/Row.tsx';

export const ReportsSection = () => {
  const list = useSignal<readonly OwnReport[]>([]);
  const read = async (): Promise<void> => {
    const answer = await ownReports();
    if (answer.ok) list.value = answer.value;
  };
  useEffect(() => {
    read().catch(reportError);
  }, []);
  if (list.value.length === 0) return null;
  return (
    <Section id="reports" title={t('online.myReports')}>
      {list.value.map((report) => (
        <Row key={report.id} title={titleOf(report)} text={resultText(report)} />
      ))}
    </Section>
  );
};

const titleOf = ({ person, reason }: OwnReport): string =>
  t('online.reportAbout', { name: shownName(person), reason: t(`online.reason-${reason}`) });

const resultText = ({ result, at }: OwnReport): string =>
  result === null
    ? t('online.reportOpen', { when: ago(at) })
    : t(`online.outcome-${result.outcome}`, { when: ago(result.at) });
