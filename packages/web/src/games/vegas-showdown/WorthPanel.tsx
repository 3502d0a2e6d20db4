/** The panel of the odds lens: what bids and placements are worth, and the chances to win. */

import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import type { ShowdownProps } from './types.ts';
import { worthsIn } from './worths.ts';

const Note = ({ failed }: { readonly failed: boolean }) => (
  <p class="forecast-note">{t(failed ? 'vegas-showdown.worthsFailed' : 'vegas-showdown.worthsWait')}</p>
);

/** Loaded with the first estimate. */
const WorthTable = lazyPart(
  async () => (await import('./on-demand/WorthTable.tsx')).WorthTable,
  () => <Note failed={false} />,
);

export const WorthPanel = ({ model }: ShowdownProps) => {
  const { isOn, hasFailed } = model.lens;
  if (!isOn.value || model.frame.value.view.phase.type === 'over') return null;
  const odds = worthsIn(model);
  return (
    <section class="panel worths">
      <h2 class="panel-head">
        <Icon name="lens" size={17} />
        {t('vegas-showdown.worths')}
      </h2>
      {odds === null ? <Note failed={hasFailed.value} /> : <WorthTable model={model} odds={odds} />}
    </section>
  );
};
