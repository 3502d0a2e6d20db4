/** The log of a replay: all lines, also those that come later. A press on a line jumps to it. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
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

/** A story tells its events one by one, so the lines up to the place come from the model and the rest from the replay. */
const Lines = ({ context, model, showsFuture }: LogProps & { readonly showsFuture: boolean }) => {
  const { client } = context;
  const place = client.place.value;
  const past = model.history.value;
  const future = showsFuture ? client.history.value.filter(({ version }) => version > place) : [];
  const lines = foldedLines(linesOf(model, [...past, ...future]));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => scrollTo(list.current), [place, past]);
  return (
    <ol ref={list} class="log-lines replay-lines" aria-label={t('table.logLabel')} {...SCROLLS}>
      {lines.map((line) => (
        <Line key={line.key} context={context} model={model} line={line} place={place} />
      ))}
    </ol>
  );
};

/** Keeps the line of the current place in sight. `scrollIntoView` would scroll the page, too. */
const scrollTo = (list: HTMLOListElement | null): void => {
  const now = list?.querySelector<HTMLElement>('[data-when="now"]');
  if (list === null || now === null || now === undefined) return;
  const { top, bottom } = now.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 2;
};

const whenOf = (version: number, place: number): 'past' | 'now' | 'future' => {
  if (version === place) return 'now';
  return version < place ? 'past' : 'future';
};

interface LineProps extends LogProps {
  readonly line: LogLine;
  readonly place: number;
}

const Line = ({ context: { client }, model: { players }, line, place }: LineProps) => {
  if (line.type === 'heading') return <LogItem line={line} players={players} />;
  const when = whenOf(line.version, place);
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
