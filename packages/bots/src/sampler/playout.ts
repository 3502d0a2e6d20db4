/** A playout: plays a match on from a state to a horizon, with a cheap policy for every seat. */

import { at, type Chance, carryOut, type DeepReadonly, type Game, type GameTypes, type Seat } from '@fremont/kernel';
import type { TurnDice } from './turn-dice.ts';

/**
 * The choice of a seat inside a playout. A policy gets the guessed state, because a view for every action would cost
 * more than the choice itself. It must read only the parts that its seat could see.
 */
export type Policy<T extends GameTypes> = (
  state: DeepReadonly<T['state']>,
  seat: Seat,
  legal: readonly T['action'][],
  chance: Chance,
) => T['action'];

/** The end of a playout, and its value. */
export interface Horizon<T extends GameTypes> {
  /** Whether a playout that began at `start` ends here. */
  isReached(state: DeepReadonly<T['state']>, start: DeepReadonly<T['state']>): boolean;
  /** The value of that end to `seat`. It is only compared with other ends of the same decision. */
  worthOf(state: DeepReadonly<T['state']>, seat: Seat): number;
}

/** The game, policy and horizon of playouts. */
export interface Playing<T extends GameTypes> {
  readonly game: Game<T>;
  readonly policy: Policy<T>;
  readonly horizon: Horizon<T>;
}

/** Called with the events of every action. */
export type Listener<T extends GameTypes> = (events: readonly T['event'][]) => void;

/** Plays `draft` on to the horizon of `start`, or to the end of the match. */
export const playOn = <T extends GameTypes>(
  { game, policy, horizon }: Playing<T>,
  draft: T['state'],
  start: DeepReadonly<T['state']>,
  dice: TurnDice,
  onEvents: Listener<T> = () => {},
): void => {
  const state = draft as DeepReadonly<T['state']>;
  for (let actions = 0; actions < game.meta.actionsMax; actions++) {
    if (horizon.isReached(state, start)) return;
    const seat = game.toAct(state)[0];
    if (seat === undefined) return;
    dice.begin(seat);
    const legal = game.legalActions(state, seat);
    const action = legal.length === 1 ? at(legal, 0) : policy(state, seat, legal, dice);
    onEvents(carryOut(game, draft, seat, action, dice));
  }
};
