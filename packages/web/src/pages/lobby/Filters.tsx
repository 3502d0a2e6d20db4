/** The filters of the lobby as checkbox chips. */

import type { Signal } from '@preact/signals';
import { KINDS } from '../../games/kinds.ts';
import { t } from '../../i18n/index.ts';
import { Chips } from '../../ui/Chips.tsx';
import { type Filter, PACES, SEATINGS, STAGES } from './filter.ts';

export const Filters = ({ filter }: { readonly filter: Signal<Filter> }) => (
  <div class="chip-filters">
    <Chips
      title={t('setup.game')}
      all={KINDS.map(({ id }) => id)}
      on={filter.value.kinds}
      label={(one) => KINDS.find(({ id }) => id === one)?.label() ?? one}
      onChange={(kinds) => {
        filter.value = { ...filter.value, kinds };
      }}
    />
    <Chips
      title={t('online.pace')}
      all={PACES}
      on={filter.value.paces}
      label={(one) => t(`online.pace-${one}`)}
      onChange={(paces) => {
        filter.value = { ...filter.value, paces };
      }}
    />
    <Chips
      title={t('online.company')}
      all={SEATINGS}
      on={filter.value.seatings}
      label={(one) => t(`online.company-${one}`)}
      onChange={(seatings) => {
        filter.value = { ...filter.value, seatings };
      }}
    />
    <Chips
      title={t('online.state')}
      all={STAGES}
      on={filter.value.stages}
      label={(one) => t(`online.state-${one}`)}
      onChange={(stages) => {
        filter.value = { ...filter.value, stages };
      }}
    />
  </div>
);
