/** The log in sentences, newest first. Rounds are headings, and a rule separates turns. */

import type { Seat, Sentence } from '@fremont/kernel';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SCROLLS } from '../ui/scrolls.ts';
import type { ModelProps, ScreenTypes } from './game-screen.ts';
import { filteredLines, foldedLines, LOG_FILTERS, type LogFilter, type LogLine, logLines } from './log-lines.ts';
import { type Players, playerAt } from './players.ts';
import { statePerModel } from './state-per-model.ts';
import { Told } from './Told.tsx';
import type { TableModel } from './table-model.ts';

export const LogPanel = <S extends ScreenTypes>({ model }: ModelProps<S>) => (
  <section class="panel log" aria-label={t('table.log')}>
    <div class="panel-head log-head">
      <Icon name="log" size={17} />
      <h2>{t('table.log')}</h2>
      <FilterChoice model={model} />
    </div>
    <LogLines model={model} />
  </section>
);

/** The log where its heading stands elsewhere: in the tabs of an online table and in a dialog. */
export const LogWithFilter = <S extends ScreenTypes>({ model }: ModelProps<S>) => (
  <>
    <div class="log-filter-row">
      <FilterChoice model={model} />
    </div>
    <LogLines model={model} />
  </>
);

const filterOf = statePerModel(() => signal<LogFilter>('all'));

const FilterChoice = <S extends ScreenTypes>({ model }: ModelProps<S>) => {
  const filter = filterOf(model);
  return (
    <select
      class="field log-filter"
      aria-label={t('table.logFilter')}
      value={filter.value}
      onChange={({ currentTarget: { value } }) => {
        filter.value = LOG_FILTERS.find((one) => one === value) ?? 'all';
      }}
    >
      {offeredFilters(model).map((one) => (
        <option key={one} value={one}>
          {t(`table.log-${one}`)}
        </option>
      ))}
    </select>
  );
};

/** A spectator has no lines of their own, and some games have no deals. */
const offeredFilters = <S extends ScreenTypes>({ people, screen }: TableModel<S>): readonly LogFilter[] =>
  LOG_FILTERS.filter(
    (one) => (one !== 'mine' || people.length > 0) && (one !== 'deals' || screen.isDeal !== undefined),
  );

const LogLines = <S extends ScreenTypes>({ model }: ModelProps<S>) => {
  const filter = filterOf(model).value;
  const lines = foldedLines(filteredLines(logLines(model), filter, model.people));
  return (
    // The list scrolls, so it must be reachable with the keyboard.
    <ol class="log-lines" aria-label={t('table.logLabel')} {...SCROLLS}>
      {lines.length === 0 && <li class="log-empty">{t(filter === 'all' ? 'table.logEmpty' : 'table.logNone')}</li>}
      {lines.map((line) => (
        <LogItem key={line.key} line={line} players={model.players} />
      ))}
    </ol>
  );
};

interface LogItemProps {
  readonly line: LogLine;
  readonly players: Players;
}

export const LogItem = ({ line, players }: LogItemProps) => {
  if (line.type === 'heading') return <li class="log-heading">{spoken(line.sentence, players)}</li>;
  return (
    <li class={line.opensTurn ? 'log-line log-line-opens' : 'log-line'}>
      <LogMark line={line} players={players} />
      <span>
        <LogWords line={line} players={players} />
      </span>
    </li>
  );
};

interface LinePartProps {
  readonly line: Extract<LogLine, { readonly type: 'line' }>;
  readonly players: Players;
}

/** The badge of the seat that acted. */
export const LogMark = ({ line: { seat }, players }: LinePartProps) => (
  <span class="log-mark">{seat !== null && <SeatBadge players={players} seat={seat} />}</span>
);

export const LogWords = ({ line, players }: LinePartProps) => (
  <>
    {spoken(line.sentence, players)}
    {line.times > 1 && <b class="log-times"> {t('table.logTimes', { count: line.times })}</b>}
  </>
);

const spoken = (sentence: Sentence, players: Players): ComponentChildren => (
  <Told sentence={sentence} players={players} />
);

const SeatBadge = ({ players, seat }: { readonly players: Players; readonly seat: Seat }) => {
  const { colour, initial } = playerAt(players, seat);
  return <Badge enamel={colour} initial={initial} />;
};
