/** A law: a number, a name, and a checker that inspects one match after another and throws at a breach. */

import { canonicalJson, type Game, type GameTypes } from '@fremont/kernel';
import type { Coverage } from './coverage.ts';
import type { Golden } from './golden.ts';
import type { Walk } from './walk.ts';

/** The data that all checkers of one run share. */
export interface RunContext<T extends GameTypes> {
  readonly game: Game<T>;
  /** All actions found so far, by their JSON. It grows during the run. */
  readonly pool: Map<string, T['action']>;
  readonly goldens: readonly Golden<T>[];
  readonly coverage: Coverage;
}

export interface LawChecker<T extends GameTypes> {
  /** Called for every match, including matches that stopped early. */
  readonly checkMatch?: (walk: Walk<T>) => void;
  /** Called once, after the last match. */
  readonly finish?: () => void;
}

export interface Law {
  readonly number: number;
  readonly name: string;
  readonly checker: <T extends GameTypes>(context: RunContext<T>) => LawChecker<T>;
}

/** A law that checks each match separately. Only law 1 sees a match whose deal failed. */
export const matchLaw = (
  number: number,
  name: string,
  checkMatch: <T extends GameTypes>(walk: Walk<T>, context: RunContext<T>) => void,
): Law => ({
  number,
  name,
  checker: (context) => ({
    checkMatch: (walk) => {
      if (walk.match.steps.length > 0) checkMatch(walk, context);
    },
  }),
});

export const addToPool = <T extends GameTypes>(
  pool: Map<string, T['action']>,
  actions: Iterable<T['action']>,
): void => {
  for (const action of actions) pool.set(canonicalJson(action), action);
};

/** The most actions to try in one state. It bounds the time for games with thousands of actions. */
const TRIED_MAX = 64;

/**
 * The part of the pool to try in one state. With a large pool the part moves on each time, so that every action is
 * tried somewhere.
 */
export const actionsToTry = <T extends GameTypes>({ pool }: RunContext<T>, turn: number): readonly T['action'][] => {
  const actions = [...pool.values()];
  if (actions.length <= TRIED_MAX) return actions;
  const start = (turn * TRIED_MAX) % actions.length;
  return [...actions.slice(start), ...actions.slice(0, start)].slice(0, TRIED_MAX);
};
