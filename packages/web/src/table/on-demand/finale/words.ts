/** The sentences of the finale: the heading, the letterboard, the line for the reader, the text to share. */

import { at, type Outcome, type Seat } from '@fremont/kernel';
import { list, t } from '../../../i18n/index.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import { playerAt } from '../../players.ts';
import { rankedSeats } from '../../ranking.ts';
import type { TableModel } from '../../table-model.ts';
import type { GameFinale, Series } from './game-finale.ts';
import { lastLeadChange } from './lead.ts';
import { type YourLine, yourLine } from './your-line.ts';

/** The parts that every sentence needs. */
export interface FinaleFacts<S extends ScreenTypes> {
  readonly model: TableModel<S>;
  readonly game: GameFinale<S>;
  readonly outcome: Outcome;
  /** The seat of the reader; null for spectators and shared devices. */
  readonly you: Seat | null;
}

type Facts = FinaleFacts<ScreenTypes>;

export const winnersOf = ({ model, outcome }: Facts): Seat[] =>
  rankedSeats(outcome, model.players)
    .filter(({ placing }) => placing === 1)
    .map(({ seat }) => seat);

const nameOf = ({ model }: Facts, seat: Seat): string => playerAt(model.players, seat).name;
const namesOf = (facts: Facts, seats: readonly Seat[]): string => list(seats.map((seat) => nameOf(facts, seat)));

/** "Chiara wins with $480k" */
export const heading = (facts: Facts): string => {
  const { model, game, outcome, you } = facts;
  const winners = winnersOf(facts);
  const first = at(winners, 0);
  const score = game.scoreWords(model, at(outcome.scores, first));
  const others = winners.filter((seat) => seat !== you);
  const isYours = others.length < winners.length;
  if (winners.length === 1) {
    return isYours ? t('finale.youWin', { score }) : t('finale.wins', { name: nameOf(facts, first), score });
  }
  return isYours
    ? t('finale.youShare', { names: namesOf(facts, others), score })
    : t('finale.share', { names: namesOf(facts, winners), score });
};

/** The headline under the sign. The sign is its subject. */
export const boardHeadline = (facts: Facts): string => {
  const { model, game, outcome, you } = facts;
  const winners = winnersOf(facts);
  const first = at(winners, 0);
  const isCalledYou = first === you && nameOf(facts, first) === t('table.you');
  const who = winners.length > 1 ? 'several' : isCalledYou ? 'you' : 'other';
  return t('finale.board', { who, score: game.scoreWords(model, at(outcome.scores, first)) });
};

/** The name of a point in time; the last one may be the final scoring. */
export const markName = ({ game }: Pick<Facts, 'game'>, { marks }: Series, index: number): string => {
  const isScoring = game.endsWithScoring && index === marks.length - 1;
  return t('finale.mark', { period: isScoring ? 'scoring' : game.period, mark: at(marks, index) });
};

/** How the winner got there, in one line. */
export const storyLine = (facts: Facts, series: Series): string => {
  const { game } = facts;
  const winners = winnersOf(facts);
  if (winners.length > 1 || series.marks.length === 0) return '';
  const change = lastLeadChange(series, at(winners, 0));
  if (change === null) return t('finale.ledAll', { period: game.period });
  if (change.index === series.marks.length - 1)
    return t('finale.ledLast', { period: game.endsWithScoring ? 'scoring' : game.period });
  return t('finale.ledSince', { period: game.period, mark: at(series.marks, change.index) });
};

/** The note on the shaded part of the chart; null without one. */
export const shadeNote = (facts: Facts, series: Series): string | null => {
  const winners = winnersOf(facts);
  const change = winners.length === 1 ? lastLeadChange(series, at(winners, 0)) : null;
  if (change === null) return null;
  const mark = markName(facts, series, change.index);
  const winner = at(winners, 0);
  if (winner === facts.you) return t('finale.shadeYours', { mark, names: namesOf(facts, change.before) });
  const name = nameOf(facts, winner);
  if (change.before.length === 1 && change.before[0] === facts.you) return t('finale.shadeYou', { mark, name });
  return t('finale.shade', { mark, name, names: namesOf(facts, change.before) });
};

/** "2nd of 4: $10k short of Chiara"; null for spectators and shared devices. */
export const yourWords = (facts: Facts): string | null => {
  const line = yourLine(facts);
  return line === null ? null : lineWords(facts, line);
};

const lineWords = (facts: Facts, line: YourLine): string => {
  const { model, game, outcome } = facts;
  const place = t('finale.place', { place: line.place, count: outcome.placings.length });
  if (line.type === 'shared') return t('finale.shared', { place, names: namesOf(facts, line.with) });
  const names = namesOf(facts, line.of);
  if ('gap' in line) return t(`finale.${line.type}`, { place, names, gap: game.scoreWords(model, line.gap) });
  return t(`finale.${line.type}`, { place, names, rule: game.tieBreakWords(model) });
};

/** The result as text for other people. */
export const resultText = (facts: Facts): string => {
  const { model, game, outcome } = facts;
  const lines = rankedSeats(outcome, model.players).map(
    ({ seat, placing }) =>
      `${t('finale.rank', { place: placing })} ${nameOf(facts, seat)}: ${game.scoreWords(model, at(outcome.scores, seat))}`,
  );
  return [`Fremont · ${model.screen.title(model)}`, ...lines].join('\n');
};
