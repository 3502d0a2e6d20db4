/** The simulators by game, and the check that they play like the rules. */

import { gameById } from '@fremont/games/registry';
import type { GameTypes } from '@fremont/kernel';
import { LasVegasDriver } from '../las-vegas/sim/index.ts';
import { simulatorDriver as lordsOfVegasDriver } from '../lords-of-vegas/sim/index.ts';
import { showdownDriver } from '../vegas-showdown/sim/index.ts';
import { followMatches, tablesOf } from './law.ts';
import type { SimulatorDriver } from './simulator.ts';

/** A game without an entry has no simulator. */
const DRIVERS: Readonly<Record<string, () => SimulatorDriver<GameTypes>>> = {
  'las-vegas': () => new LasVegasDriver(),
  'lords-of-vegas': () => lordsOfVegasDriver(),
  'vegas-showdown': () => showdownDriver(),
};

/** The result of the law of equivalence. */
export interface Equivalence {
  readonly matches: number;
  /** The number of actions compared. */
  readonly actions: number;
  /** The first difference; null when there is none. */
  readonly fault: string | null;
}

/** Follows `matches` matches of every variant and number of seats; null for a game without a simulator. */
export const equivalenceOf = (gameId: string, matches: number, seed: number): Equivalence | null => {
  const game = gameById(gameId);
  const driver = Object.hasOwn(DRIVERS, gameId) ? DRIVERS[gameId] : undefined;
  if (game === null || driver === undefined) return null;
  const all = matches * tablesOf(game).length;
  try {
    return { matches: all, actions: followMatches(game, driver(), all, seed), fault: null };
  } catch (error) {
    return { matches: all, actions: 0, fault: String(error) };
  }
};
