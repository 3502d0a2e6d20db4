/** The options of a game. Options that the game does not allow are disabled and show the reason. */

import type { ComponentChildren, FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import type { OpenFront } from '../games/front.ts';
import type { OptionChoice, OptionRow, OptionValue, OwnOptionProps } from '../games/game-setup.ts';
import { t } from '../i18n/index.ts';
import { Choice, Switch } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type Options, reasonAgainst } from './options.ts';
import type { OptionsDraft } from './setup-draft.ts';
import '../ui/chips.css';

interface OptionRowsProps {
  readonly front: OpenFront;
  readonly draft: OptionsDraft;
  readonly seats: number;
}

export const OptionRows = ({ front, draft, seats }: OptionRowsProps) => {
  const options = draft.options.value;
  return (
    <div>
      <h3 class="cap">{t('setup.options')}</h3>
      {draft.setup.rows
        .filter(({ isShown }) => isShown === undefined || isShown(options))
        .map((row) => (
          <RowOf
            key={row.option}
            row={row}
            options={options}
            reason={(changed) => reasonAgainst(draft.setup, changed, seats)}
            onChange={(changed) => {
              draft.options.value = changed;
            }}
          />
        ))}
      <div class="setup-levels">
        <Icon name="bot" size={18} />
        <ul>
          {front.levels.map((level) => (
            <li key={level}>{t(`setup.about-${level}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
};

interface RowProps {
  readonly row: OptionRow<Record<string, unknown>>;
  readonly options: Options;
  /** Why the game rejects these options; null if it accepts them. */
  readonly reason: (options: Options) => string | null;
  readonly onChange: (options: Options) => void;
}

const RowOf = (props: RowProps) => {
  const { row, options, reason } = props;
  const set = (value: unknown): Options => ({ ...options, [row.option]: value });
  switch (row.type) {
    case 'switch': {
      const on = options[row.option] === true;
      const off = reason(set(!on));
      return (
        <Row title={t(row.title)} text={t(row.text)} off={off}>
          {(describedBy) => (
            <Switch
              label={t(row.title)}
              describedBy={describedBy}
              on={on}
              off={off}
              onSwitch={(value) => props.onChange(set(value))}
            />
          )}
        </Row>
      );
    }
    case 'choice':
      return <ChoiceRow {...props} values={row.values} isList={row.look === 'list'} set={set} />;
    case 'several':
      return <SeveralRow {...props} values={row.values} set={set} />;
    case 'own':
      return <OwnRow {...props} Control={row.Control} />;
  }
};

/** A control drawn by the game gets the full width. */
const OwnRow = ({ row, options, onChange, Control }: RowProps & OwnControl) => {
  const id = useId();
  return (
    <div class="setup-own">
      <b class="setup-option-title">{t(row.title)}</b>
      <span id={id} class="setup-option-text">
        {t(row.text)}
      </span>
      <Control options={options} describedBy={id} onChange={onChange} />
    </div>
  );
};

interface OwnControl {
  readonly Control: FunctionComponent<OwnOptionProps<Record<string, unknown>>>;
}

type ValuesProps = RowProps & {
  readonly values: readonly OptionChoice[];
  readonly set: (value: unknown) => Options;
};

const ChoiceRow = ({ row, options, reason, onChange, values, isList, set }: ValuesProps & { isList: boolean }) => {
  const id = useId();
  const choices = values.map(({ value, label }) => ({ value: String(value), label: label(), off: reason(set(value)) }));
  const choose = (text: string): void => onChange(set(choiceOf(values, text)));
  const now = String(options[row.option]);
  const off = choices.find((choice) => choice.value !== now && choice.off !== null)?.off ?? null;
  return (
    <Row title={t(row.title)} text={t(row.text)} off={off} {...(isList ? { labelFor: id } : {})}>
      {(describedBy) =>
        isList ? (
          <select
            id={id}
            class="field setup-field"
            aria-describedby={describedBy}
            value={now}
            onChange={({ currentTarget: { value } }) => choose(value)}
          >
            {choices.map(({ value, label, off: why }) => (
              <option key={value} value={value} disabled={why !== null}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <Choice label={t(row.title)} describedBy={describedBy} value={now} options={choices} onChoose={choose} />
        )
      }
    </Row>
  );
};

const choiceOf = (values: readonly OptionChoice[], text: string): OptionValue | undefined =>
  values.find(({ value }) => String(value) === text)?.value;

/** Checkbox chips. Values that cannot be added show the reason. */
const SeveralRow = ({ row, options, reason, onChange, values, set }: ValuesProps) => {
  const kept = options[row.option];
  const chosen: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const toggled = (value: OptionValue): Options =>
    set(values.map((one) => one.value).filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset class="setup-several">
      <legend class="setup-option-title">{t(row.title)}</legend>
      <span class="setup-option-text">{t(row.text)}</span>
      {values.map(({ value, label }) => {
        const isOn = chosen.includes(value);
        const off = reason(toggled(value));
        return (
          <label key={String(value)} class="chip-box" title={off ?? undefined} data-off={off !== null}>
            <input type="checkbox" checked={isOn} disabled={off !== null} onChange={() => onChange(toggled(value))} />
            {isOn && <Icon name="check" size={15} />}
            {label()}
          </label>
        );
      })}
    </fieldset>
  );
};

const Row = (props: {
  readonly title: string;
  readonly text: string;
  readonly off?: string | null;
  /** The id of the control, if a label can refer to it. */
  readonly labelFor?: string;
  readonly children: (describedBy: string) => ComponentChildren;
}) => {
  const id = useId();
  const off = props.off ?? null;
  return (
    <div class="setup-option">
      <div>
        {props.labelFor === undefined ? (
          <b class="setup-option-title">{props.title}</b>
        ) : (
          <label class="setup-option-title" for={props.labelFor}>
            {props.title}
          </label>
        )}
        <span id={id} class="setup-option-text">
          {props.text}
          {off !== null && (
            <span class="setup-off">
              <Icon name="lock" size={14} />
              {off}
            </span>
          )}
        </span>
      </div>
      {props.children(id)}
    </div>
  );
};
