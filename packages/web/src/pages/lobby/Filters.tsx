/** The filters of the lobby as checkbox chips. */

import type { Signal } from '@preact/signals';
import { type MessageKey, t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Filter, KINDS, PACES, SEATINGS, STAGES, toggled } from './filter.ts';

export const Filters = ({ filter }: { readonly filter: Signal<Filter> }) => (
  <div class="lobby-filters">
    <Chips
      title="setup.game"
      all={KINDS.map(({ id }) => id)}
      on={filter.value.kinds}
      label={(one) => KINDS.find(({ id }) => id === one)?.label() ?? one}
      onChange={(kinds) => {
        filter.value = { ...filter.value, kinds };
      }}
    />
    <Chips
      title="online.pace"
      all={PACES}
      on={filter.value.paces}
      label={(one) => t(`online.pace-${one}`)}
      onChange={(paces) => {
        filter.value = { ...filter.value, paces };
      }}
    />
    <Chips
      title="online.company"
      all={SEATINGS}
      on={filter.value.seatings}
      label={(one) => t(`online.company-${one}`)}
      onChange={(seatings) => {
        filter.value = { ...filter.value, seatings };
      }}
    />
    <Chips
      title="online.state"
      all={STAGES}
      on={filter.value.stages}
      label={(one) => t(`online.state-${one}`)}
      onChange={(stages) => {
        filter.value = { ...filter.value, stages };
      }}
    />
  </div>
);

const Chips = <T extends string>(props: {
  readonly title: MessageKey;
  readonly all: readonly T[];
  readonly on: readonly T[];
  readonly label: (one: T) => string;
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
          {props.label(one)}
        </label>
      );
    })}
  </fieldset>
);
