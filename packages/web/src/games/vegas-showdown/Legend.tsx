/** Explains the three figures of a tile and the spaces of a bid track. The summary names the figures at a glance. */

import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ShowdownProps } from './types.ts';
import { COUNTER_SIGNS, COUNTERS } from './Values.tsx';
import './legend.css';

export const Legend = ({ model }: ShowdownProps) => {
  const { counters } = model.text.value.names;
  return (
    <details class="panel legend">
      <summary class="panel-head">
        <span class="legend-title">{t('vegas-showdown.legend')}</span>
        <span class="legend-signs">
          {COUNTERS.map((counter) => (
            <span key={counter}>
              <Icon name={COUNTER_SIGNS[counter]} size={15} />
              {counters[counter]}
            </span>
          ))}
        </span>
      </summary>
      <ul>
        {COUNTERS.map((counter) => (
          <li key={counter}>
            <Icon name={COUNTER_SIGNS[counter]} size={18} />
            <span>
              <b>{counters[counter]}</b>: {t(`vegas-showdown.legend-${counter}`)}
              {counter === 'revenue' && `. ${t('vegas-showdown.legend-income')}`}
            </span>
          </li>
        ))}
        {SPACES.map((space) => (
          <li key={space}>
            <span class={`legend-space legend-${space}`} aria-hidden="true" />
            <span>{t(`vegas-showdown.legend-${space}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

const SPACES = ['circle', 'square', 'open', 'minimum'] as const;
