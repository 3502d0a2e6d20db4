/**
 * Flat Monte Carlo: plays every option on in the same guessed worlds with the same dice, and takes the best average. It
 * gets a view and the rules, never the state.
 */

import { at, type Chance, type DeepReadonly, type Game, type GameTypes, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { halving } from './halving.ts';
import type { Playing } from './playout.ts';
import { futureOf, guessWorld, type World } from './worlds.ts';

/** Playouts of one decision, all options together. */
const PLAYOUTS = 200;
/** The weight of the prior, in playouts. */
const PRIOR_PLAYOUTS = 60;

/**
 * An estimate for every option before any playout, in the unit of the horizon. Only differences between options matter.
 */
export type Prior<T extends GameTypes> = (
  view: DeepReadonly<T['view']>,
  seat: Seat,
  legal: readonly T['action'][],
  chance: Chance,
) => readonly number[];

const noOpinion: Prior<GameTypes> = (_view, _seat, legal) => legal.map(() => 0);

/** A decision of a seat, with its legal actions. */
export interface Question<T extends GameTypes> {
  readonly view: DeepReadonly<T['view']>;
  readonly seat: Seat;
  readonly options: readonly T['action'][];
  readonly chance: Chance;
}

/** The value of an option for a seat in one world. It is compared with other options in the same world. */
export type Rehearsal<T extends GameTypes> = (world: World<T>, seat: Seat, action: T['action']) => number;

/** The option with the best sum of rehearsals. Sums start at `startSums`. */
export const sampledBest = <T extends GameTypes>(
  game: Game<T>,
  { view, seat, options, chance }: Question<T>,
  startSums: readonly number[],
  playouts: number,
  rehearse: Rehearsal<T>,
): number => {
  const worlds: World<T>[] = [];
  return halving(startSums, playouts, (option, round) => {
    worlds[round] ??= guessWorld(game, view, seat, chance);
    return rehearse(at(worlds, round), seat, at(options, option));
  });
};

/** Makes the sampler of a game from its playouts and its prior. */
export const samplerFor = <T extends GameTypes>(
  playing: Playing<T>,
  prior: Prior<T> = noOpinion,
  playouts = PLAYOUTS,
): Bot<T> => {
  const rehearse: Rehearsal<T> = (world, seat, action) =>
    playing.horizon.worthOf(futureOf(playing, world, { seat, action }), seat);
  return {
    level: 'sampler',
    choose(view, seat, legal, chance) {
      if (legal.length === 1) return at(legal, 0);
      const startSums = prior(view, seat, legal, chance).map((worth) => worth * PRIOR_PLAYOUTS);
      const question = { view, seat, options: legal, chance };
      return at(legal, sampledBest(playing.game, question, startSums, playouts, rehearse));
    },
  };
};
