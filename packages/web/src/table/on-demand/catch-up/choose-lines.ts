/** Chooses the lines of the log that a person who was away has to know. */

import type { Piece, Seat, Sentence } from '@fremont/kernel';
import type { HistoryStep, Version } from '@fremont/table';
import type { ScreenTypes } from '../../game-screen.ts';
import { foldedLines, type LogLine, linesOf } from '../../log-lines.ts';
import type { TableModel } from '../../table-model.ts';

export const LINES_MAX = 7;

export interface Missed {
  /** At most seven, oldest first. */
  readonly lines: readonly LogLine[];
  /** How many entries of the log were left out. */
  readonly more: number;
}

type Reader<S extends ScreenTypes> = Pick<TableModel<S>, 'screen' | 'sentenceOf' | 'people'>;

/** `history` holds only what the reader may know, so the lines do, too. */
export const missedSince = <S extends ScreenTypes>(
  model: Reader<S>,
  history: readonly HistoryStep<S['game']>[],
  since: Version,
): Missed => {
  const steps = history.filter(({ version }) => version > since).map((step) => withoutMinor(model, step));
  const lines = foldedLines(linesOf(model, steps));
  const chosen = new Set(
    lines
      .map((line, index) => ({ line, index, weight: weightOf(line, model.people) }))
      .sort((a, b) => b.weight - a.weight || a.index - b.index)
      .slice(0, LINES_MAX)
      .map(({ line }) => line),
  );
  return { lines: lines.filter((line) => chosen.has(line)).toReversed(), more: lines.length - chosen.size };
};

/** Leaves out events that later ones repeat, such as a roll before its dice are placed, and events without an announcement. */
const withoutMinor = <S extends ScreenTypes>(
  { screen }: Reader<S>,
  step: HistoryStep<S['game']>,
): HistoryStep<S['game']> => ({
  ...step,
  events: step.events.filter((event) => screen.isAnnounced(event) && screen.isMinor?.(event) !== true),
});

/** An event about the reader counts most, then a round, then all others. Of equal ones the newer counts more. */
const weightOf = ({ type, sentence }: LogLine, people: readonly Seat[]): number => {
  if (isAbout(sentence, people)) return 2;
  return type === 'heading' ? 1 : 0;
};

const isAbout = (sentence: Sentence, people: readonly Seat[]): boolean =>
  sentence.some((piece: Piece) => typeof piece === 'object' && 'seat' in piece && people.includes(piece.seat));
