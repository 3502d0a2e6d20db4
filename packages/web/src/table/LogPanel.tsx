/** The log in sentences, newest first. Rounds are headings, and a rule separates turns. */

import type { Seat, Sentence } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SCROLLS } from '../ui/scrolls.ts';
import type { ModelProps, ScreenTypes } from './game-screen.ts';
import { type LogLine, logLines } from './log-lines.ts';
import { type Players, playerAt } from './players.ts';
import { Told } from './Told.tsx';

export const LogPanel = <S extends ScreenTypes>({ model }: ModelProps<S>) => (
  <section class="panel log" aria-label={t('table.log')}>
    <h2 class="panel-head">
      <Icon name="log" size={17} />
      {t('table.log')}
    </h2>
    <LogLines model={model} />
  </section>
);

export const LogLines = <S extends ScreenTypes>({ model }: ModelProps<S>) => {
  const lines = logLines(model);
  return (
    // The list scrolls, so it must be reachable with the keyboard.
    <ol class="log-lines" aria-label={t('table.logLabel')} {...SCROLLS}>
      {lines.length === 0 && <li class="log-empty">{t('table.logEmpty')}</li>}
      {lines.map((line) => (
        <LogItem key={line.key} line={line} players={model.players} />
      ))}
    </ol>
  );
};

export const LogItem = ({ line, players }: { readonly line: LogLine; readonly players: Players }) => {
  if (line.type === 'heading') return <li class="log-heading">{spoken(line.sentence, players)}</li>;
  return (
    <li class={line.opensTurn ? 'log-line log-line-opens' : 'log-line'}>
      <span class="log-mark">{line.seat !== null && <SeatBadge players={players} seat={line.seat} />}</span>
      <span>{spoken(line.sentence, players)}</span>
    </li>
  );
};

const spoken = (sentence: Sentence, players: Players): ComponentChildren => (
  <Told sentence={sentence} players={players} />
);

const SeatBadge = ({ players, seat }: { readonly players: Players; readonly seat: Seat }) => {
  const { colour, initial } = playerAt(players, seat);
  return <Badge enamel={colour} initial={initial} />;
};
