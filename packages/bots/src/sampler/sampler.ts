/**
 * Flat Monte Carlo: every option is played on in the same guessed worlds with the same dice, and the best on average is
 * taken. It knows a view and the rules, never the state.
 */

import {
  at,
  type Chance,
  type DeepReadonly,
  draftOf,
  type Game,
  type GameTypes,
  type Seat,
  seededChance,
} from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { halving } from './halving.ts';
import { type Horizon, type Playing, type Policy, playOn } from './playout.ts';

/** Playouts of one decision, all options together. */
const PLAYOUTS = 200;
/** How many playouts the first opinion counts for. */
const PRIOR_PLAYOUTS = 30;

/** A first opinion of every option, in the unit of the horizon's worth; an even constant for all does not matter. */
export type Prior<T extends GameTypes> = (
  view: DeepReadonly<T['view']>,
  seat: Seat,
  legal: readonly T['action'][],
  chance: Chance,
) => readonly number[];

export const samplerFor = <T extends GameTypes>(
  game: Game<T>,
  policy: Policy<T>,
  horizon: Horizon<T>,
  prior: Prior<T>,
): Bot<T> => {
  const playing: Playing<T> = { game, policy, horizon };
  return {
    level: 'sampler',
    choose(view, seat, legal, chance) {
      if (legal.length === 1) return at(legal, 0);
      const worlds = worldsOf(game, view, seat, chance);
      const worthIn = (option: number, round: number): number =>
        worthAfter(playing, worlds(round), seat, at(legal, option));
      const first = prior(view, seat, legal, chance).map((worth) => worth * PRIOR_PLAYOUTS);
      return at(legal, halving(first, PLAYOUTS, worthIn));
    },
  };
};

/** A guess at everything the seat cannot see, and the seed of all chance to come in it. */
interface World<T extends GameTypes> {
  readonly state: DeepReadonly<T['state']>;
  readonly seed: number;
}

const SEEDS = 0x4000_0000;

/** The same world for whoever asks for the same number, each made when it is first needed. */
const worldsOf = <T extends GameTypes>(
  game: Game<T>,
  view: DeepReadonly<T['view']>,
  seat: Seat,
  chance: Chance,
): ((number: number) => World<T>) => {
  const worlds: World<T>[] = [];
  return (number) => {
    while (worlds.length <= number) {
      const state = game.guess(view, seat, chance) as DeepReadonly<T['state']>;
      worlds.push({ state, seed: chance.int(SEEDS, 'bot') });
    }
    return at(worlds, number);
  };
};

const worthAfter = <T extends GameTypes>(
  playing: Playing<T>,
  { state, seed }: World<T>,
  seat: Seat,
  action: T['action'],
): number => {
  const draft = draftOf(playing.game, state);
  const chance = seededChance(seed);
  playing.game.advance(draft, seat, action, chance);
  playOn(playing, draft, state, chance);
  return playing.horizon.worthOf(draft as DeepReadonly<T['state']>, seat);
};
