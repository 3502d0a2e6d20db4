/** The host's choices besides the game: title, visibility, clock and chat. */

import { CHAT_MODES, type ClockPlan, VISIBILITIES } from '@fremont/table/protocol';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { clockLabel } from './clocks.ts';
import type { TableDraft } from './draft.ts';
import './online-setup.css';

export const titleOf = (title: string, host: string): string => {
  const plain = title.trim();
  return plain === '' ? t('online.tableOf', { name: host.trim() }) : plain;
};

export const PlanRows = (props: {
  readonly draft: Signal<TableDraft>;
  /** The clocks on offer. */
  readonly clocks: readonly ClockPlan[];
  /** The name for the default title. */
  readonly host: string;
}) => {
  const { draft, clocks, host } = props;
  const id = useId();
  const { title, visibility, clock, chat } = draft.value;
  const change = (part: Partial<TableDraft>): void => {
    draft.value = { ...draft.value, ...part };
  };
  return (
    <div>
      <h3 class="cap">{t('online.table')}</h3>
      <Row id={`${id}-title`} title={t('online.tableName')} text={t('online.tableNameText')}>
        <input
          id={`${id}-title`}
          class="field setup-field"
          value={title}
          placeholder={titleOf('', host)}
          autocomplete="off"
          onInput={(event) => change({ title: event.currentTarget.value })}
        />
      </Row>
      <Row title={t('online.visibility')} text={t(`online.visibility-${visibility}`)}>
        <Choice
          label={t('online.visibility')}
          value={visibility}
          options={VISIBILITIES.map((value) => ({
            value,
            label: t(value === 'public' ? 'online.public' : 'online.byLink'),
          }))}
          onChoose={(value) => change({ visibility: value })}
        />
      </Row>
      <SelectRow
        id={`${id}-clock`}
        title={t('online.clock')}
        text={t(`online.clockText-${clocks[clock]?.type ?? 'none'}`)}
        labels={clocks.map(clockLabel)}
        chosen={clock}
        onChoose={(index) => change({ clock: index })}
      />
      <SelectRow
        id={`${id}-chat`}
        title={t('online.chat')}
        text={t(`online.chatMode-${chat}-text`)}
        labels={CHAT_MODES.map((mode) => t(`online.chatMode-${mode}`))}
        chosen={CHAT_MODES.indexOf(chat)}
        onChoose={(index) => change({ chat: CHAT_MODES[index] ?? 'all' })}
      />
    </div>
  );
};

const SelectRow = (props: {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly labels: readonly string[];
  /** The index of the chosen label. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}) => {
  const { id, title, text, labels, chosen, onChoose } = props;
  return (
    <Row id={id} title={title} text={text}>
      <select
        id={id}
        class="field setup-field"
        value={chosen}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {labels.map((label, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </Row>
  );
};

const Row = (props: {
  /** The id of the control, if a label can refer to it. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}) => (
  <div class="setup-option">
    <div>
      {props.id === undefined ? (
        <b class="setup-option-title">{props.title}</b>
      ) : (
        <label class="setup-option-title" for={props.id}>
          {props.title}
        </label>
      )}
      <span class="setup-option-text">{props.text}</span>
    </div>
    {props.children}
  </div>
);
