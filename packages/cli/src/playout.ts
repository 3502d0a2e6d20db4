/**
 * The path a simulation takes: one draft per match, written to in place. Nothing is frozen, copied or kept; whoever
 * wants to count or record watches.
 */

import type { Bot } from '@fremont/bots';
import {
  type AnyGame,
  at,
  type Chance,
  type DeepReadonly,
  fingerprint,
  type GameTypes,
  type Outcome,
  type Seat,
  seededChance,
} from '@fremont/kernel';

type State = GameTypes['state'];
type Action = GameTypes['action'];
type Event = GameTypes['event'];

/** Chooses one of the legal actions of its seat. */
export type Player = (state: DeepReadonly<State>, seat: Seat, legal: readonly Action[]) => Action;

export interface Setting {
  readonly game: AnyGame;
  readonly options: GameTypes['options'];
  readonly seats: number;
}

export interface Watcher {
  dealt(state: DeepReadonly<State>, events: readonly Event[]): void;
  acted(state: DeepReadonly<State>, seat: Seat, action: Action, events: readonly Event[]): void;
}

/** Plays to the end: list, choose, judge, advance. */
export const playOut = (
  { game, options, seats }: Setting,
  chance: Chance,
  players: readonly Player[],
  watcher: Watcher,
): Outcome => {
  const { state: draft, events: dealt } = game.setup(options, seats, chance);
  watcher.dealt(draft, dealt);
  for (let actions = 0; actions < game.meta.actionsMax; actions++) {
    const [seat] = game.toAct(draft);
    if (seat === undefined) break;
    const action = at(players, seat)(draft, seat, game.legalActions(draft, seat));
    const refusal = game.check(draft, seat, action);
    if (refusal !== null) throw new Error(`listed action ${JSON.stringify(action)} refused: ${refusal.code}`);
    watcher.acted(draft, seat, action, game.advance(draft, seat, action, chance));
  }
  const outcome = game.outcome(draft);
  if (outcome === null) throw new Error(`not over after ${game.meta.actionsMax} actions`);
  return outcome;
};

/** The seed of one match out of many; matches of one run share nothing. */
export const matchSeed = (seed: number, index: number): number => fingerprint(`${seed}/${index}`);

/** The seed of a bot at that match: apart from the match's own chance, so that a bot never moves the dice. */
export const botSeed = (seed: number, index: number, bot: number): number => fingerprint(`${seed}/${index}/bot ${bot}`);

export const botPlayer = (game: AnyGame, bot: Bot<GameTypes>, seed: number): Player => {
  const chance = seededChance(seed);
  return (state, seat, legal) => bot.choose(game.view(state, seat), seat, legal, chance);
};
