/** Golden matches as the table page has them after the end: outcome, last state and history. */

import { readdirSync, readFileSync } from 'node:fs';
import { type Golden, replayGolden } from '@fremont/games/conformance';
import { type Game, type GameTypes, type Outcome, stateOf } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';

export interface FinishedMatch<T extends GameTypes> {
  readonly seats: number;
  readonly outcome: Outcome;
  readonly state: T['state'];
  readonly history: readonly HistoryStep<T>[];
}

const folderOf = (game: string): URL => new URL(`../../../games/${game}/test/golden/`, import.meta.url);

export const goldenFiles = (game: string): string[] => readdirSync(folderOf(game)).sort();

export const finishedMatch = <T extends GameTypes>(game: Game<T>, file: string): FinishedMatch<T> => {
  const golden = JSON.parse(readFileSync(new URL(file, folderOf(game.meta.id)), 'utf8')) as Golden<T>;
  const match = replayGolden(game, golden);
  const history = match.steps.map(({ events }, version) => ({
    version,
    seat: golden.entries[version - 1]?.seat ?? null,
    events: events.flatMap((event) => game.viewEvent(event, 'spectator') ?? []),
  }));
  const state = stateOf(match);
  return { seats: golden.seats, outcome: game.outcome(state) as Outcome, state, history };
};
