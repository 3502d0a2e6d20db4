/** The page of operators: reports, tables, people, sanctions and the audit log. */

import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Page } from '../frame/Page.tsx';
import { Audit } from './Audit.tsx';
import { askSession, isSignedIn, signOut } from './calls.ts';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { SanctionList } from './SanctionList.tsx';
import { SignIn } from './SignIn.tsx';
import { Tables } from './Tables.tsx';
import './admin.css';

const SECTIONS = {
  reports: Reports,
  tables: Tables,
  people: People,
  sanctions: SanctionList,
  audit: Audit,
} as const satisfies Record<string, FunctionComponent>;
type SectionName = keyof typeof SECTIONS;
const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[];

export const AdminPage = () => {
  useEffect(() => {
    askSession().catch(reportError);
  }, []);
  return <Page title={t('admin.title')}>{isSignedIn.value === null ? null : <Shown />}</Page>;
};

const Shown = () => (isSignedIn.value === true ? <Desk /> : <SignIn />);

const Desk = () => {
  const section = useSignal<SectionName>('reports');
  const Section = SECTIONS[section.value];
  return (
    <div class="admin">
      <div class="admin-head">
        <h1>{t('admin.title')}</h1>
        <Button size="small" icon="door" onPress={() => signOut().catch(reportError)}>
          {t('admin.signOut')}
        </Button>
      </div>
      <Choice
        label={t('admin.sections')}
        value={section.value}
        options={SECTION_NAMES.map((value) => ({ value, label: t(`admin.section-${value}`) }))}
        onChoose={(value) => {
          section.value = value;
        }}
      />
      <section aria-label={t(`admin.section-${section.value}`)}>
        <Section />
      </section>
    </div>
  );
};
