/** Where rounds and turns begin in a replay. */

import type { HistoryStep } from '@fremont/table';
import type { GameScreen, ScreenTypes } from '../table/game-screen.ts';

export interface Marks {
  /** The places at which a round begins, ascending. Empty for games without rounds. */
  readonly rounds: readonly number[];
  /** The places at which a turn or a round begins, ascending. */
  readonly turns: readonly number[];
}

export const marksOf = <S extends ScreenTypes>(
  screen: GameScreen<S>,
  history: readonly HistoryStep<S['game']>[],
): Marks => {
  const rounds: number[] = [];
  const turns: number[] = [];
  for (const { version, events } of history) {
    const headings = events.map((event) => screen.heading(event)).filter((heading) => heading !== null);
    if (headings.includes('round')) rounds.push(version);
    if (headings.length > 0) turns.push(version);
  }
  return { rounds, turns };
};

/** The last mark at or before a place, counted from 1; 0 before the first one. */
export const numberAt = (marks: readonly number[], place: number): number =>
  marks.filter((mark) => mark <= place).length;

/** The next mark after a place; the end if there is none. */
export const nextMark = (marks: readonly number[], place: number, end: number): number =>
  marks.find((mark) => mark > place) ?? end;

/** The mark before a place: the beginning of the current turn first, then that of the turn before. */
export const markBefore = (marks: readonly number[], place: number): number =>
  marks.findLast((mark) => mark < place) ?? 0;
