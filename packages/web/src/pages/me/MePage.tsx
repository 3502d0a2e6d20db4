/** The person's online identity: name and badge, recovery code, devices, data. */

import { t } from '../../i18n/index.ts';
import { Gate } from '../../online/Gate.tsx';
import { RecoveryNote } from '../../online/RecoveryNote.tsx';
import { Page } from '../frame/Page.tsx';
import { DataSection } from './DataSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { MutedSection } from './MutedSection.tsx';
import { PersonaSection } from './PersonaSection.tsx';
import { ProgramsSection } from './ProgramsSection.tsx';
import { RecoverySection } from './RecoverySection.tsx';
import { ReportsSection } from './ReportsSection.tsx';
import '../settings/settings.css';
import './me.css';

export const MePage = () => (
  <Page title={t('shell.me')}>
    <Gate title={t('online.gateMe')} text={t('online.gateText')} submit={t('online.goOn')}>
      {() => (
        <>
          <RecoveryNote />
          <div class="me">
            <h1>{t('shell.me')}</h1>
            <PersonaSection />
            <RecoverySection />
            <DevicesSection />
            <ProgramsSection />
            <MutedSection />
            <ReportsSection />
            <DataSection />
          </div>
        </>
      )}
    </Gate>
  </Page>
);
