/**
 * The interface that a fast simulator shows to the law of equivalence (`law.ts`). Playouts use the simulator directly.
 */

import type { Chance, DeepReadonly, GameTypes, Outcome, Seat } from '@fremont/kernel';

/**
 * Drives a simulator one action at a time. A simulator works on numbers, so its driver translates actions and states
 * outside the fast loop. Each method must call the same step functions as the fast loop; otherwise the law would not
 * test them.
 */
export interface SimulatorDriver<T extends GameTypes> {
  /** Deals a new match. Asks `chance` for the same draws as the rules, in the same order. */
  setup(options: DeepReadonly<T['options']>, seats: number, chance: Chance): void;
  /** Loads a state of the rules, as a bot does before a playout. */
  load(state: DeepReadonly<T['state']>): void;
  toAct(): readonly Seat[];
  /** The listed actions of a seat, in the order of the rules. */
  legalActions(seat: Seat): readonly T['action'][];
  advance(seat: Seat, action: T['action'], chance: Chance): void;
  outcome(): Outcome | null;
  /** The current state as plain JSON, in the form of `projected`. */
  snapshot(): unknown;
  /** The same JSON, made from a state of the rules. It holds everything that legality and the outcome depend on. */
  projected(state: DeepReadonly<T['state']>): unknown;
}
