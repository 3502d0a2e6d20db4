/** A segmented control made of radio buttons. */

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './choice.css';

export interface Option<V extends string | number> {
  readonly value: V;
  readonly label: ComponentChildren;
  /** Why the option is disabled. */
  readonly off?: string | null;
}

export const Choice = <V extends string | number>(props: {
  /** The name of the group for screen readers. */
  readonly label: string;
  readonly options: readonly Option<V>[];
  readonly value: V;
  readonly look?: 'lamp' | 'plain' | 'paper';
  readonly describedBy?: string | undefined;
  readonly onChoose: (value: V) => void;
}) => {
  const name = useId();
  return (
    <div
      class={`choice choice-${props.look ?? 'lamp'}`}
      role="radiogroup"
      aria-label={props.label}
      aria-describedby={props.describedBy}
    >
      {props.options.map(({ value, label, off = null }) => (
        <label key={value} class="choice-option" title={off ?? undefined} data-off={off !== null}>
          <input
            type="radio"
            name={name}
            checked={value === props.value}
            disabled={off !== null}
            onChange={() => props.onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
};

/** A checkbox styled as a switch. */
export const Switch = (props: {
  readonly label: string;
  readonly on: boolean;
  readonly off?: string | null;
  readonly describedBy?: string | undefined;
  readonly onSwitch: (on: boolean) => void;
}) => (
  <input
    type="checkbox"
    class="switch"
    aria-label={props.label}
    aria-describedby={props.describedBy}
    title={props.off ?? undefined}
    checked={props.on}
    disabled={(props.off ?? null) !== null}
    onChange={(event) => props.onSwitch(event.currentTarget.checked)}
  />
);
