/**
 * Flat Monte Carlo: every option is played on in the same guessed worlds with the same dice, and the best on average is
 * taken. It knows a view and the rules, never the state.
 */

import { at, type Chance, type DeepReadonly, type GameTypes, type Seat } from '@fremont/kernel';
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

/** The sampler of a game that has been told how to play on, and how to judge at first sight. */
export const samplerFor = <T extends GameTypes>(playing: Playing<T>, prior: Prior<T> = noOpinion): Bot<T> => ({
  level: 'sampler',
  choose(view, seat, legal, chance) {
    if (legal.length === 1) return at(legal, 0);
    const worlds: World<T>[] = [];
    const worthIn = (option: number, round: number): number => {
      worlds[round] ??= guessWorld(playing.game, view, seat, chance);
      return playing.horizon.worthOf(futureOf(playing, at(worlds, round), { seat, action: at(legal, option) }), seat);
    };
    const first = prior(view, seat, legal, chance).map((worth) => worth * PRIOR_PLAYOUTS);
    return at(legal, halving(first, PLAYOUTS, worthIn));
  },
});
