/** The panel of the odds lens: how the round will probably end for the viewer. */

import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { oddsIn } from './odds.ts';
import type { LasVegasProps } from './types.ts';
import './odds.css';

const Note = ({ failed }: { readonly failed: boolean }) => (
  <p class="odds-note">{t(failed ? 'las-vegas.oddsFailed' : 'las-vegas.oddsWait')}</p>
);

/** Fetched with the first odds. Until then the panel says that it is waiting. */
const OddsTable = lazyPart(
  async () => (await import('./on-demand/OddsTable.tsx')).OddsTable,
  () => <Note failed={false} />,
);

export const OddsPanel = ({ model }: LasVegasProps) => {
  const { isOn, hasFailed } = model.lens;
  if (!isOn.value || model.frame.value.view.phase.type === 'over') return null;
  const odds = oddsIn(model);
  return (
    <section class="panel odds">
      <h2 class="panel-head">
        <Icon name="lens" size={17} />
        {t('las-vegas.odds')}
      </h2>
      {odds === null ? <Note failed={hasFailed.value} /> : <OddsTable model={model} odds={odds} />}
    </section>
  );
};
