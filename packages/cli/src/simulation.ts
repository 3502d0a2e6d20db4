/**
 * Plays whole matches for simulations. Each match is one draft that is written in place: nothing is copied or frozen. A
 * watcher can count or record what happens.
 */

import type { Bot } from '@fremont/bots';
import {
  type AnyGame,
  askedSeat,
  at,
  type Chance,
  carryOut,
  type DeepReadonly,
  fingerprint,
  type GameTypes,
  nextActors,
  type Outcome,
  type Seat,
  seatList,
  seededChance,
} from '@fremont/kernel';

type State = GameTypes['state'];
type Action = GameTypes['action'];
type Event = GameTypes['event'];

/** Chooses one of the legal actions of a seat. Null declines, which only a seat that owes no decision may do. */
export type Chooser = (state: DeepReadonly<State>, seat: Seat, legal: readonly Action[]) => Action | null;

/** The kind of match to play. */
export interface MatchSetup {
  readonly game: AnyGame;
  readonly options: GameTypes['options'];
  readonly seats: number;
}

export interface Watcher {
  dealt(state: DeepReadonly<State>, events: readonly Event[]): void;
  acted(state: DeepReadonly<State>, seat: Seat, action: Action, events: readonly Event[]): void;
}

/** Plays to the end: list, choose, check, advance. */
export const playOut = (
  { game, options, seats }: MatchSetup,
  chance: Chance,
  choosers: readonly Chooser[],
  watcher: Watcher,
): Outcome => {
  const { state: draft, events: dealt } = game.setup(options, seats, chance);
  watcher.dealt(draft, dealt);
  const act = (seat: Seat, action: Action): void => {
    const refusal = game.check(draft, seat, action);
    if (refusal !== null) throw new Error(`chosen action ${JSON.stringify(action)} refused: ${refusal.code}`);
    watcher.acted(draft, seat, action, carryOut(game, draft, seat, action, chance));
  };
  for (let actions = 0; actions < game.meta.actionsMax && askedSeat(game, draft) !== undefined; actions++) {
    const { seat, action } = nextChoice(game, draft, choosers);
    act(seat, action);
  }
  const outcome = game.outcome(draft);
  if (outcome === null) throw new Error(`not over after ${game.meta.actionsMax} actions`);
  return outcome;
};

interface Choice {
  readonly seat: Seat;
  readonly action: Action;
}

const nextChoice = (game: AnyGame, state: DeepReadonly<State>, choosers: readonly Chooser[]): Choice => {
  for (const { seat, isAsked } of nextActors(game, state, seatList(choosers.length))) {
    const action = at(choosers, seat)(state, seat, game.legalActions(state, seat));
    if (action !== null) return { seat, action };
    if (isAsked) throw new Error(`seat ${seat} owes a decision and chose no action`);
  }
  throw new Error('the match is not over and no seat can act');
};

/** The seed of one match of a run. Matches of a run are independent. */
export const matchSeed = (seed: number, index: number): number => fingerprint(`${seed}/${index}`);

/** The seed of a bot in a match. It is separate from the match's chance, so that a bot never changes the dice. */
export const botSeed = (seed: number, index: number, bot: number): number => fingerprint(`${seed}/${index}/bot ${bot}`);

export const botChooser = (game: AnyGame, bot: Bot<GameTypes>, seed: number): Chooser => {
  const chance = seededChance(seed);
  return (state, seat, legal) => bot.choose(game.view(state, seat), seat, legal, chance);
};
