/** Public facts: the bills left in the pile, the returned bills, and the starter of the round. */

import { t } from '../../i18n/index.ts';
import { told } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { ParticipantBadge } from './Bills.tsx';
import { participantsOf } from './matrix.ts';
import type { LasVegasProps } from './types.ts';

export const PilePanel = ({ model }: LasVegasProps) => {
  const { view } = model.frame.value;
  return (
    <section class="panel pile-panel">
      <h2 class="cap">{t('las-vegas.bank')}</h2>
      <p>{t('las-vegas.bankLeft', { count: view.unseenCount })}</p>
      <p>{t('las-vegas.bankReturned', { count: view.returned.length })}</p>
      {view.royale !== null && <p>{t('royale.bankBills', { count: view.royale.bank.length })}</p>}
      <p>
        <Told sentence={told('las-vegas.bankStarter', { name: { seat: view.starter } })} players={model.players} />
      </p>
      {participantsOf(view).includes('neutral') && (
        <p class="pile-neutral">
          <ParticipantBadge model={model} participant="neutral" />
          {t('las-vegas.neutralNote')}
        </p>
      )}
    </section>
  );
};
