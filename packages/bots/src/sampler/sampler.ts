/**
 * Flat Monte Carlo: every option is played on in the same guessed worlds with the same dice, and the best on average is
 * taken. It knows a view and the rules, never the state.
 */

import { at, type Chance, type DeepReadonly, type Game, type GameTypes, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { halving } from './halving.ts';
import type { Playing } from './playout.ts';
import { futureOf, guessWorld, type World } from './worlds.ts';

/** Playouts of one decision, all options together. */
const PLAYOUTS = 200;
/** How many playouts the first opinion counts for. */
const PRIOR_PLAYOUTS = 60;

/** A first opinion of every option, in the unit of the horizon's worth; what is the same for all does not matter. */
export type Prior<T extends GameTypes> = (
  view: DeepReadonly<T['view']>,
  seat: Seat,
  legal: readonly T['action'][],
  chance: Chance,
) => readonly number[];

const noOpinion: Prior<GameTypes> = (_view, _seat, legal) => legal.map(() => 0);

/** What is asked of a seat, and what it may answer. */
export interface Question<T extends GameTypes> {
  readonly view: DeepReadonly<T['view']>;
  readonly seat: Seat;
  readonly options: readonly T['action'][];
  readonly chance: Chance;
}

/** What an option turns out to be worth to a seat in one world; compared with other options in the same world. */
export type Rehearsal<T extends GameTypes> = (world: World<T>, seat: Seat, action: T['action']) => number;

/** Which option does best in so many rehearsals; `first` counts as what they summed up to before. */
export const sampledBest = <T extends GameTypes>(
  game: Game<T>,
  { view, seat, options, chance }: Question<T>,
  first: readonly number[],
  playouts: number,
  rehearse: Rehearsal<T>,
): number => {
  const worlds: World<T>[] = [];
  return halving(first, playouts, (option, round) => {
    worlds[round] ??= guessWorld(game, view, seat, chance);
    return rehearse(at(worlds, round), seat, at(options, option));
  });
};

/** The sampler of a game that has been told how to play on, and how to judge at first sight. */
export const samplerFor = <T extends GameTypes>(playing: Playing<T>, prior: Prior<T> = noOpinion): Bot<T> => {
  const rehearse: Rehearsal<T> = (world, seat, action) =>
    playing.horizon.worthOf(futureOf(playing, world, { seat, action }), seat);
  return {
    level: 'sampler',
    choose(view, seat, legal, chance) {
      if (legal.length === 1) return at(legal, 0);
      const first = prior(view, seat, legal, chance).map((worth) => worth * PRIOR_PLAYOUTS);
      const question = { view, seat, options: legal, chance };
      return at(legal, sampledBest(playing.game, question, first, PLAYOUTS, rehearse));
    },
  };
};
