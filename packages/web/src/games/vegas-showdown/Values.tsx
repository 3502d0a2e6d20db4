/** Population, Revenue and Fame as signs with numbers. Screen readers read the names. */

import type { Counters } from '@fremont/games/vegas-showdown';
import type { VegasShowdownText } from '@fremont/games/vegas-showdown/text';
import { Icon } from '../../ui/Icon.tsx';
import { ICONS } from '../../ui/icons.ts';

type Counter = Exclude<keyof Counters, 'income'>;

export const COUNTERS = ['population', 'revenue', 'fame'] as const satisfies readonly Counter[];
export const COUNTER_SIGNS = { population: 'person', revenue: 'dollar', fame: 'star' } as const satisfies Record<
  Counter,
  keyof typeof ICONS
>;

interface ValuesProps extends Readonly<Record<Counter, number>> {
  readonly names: VegasShowdownText['names'];
  /** Writes a plus in front of values above 0, as on a tile. */
  readonly signed?: boolean;
}

export const Values = ({ names, signed = false, ...values }: ValuesProps) => (
  <span class="values">
    {COUNTERS.map((counter) => (
      <span key={counter} class={values[counter] === 0 ? 'value value-none' : 'value'} data-explain={counter}>
        <Icon name={COUNTER_SIGNS[counter]} size={15} />
        <span class="visually-hidden">{names.counters[counter]} </span>
        <b>{signed && values[counter] > 0 ? `+${values[counter]}` : values[counter]}</b>
      </span>
    ))}
  </span>
);

/** The sign without a number, for drawings. */
export const ValueMark = ({ counter }: { readonly counter: Counter }) => (
  <path class="value-mark" transform="translate(-1 -12) scale(.58)" d={ICONS[COUNTER_SIGNS[counter]].lines} />
);
