/** The interface between the finale and one game: scores over time, the highlights that decided the match, the account. */

import type { Outcome, Seat, Sentence } from '@fremont/kernel';
import type { HistoryStep, Version } from '@fremont/table';
import type { FunctionComponent } from 'preact';
import type { ModelProps, ScreenTypes } from '../../game-screen.ts';
import type { TableModel } from '../../table-model.ts';

/** The scores at the start and after every round or turn. */
export interface Series {
  /** The names of the points in time after the start: the numbers of rounds or turns. */
  readonly marks: readonly number[];
  /** By seat. One value more than there are marks: the first is the score at the start. */
  readonly values: readonly (readonly number[])[];
}

/** An event that changed the match. A replay can start at `version` and `event`. */
export interface Highlight {
  readonly kind: string;
  /** The version of the step that holds the event. */
  readonly version: Version;
  /** The index of the event in its step. */
  readonly event: number;
  /** The round or turn. */
  readonly mark: number;
  /** What the highlight is about, such as a casino in a round. Only one highlight about it is shown. */
  readonly subject: string;
  /** By seat: the gain or loss, on one scale for all highlights of the game. It decides which highlights are shown. */
  readonly swing: readonly number[];
}

export interface GameFinale<S extends ScreenTypes, M extends Highlight = Highlight> {
  /** The periods of the chart. */
  readonly period: 'round' | 'turn';
  /** True if the last mark of the series is the final scoring, after the last period. */
  readonly endsWithScoring: boolean;
  /** The value of one lit window. Larger scores get a multiple of it. */
  readonly windowValue: number;
  /** A score or a difference of scores in words: "$480k", "43 points". */
  scoreWords(model: TableModel<S>, score: number): string;
  /** A short score for the towers: "$480k", "43". */
  scoreShort(score: number): string;
  /** The same in every language, as on signs: "480K". The chart has no room for more. */
  scoreOnChart(score: number): string;
  chartTitle(): string;
  /** The rule that ranks seats with equal scores. */
  tieBreakWords(model: TableModel<S>): string;
  series(history: readonly HistoryStep<S['game']>[], seats: number): Series;
  /** All candidates. The finale chooses up to three. */
  highlights(history: readonly HistoryStep<S['game']>[], seats: number): readonly M[];
  /** One sentence for the reader; `you` is null for spectators and shared devices. */
  sentenceOf(model: TableModel<S>, highlight: M, you: Seat | null): Sentence;
  /** What the seat gained or lost, without a sign: "$80k", "8 points". */
  gainWords(model: TableModel<S>, highlight: M, seat: Seat): string;
  /** Added to the round or turn, such as the cause. */
  noteOn?(highlight: M): string;
  /** A decoration. */
  readonly Picture: FunctionComponent<ModelProps<S> & { readonly highlight: M }>;
  /** How every score came together. */
  readonly Account: FunctionComponent<ModelProps<S>>;
  accountTitle(): string;
}

/** A finale whose game the caller does not know. */
export type AnyGameFinale = GameFinale<ScreenTypes>;

/** Erases the game's own types, as `anyGameScreen` does. */
export const anyGameFinale = <S extends ScreenTypes, M extends Highlight>(finale: GameFinale<S, M>): AnyGameFinale =>
  finale as unknown as AnyGameFinale;

/** The result of the match and the seat of its reader. */
export interface FinalResult {
  readonly outcome: Outcome;
  readonly you: Seat | null;
}
