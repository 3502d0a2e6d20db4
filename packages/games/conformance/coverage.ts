/** The coverage of a run of the laws: how often each action type, event type, refusal and ending occurred. */

import type { GameTypes, Match } from '@fremont/kernel';

export type Counts = Record<string, number>;

export interface Coverage {
  readonly actions: Counts;
  readonly events: Counts;
  readonly refusals: Counts;
  readonly endings: Counts;
}

export const emptyCoverage = (): Coverage => ({ actions: {}, events: {}, refusals: {}, endings: {} });

export const count = (counts: Counts, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

export const coverMatch = <T extends GameTypes>(coverage: Coverage, { game, record, steps }: Match<T>): void => {
  for (const { action } of record.entries) count(coverage.actions, action.type);
  for (const { events } of steps) for (const { type } of events) count(coverage.events, type);
  const last = steps.at(-1);
  const outcome = last === undefined ? null : game.outcome(last.state);
  if (outcome !== null) count(coverage.endings, outcome.ending);
};
