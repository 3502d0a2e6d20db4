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
  seatAt,
  seededChance,
} from '@fremont/kernel';

type State = GameTypes['state'];
type Action = GameTypes['action'];
type Event = GameTypes['event'];

/** Chooses one of the legal actions of its seat. Null lets it be, when the seat was not asked. */
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

/** Plays to the end: list, choose, judge, advance. */
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
    watcher.acted(draft, seat, action, game.advance(draft, seat, action, chance));
  };
  for (let actions = 0; actions < game.meta.actionsMax; actions++) {
    const [asked] = game.toAct(draft);
    if (asked === undefined) break;
    const unasked = unaskedChoice(game, draft, players);
    if (unasked !== null) act(unasked.seat, unasked.action);
    else {
      const action = at(players, asked)(draft, asked, game.legalActions(draft, asked));
      if (action === null) throw new Error(`seat ${asked} is asked and does nothing`);
      act(asked, action);
    }
  }
  const outcome = game.outcome(draft);
  if (outcome === null) throw new Error(`not over after ${game.meta.actionsMax} actions`);
  return outcome;
};

/** Whoever has something to answer without being asked comes first, as at a table. */
const unaskedChoice = (
  game: AnyGame,
  state: DeepReadonly<State>,
  players: readonly Player[],
): { readonly seat: Seat; readonly action: Action } | null => {
  if (game.meta.offTurnActions.length === 0) return null;
  const asked = game.toAct(state);
  for (const [index, player] of players.entries()) {
    const seat = seatAt(index);
    const legal = asked.includes(seat) ? [] : game.legalActions(state, seat);
    const action = legal.length === 0 ? null : player(state, seat, legal);
    if (action !== null) return { seat, action };
  }
  return null;
};

/** The seed of one match out of many; matches of one run share nothing. */
export const matchSeed = (seed: number, index: number): number => fingerprint(`${seed}/${index}`);

/** The seed of a bot at that match: apart from the match's own chance, so that a bot never moves the dice. */
export const botSeed = (seed: number, index: number, bot: number): number => fingerprint(`${seed}/${index}/bot ${bot}`);

export const botPlayer = (game: AnyGame, bot: Bot<GameTypes>, seed: number): Player => {
  const chance = seededChance(seed);
  return (state, seat, legal) => bot.choose(game.view(state, seat), seat, legal, chance);
};
