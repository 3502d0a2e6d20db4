/**
 * Flat Monte Carlo: plays every option on in the same guessed worlds with the same dice, and takes the best average. It
 * gets a view and the rules, never the state.
 */

import { at, type Chance, type DeepReadonly, type Game, type GameTypes, type Seat } from '@fremont/kernel';
import { halving } from './halving.ts';
import { guessWorld, type World } from './worlds.ts';

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
