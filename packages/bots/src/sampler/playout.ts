/** One guess at how a match goes on: from a state, by cheap play of every seat, to a horizon. */

import { at, type Chance, type DeepReadonly, type Game, type GameTypes, type Seat } from '@fremont/kernel';
import type { TurnDice } from './turn-dice.ts';

/**
 * How a seat plays on inside a playout. It is handed the guessed state because a view for every action would cost more
 * than the choice itself; a policy reads from it only what that seat could see.
 */
export type Policy<T extends GameTypes> = (
  state: DeepReadonly<T['state']>,
  seat: Seat,
  legal: readonly T['action'][],
  chance: Chance,
) => T['action'];

/** How far a playout looks, and what it finds there. */
export interface Horizon<T extends GameTypes> {
  /** Whether a playout that began at `start` has gone far enough. */
  isReached(state: DeepReadonly<T['state']>, start: DeepReadonly<T['state']>): boolean;
  /** What that end is worth to `seat`; only compared with other ends of the same decision. */
  worthOf(state: DeepReadonly<T['state']>, seat: Seat): number;
}

/** All that playing on takes. */
export interface Playing<T extends GameTypes> {
  readonly game: Game<T>;
  readonly policy: Policy<T>;
  readonly horizon: Horizon<T>;
}

/** Told what happened, action by action. */
export type Listener<T extends GameTypes> = (events: readonly T['event'][]) => void;

/** Plays `draft` on to the horizon of `start`. A match that is over is beyond every horizon. */
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
    onEvents(game.advance(draft, seat, action, dice));
  }
};
