/** What a law is: a number, a name, and somebody who inspects match after match and objects by throwing. */

import { canonicalJson, type Game, type GameTypes } from '@fremont/kernel';
import type { Coverage } from './coverage.ts';
import type { Golden } from './golden.ts';
import type { Walk } from './walk.ts';

/** What all inspectors of one run share. */
export interface Hearing<T extends GameTypes> {
  readonly game: Game<T>;
  /** Every action met so far, by its text. Grows while the run goes on. */
  readonly pool: Map<string, T['action']>;
  readonly goldens: readonly Golden<T>[];
  readonly coverage: Coverage;
}

export interface Inspector<T extends GameTypes> {
  /** Called for every match, as far as it came. */
  readonly see?: (walk: Walk<T>) => void;
  /** Called once, after the last match. */
  readonly conclude?: () => void;
}

export interface Law {
  readonly number: number;
  readonly name: string;
  readonly inspector: <T extends GameTypes>(hearing: Hearing<T>) => Inspector<T>;
}

/** A law about each match by itself. A match that could not even be dealt is for law 1 alone. */
export const matchLaw = (
  number: number,
  name: string,
  see: <T extends GameTypes>(walk: Walk<T>, hearing: Hearing<T>) => void,
): Law => ({
  number,
  name,
  inspector: (hearing) => ({
    see: (walk) => {
      if (walk.match.steps.length > 0) see(walk, hearing);
    },
  }),
});

export const addToPool = <T extends GameTypes>(
  pool: Map<string, T['action']>,
  actions: Iterable<T['action']>,
): void => {
  for (const action of actions) pool.set(canonicalJson(action), action);
};

/** At most this many actions are tried in one state, so that a game of thousands does not stall the suite. */
const TRIED_MAX = 64;

/** The part of the pool to try in one state. A large pool takes turns, so that all of it is tried somewhere. */
export const tried = <T extends GameTypes>({ pool }: Hearing<T>, turn: number): readonly T['action'][] => {
  const actions = [...pool.values()];
  if (actions.length <= TRIED_MAX) return actions;
  const start = (turn * TRIED_MAX) % actions.length;
  return [...actions.slice(start), ...actions.slice(0, start)].slice(0, TRIED_MAX);
};
