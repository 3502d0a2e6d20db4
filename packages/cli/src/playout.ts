/**
 * Plays matches for simulations. One draft per match is written in place; nothing is frozen, copied or kept. A watcher can
 * count or record.
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

/** Chooses one of the legal actions of its seat. Null declines, which only a seat that owes no decision may do. */
export type Player = (state: DeepReadonly<State>, seat: Seat, legal: readonly Action[]) => Action | null;

export interface Setting {
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
  { game, options, seats }: Setting,
  chance: Chance,
  players: readonly Player[],
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
    const { seat, action } = nextChoice(game, draft, players);
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

const nextChoice = (game: AnyGame, state: DeepReadonly<State>, players: readonly Player[]): Choice => {
  for (const { seat, isAsked } of nextActors(game, state, seatList(players.length))) {
    const action = at(players, seat)(state, seat, game.legalActions(state, seat));
    if (action !== null) return { seat, action };
    if (isAsked) throw new Error(`seat ${seat} owes a decision and chose no action`);
  }
  throw new Error('the match is not over and no seat can act');
};

/** The seed of one match of a run. Matches of a run are independent. */
export const matchSeed = (seed: number, index: number): number => fingerprint(`${seed}/${index}`);

/** The seed of a bot in a match. It is separate from the match's chance, so that a bot never changes the dice. */
export const botSeed = (seed: number, index: number, bot: number): number => fingerprint(`${seed}/${index}/bot ${bot}`);

export const botPlayer = (game: AnyGame, bot: Bot<GameTypes>, seed: number): Player => {
  const chance = seededChance(seed);
  return (state, seat, legal) => bot.choose(game.view(state, seat), seat, legal, chance);
};
