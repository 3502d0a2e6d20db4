/** Decides who acts next, for tables, the terminal, simulations, laws and harnesses. */

import type { Game, GameTypes } from './game.ts';
import type { DeepReadonly, Seat } from './types.ts';

/** A seat that can act now. */
export interface Actor {
  readonly seat: Seat;
  /** False for a seat that owes no decision and may decline to act, such as one that has an offer to answer. */
  readonly isAsked: boolean;
}

export const hasOffTurnActions = <T extends GameTypes>({ meta }: Game<T>): boolean => meta.offTurnActions.length > 0;

/** The seat that owes the next decision; undefined when the match is over. */
export const askedSeat = <T extends GameTypes>(game: Game<T>, state: DeepReadonly<T['state']>): Seat | undefined =>
  game.toAct(state)[0];

/** The actions of a seat that owes no decision. */
export const offTurnChoices = <T extends GameTypes>(
  game: Game<T>,
  state: DeepReadonly<T['state']>,
  seat: Seat,
): readonly T['action'][] =>
  hasOffTurnActions(game) && !game.toAct(state).includes(seat) ? game.legalActions(state, seat) : [];

/**
 * The actions a seat can choose from, whether it owes a decision or not. In a game without off-turn actions the other seats
 * have none, so the rules are not asked.
 */
export const choicesOf = <T extends GameTypes>(
  game: Game<T>,
  state: DeepReadonly<T['state']>,
  seat: Seat,
): readonly T['action'][] =>
  hasOffTurnActions(game) || game.toAct(state).includes(seat) ? game.legalActions(state, seat) : [];

/**
 * The candidates that can act now, in the order in which a driver consults them: first those with an off-turn action, in
 * the order given, because an answer to an offer comes before the next turn; then those that owe a decision.
 */
export function* nextActors<T extends GameTypes>(
  game: Game<T>,
  state: DeepReadonly<T['state']>,
  candidates: readonly Seat[],
): Iterable<Actor> {
  if (hasOffTurnActions(game))
    for (const seat of candidates) if (offTurnChoices(game, state, seat).length > 0) yield { seat, isAsked: false };
  for (const seat of game.toAct(state)) if (candidates.includes(seat)) yield { seat, isAsked: true };
}
