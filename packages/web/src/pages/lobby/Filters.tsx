/** The filters of the lobby as chips: what is on is ticked. */

import { LISTED_EDITIONS } from '@fremont/games/las-vegas';
import type { Signal } from '@preact/signals';
import { type MessageKey, t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { COMPANIES, type Filter, PACES, STATES, toggled } from './filter.ts';

export const Filters = ({ filter }: { readonly filter: Signal<Filter> }) => (
  <div class="lobby-filters">
    <Chips
      title="setup.edition"
      all={LISTED_EDITIONS}
      on={filter.value.editions}
      label={(one) => `home.${one}`}
      onChange={(editions) => {
        filter.value = { ...filter.value, editions };
      }}
    />
    <Chips
      title="online.pace"
      all={PACES}
      on={filter.value.paces}
      label={(one) => `online.pace-${one}`}
      onChange={(paces) => {
        filter.value = { ...filter.value, paces };
      }}
    />
    <Chips
      title="online.company"
      all={COMPANIES}
      on={filter.value.companies}
      label={(one) => `online.company-${one}`}
      onChange={(companies) => {
        filter.value = { ...filter.value, companies };
      }}
    />
    <Chips
      title="online.state"
      all={STATES}
      on={filter.value.states}
      label={(one) => `online.state-${one}`}
      onChange={(states) => {
        filter.value = { ...filter.value, states };
      }}
    />
  </div>
);

const Chips = <T extends string>(props: {
  readonly title: MessageKey;
  readonly all: readonly T[];
  readonly on: readonly T[];
  readonly label: (one: T) => MessageKey;
  readonly onChange: (on: readonly T[]) => void;
}) => (
  <fieldset>
    <legend class="cap">{t(props.title)}</legend>
    {props.all.map((one) => {
      const isOn = props.on.includes(one);
      return (
        <label key={one} class="chip-box">
          <input type="checkbox" checked={isOn} onChange={() => props.onChange(toggled(props.on, one))} />
          {isOn && <Icon name="check" size={15} />}
          {t(props.label(one))}
        </label>
      );
    })}
  </fieldset>
);
