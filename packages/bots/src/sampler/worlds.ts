/** Worlds that fit the view of one viewer. Bots and lenses play only in such worlds. */

import {
  type Chance,
  carryOut,
  type DeepReadonly,
  draftOf,
  type Game,
  type GameTypes,
  type Seat,
  type Viewer,
} from '@fremont/kernel';
import { type Listener, type Playing, playOn } from './playout.ts';
import { TurnDice } from './turn-dice.ts';

/** A full state that fits the view, and the seed of all later draws in it. */
export interface World<T extends GameTypes> {
  readonly state: DeepReadonly<T['state']>;
  readonly seed: number;
}

const SEEDS = 0x4000_0000;

export const guessWorld = <T extends GameTypes>(
  game: Game<T>,
  view: DeepReadonly<T['view']>,
  viewer: Viewer,
  chance: Chance,
): World<T> => ({
  state: game.guess(view, viewer, chance) as DeepReadonly<T['state']>,
  seed: chance.int(SEEDS, 'bot'),
});

/** The action to try in a world; null plays on without one. */
export type Trial<T extends GameTypes> = { readonly seat: Seat; readonly action: T['action'] } | null;

/** The state at the horizon after the trial and the play of all seats. It does not change the world. */
export const futureOf = <T extends GameTypes>(
  playing: Playing<T>,
  { state, seed }: World<T>,
  trial: Trial<T>,
  onEvents: Listener<T> = () => {},
): DeepReadonly<T['state']> => {
  const draft = draftOf(playing.game, state);
  const dice = new TurnDice(seed);
  if (trial !== null) {
    dice.begin(trial.seat);
    onEvents(carryOut(playing.game, draft, trial.seat, trial.action, dice));
  }
  playOn(playing, draft, state, dice, onEvents);
  return draft as DeepReadonly<T['state']>;
};
