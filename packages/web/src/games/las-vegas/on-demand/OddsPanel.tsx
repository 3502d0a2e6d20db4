/** The panel of the odds lens: how the round will probably end for the viewer. */

import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { oddsIn } from '../odds.ts';
import type { LasVegasProps } from '../types.ts';
import { OddsTable } from './OddsTable.tsx';

const Note = ({ failed }: { readonly failed: boolean }) => (
  <p class="odds-note">{t(failed ? 'las-vegas.oddsFailed' : 'las-vegas.oddsWait')}</p>
);

export const OddsPanel = ({ model }: LasVegasProps) => {
  const odds = oddsIn(model);
  return (
    <section class="panel odds">
      <h2 class="panel-head">
        <Icon name="lens" size={17} />
        {t('las-vegas.odds')}
      </h2>
      {odds === null ? <Note failed={model.lens.hasFailed.value} /> : <OddsTable model={model} odds={odds} />}
    </section>
  );
};
