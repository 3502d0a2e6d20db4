/** The log of a replay: all lines, also those that come later. A press on a line jumps to it. */

import type { GameTypes } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';
import { type Signal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { language, t } from '../i18n/index.ts';
import type { ScreenTypes } from '../table/game-screen.ts';
import { LogItem, LogMark, LogWords } from '../table/LogPanel.tsx';
import { foldedLines, type LogLine, linesOf } from '../table/log-lines.ts';
import type { TableModel } from '../table/table-model.ts';
import { Icon } from '../ui/Icon.tsx';
import { SCROLLS } from '../ui/scrolls.ts';
import type { ReplayContext } from './context.ts';

interface LogProps {
  readonly context: ReplayContext;
  readonly model: TableModel<ScreenTypes>;
}

export const ReplayLog = ({ context, model }: LogProps) => {
  const showsFuture = useSignal(true);
  return (
    <section class="panel log" aria-label={t('table.log')}>
      <div class="panel-head log-head">
        <Icon name="log" size={17} />
        <h2>{t('table.log')}</h2>
        <FutureSwitch showsFuture={showsFuture} />
      </div>
      <Lines context={context} model={model} showsFuture={showsFuture.value} />
    </section>
  );
};

const FutureSwitch = ({ showsFuture }: { readonly showsFuture: Signal<boolean> }) => (
  <label class="replay-future">
    <input
      type="checkbox"
      checked={showsFuture.value}
      onChange={({ currentTarget }) => {
        showsFuture.value = currentTarget.checked;
      }}
    />
    {t('replay.showFuture')}
  </label>
);

const Lines = ({ context, model, showsFuture }: LogProps & { readonly showsFuture: boolean }) => {
  const { client } = context;
  const place = client.place.value;
  const whole = client.history.value;
  const all = useMemo(() => linesOf(model, whole), [model, whole, language.value]);
  const past = model.history.value;
  const shown = all.filter(({ version }) => version < place || (showsFuture && version > place));
  const lines = foldedLines([...shown, ...linesAt(model, place, all, whole)].sort(newestFirst));
  const list = useRef<HTMLOListElement>(null);
  const rows = useRef(new Map<string, Row>());
  useEffect(() => scrollTo(list.current), [place, past]);
  return (
    <ol ref={list} class="log-lines replay-lines" aria-label={t('table.logLabel')} {...SCROLLS}>
      {lines.map((line) => rowOf(rows.current, { context, model, line, when: whenOf(line.version, place) }))}
    </ol>
  );
};

/** Keeps the order of lines of one version. */
const newestFirst = (one: LogLine, other: LogLine): number => other.version - one.version;

/** A heading before these steps can still open the turn of a line. */
const STEPS_BEFORE = 2;

/** A story tells its events one by one, so the lines of the current place come from the model until all are told. */
const linesAt = (
  model: TableModel<ScreenTypes>,
  place: number,
  all: readonly LogLine[],
  whole: readonly HistoryStep<GameTypes>[],
): readonly LogLine[] => {
  const told = model.history.value.findLast(({ version }) => version === place)?.events.length ?? 0;
  const events = whole.find(({ version }) => version === place)?.events.length ?? 0;
  const near = model.history.value.filter(({ version }) => version >= place - STEPS_BEFORE && version <= place);
  return (told === events ? all : linesOf(model, near)).filter(({ version }) => version === place);
};

interface Row {
  readonly line: LogLine;
  readonly when: When;
  readonly element: VNode;
}

/** A step changes few of many hundred lines. Preact leaves an element alone that it gets a second time. */
const rowOf = (rows: Map<string, Row>, props: LineProps): VNode => {
  const { line, when } = props;
  const known = rows.get(line.key);
  if (known?.when === when && isSame(known.line, line)) return known.element;
  const element = <Line key={line.key} {...props} />;
  rows.set(line.key, { line, when, element });
  return element;
};

const isSame = (one: LogLine, other: LogLine): boolean => {
  if (one === other) return true;
  if (one.type === 'heading' || other.type === 'heading' || one.sentence !== other.sentence) return false;
  return one.times === other.times && one.opensTurn === other.opensTurn;
};

/** Keeps the line of the current place in sight. `scrollIntoView` would scroll the page, too. */
const scrollTo = (list: HTMLOListElement | null): void => {
  const now = list?.querySelector<HTMLElement>('[data-when="now"]');
  if (list === null || now === null || now === undefined) return;
  const { top, bottom } = now.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 2;
};

type When = 'past' | 'now' | 'future';

const whenOf = (version: number, place: number): When => {
  if (version === place) return 'now';
  return version < place ? 'past' : 'future';
};

interface LineProps extends LogProps {
  readonly line: LogLine;
  readonly when: When;
}

const Line = ({ context: { client }, model: { players }, line, when }: LineProps) => {
  if (line.type === 'heading') return <LogItem line={line} players={players} />;
  return (
    <li class={line.opensTurn ? 'log-line log-line-opens' : 'log-line'} data-when={when}>
      <LogMark line={line} players={players} />
      <button
        type="button"
        class="log-jump"
        aria-current={when === 'now' ? 'step' : undefined}
        onClick={() => {
          client.pause();
          client.goTo(line.version);
        }}
      >
        <LogWords line={line} players={players} />
      </button>
    </li>
  );
};
