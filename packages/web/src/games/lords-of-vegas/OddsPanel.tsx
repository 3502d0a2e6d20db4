/** The panel of the odds lens: the chances to win, and what each option is worth on average. */

import type { LordsOdds } from '@fremont/bots/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import type { LordsModel, LordsProps } from './types.ts';

const Note = ({ failed }: { readonly failed: boolean }) => (
  <p class="worth-wait">{t(failed ? 'lords-of-vegas.worthFailed' : 'lords-of-vegas.worthWait')}</p>
);

/** Fetched with the first odds. */
const OddsTable = lazyPart(
  async () => (await import('./on-demand/OddsTable.tsx')).OddsTable,
  () => <Note failed={false} />,
);

/** Null while the lens is off or still computing. The lens of a model only gets views of its own game. */
const oddsIn = ({ lens }: LordsModel): LordsOdds | null => lens.odds.value as LordsOdds | null;

export const OddsPanel = ({ model }: LordsProps) => {
  const { isOn, hasFailed } = model.lens;
  if (!isOn.value || model.frame.value.view.phase.type === 'over') return null;
  const odds = oddsIn(model);
  return (
    <section class="panel">
      <h2 class="panel-head">
        <Icon name="lens" size={17} />
        {t('lords-of-vegas.worth')}
      </h2>
      {odds === null ? <Note failed={hasFailed.value} /> : <OddsTable model={model} odds={odds} />}
    </section>
  );
};
