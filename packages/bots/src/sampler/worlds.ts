/** Worlds that fit what one viewer sees: all that a bot or the lens ever plays in. */

import {
  type Chance,
  type DeepReadonly,
  draftOf,
  type Game,
  type GameTypes,
  type Seat,
  type Viewer,
} from '@fremont/kernel';
import { type Listener, type Playing, playOn } from './playout.ts';
import { TurnDice } from './turn-dice.ts';

/** A guess at everything the viewer cannot see, and the seed of all chance to come in it. */
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

/** What is tried in a world; null to see how it goes on by itself. */
export type Trial<T extends GameTypes> = { readonly seat: Seat; readonly action: T['action'] } | null;

/** The world at the horizon, after the trial and everybody's play. The world itself stays as it was. */
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
    onEvents(playing.game.advance(draft, trial.seat, trial.action, dice));
  }
  playOn(playing, draft, state, dice, onEvents);
  return draft as DeepReadonly<T['state']>;
};
