/** The lines of the log, newest first, computed from the history. */

import type { Piece, Seat, Sentence } from '@fremont/kernel';
import type { HistoryStep, Version } from '@fremont/table';
import type { ScreenTypes } from './game-screen.ts';
import type { TableModel } from './table-model.ts';

interface Heading {
  readonly type: 'heading';
  readonly key: string;
  readonly version: Version;
  readonly sentence: Sentence;
}

interface Line {
  readonly type: 'line';
  readonly key: string;
  readonly version: Version;
  readonly sentence: Sentence;
  /** The first seat in the sentence, for the badge. */
  readonly seat: Seat | null;
  readonly opensTurn: boolean;
  readonly isDeal: boolean;
  /** How many equal lines this one stands for. */
  readonly times: number;
}

export type LogLine = Heading | Line;

export const logLines = <S extends ScreenTypes>(model: TableModel<S>): LogLine[] => linesOf(model, model.history.value);

/** The lines of any part of the history. */
export const linesOf = <S extends ScreenTypes>(
  model: Pick<TableModel<S>, 'screen' | 'sentenceOf'>,
  history: readonly HistoryStep<S['game']>[],
): LogLine[] => {
  const lines: LogLine[] = [];
  let opensTurn = false;
  for (const { version, events } of history) {
    for (const [index, event] of events.entries()) {
      const heading = model.screen.heading(event);
      const sentence = model.sentenceOf(event);
      const key = `${version}.${index}`;
      if (heading === 'round') lines.push({ type: 'heading', key, version, sentence });
      else if (heading === null) {
        const isDeal = model.screen.isDeal?.(event) ?? false;
        const seat = firstSeat(sentence);
        lines.push({ type: 'line', key, version, sentence, seat, opensTurn, isDeal, times: 1 });
      }
      opensTurn = heading === 'turn' || (opensTurn && heading !== null);
    }
  }
  return lines.reverse();
};

const firstSeat = (sentence: Sentence): Seat | null => {
  const [first] = sentence;
  return typeof first === 'object' && 'seat' in first ? first.seat : null;
};

export const LOG_FILTERS = ['all', 'mine', 'money', 'deals'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** The lines about the seats, about money, or about deals, with the headings above them. */
export const filteredLines = (
  lines: readonly LogLine[],
  filter: LogFilter,
  seats: readonly Seat[],
): readonly LogLine[] => {
  if (filter === 'all') return lines;
  const kept = lines.filter((line) => line.type === 'heading' || passes(line, filter, seats));
  return withoutEmptyHeadings(kept);
};

const passes = ({ sentence, isDeal }: Line, filter: LogFilter, seats: readonly Seat[]): boolean => {
  if (filter === 'deals') return isDeal;
  if (filter === 'money') return sentence.some((piece) => typeof piece === 'object' && 'money' in piece);
  return sentence.some((piece) => isAbout(piece, seats));
};

const isAbout = (piece: Piece, seats: readonly Seat[]): boolean => {
  if (typeof piece === 'string') return false;
  if ('seat' in piece) return seats.includes(piece.seat);
  return 'dice' in piece && typeof piece.of !== 'string' && seats.includes(piece.of);
};

/** Newest first, a heading stands below its lines. */
const withoutEmptyHeadings = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter((line, index) => line.type === 'line' || lines[index - 1]?.type === 'line');

/** Equal lines of one step, and equal lines in a row within a turn, become one line that is counted. */
export const foldedLines = (lines: readonly LogLine[]): readonly LogLine[] => {
  const folded: LogLine[] = [];
  for (const line of lines) {
    const index = line.type === 'line' ? repeatedAt(folded, line) : -1;
    const newer = folded[index];
    if (line.type === 'heading' || newer?.type !== 'line') folded.push(line);
    else {
      folded[index] = { ...newer, times: newer.times + 1 };
      if (line.opensTurn) markTurn(folded);
    }
  }
  return folded;
};

/** The index of the newer line that says the same; -1 if there is none. */
const repeatedAt = (newer: readonly LogLine[], line: Line): number => {
  const said = JSON.stringify(line.sentence);
  for (let index = newer.length - 1; index >= 0; index--) {
    const other = newer[index];
    if (other?.type !== 'line' || other.opensTurn) return -1;
    if (JSON.stringify(other.sentence) === said) return index;
    if (other.version !== line.version) return -1;
  }
  return -1;
};

/** The last line is now the lowest of its turn. */
const markTurn = (lines: LogLine[]): void => {
  const last = lines.at(-1);
  if (last?.type === 'line') lines[lines.length - 1] = { ...last, opensTurn: true };
};
