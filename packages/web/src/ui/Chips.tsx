/** A group of checkboxes, drawn as chips. */

import { Icon } from './Icon.tsx';
import { toggled } from './toggled.ts';
import './chips.css';

export const Chips = <T extends string>(props: {
  readonly title: string;
  readonly all: readonly T[];
  readonly on: readonly T[];
  readonly label: (one: T) => string;
  readonly onChange: (on: readonly T[]) => void;
}) => (
  <fieldset>
    <legend class="cap">{props.title}</legend>
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
