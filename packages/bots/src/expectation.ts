/** The chance to win that a bot expects after an action. Like a bot, it gets only the view of the seat. */

import type { Action as LasVegasAction, View as LasVegasView } from '@fremont/games/las-vegas';
import type { Action as LordsAction, View as LordsView } from '@fremont/games/lords-of-vegas';
import {
  canonicalJson,
  type DeepReadonly,
  fingerprint,
  type GameTypes,
  type Seat,
  seededChance,
} from '@fremont/kernel';
import { winChanceAfter } from './las-vegas/search.ts';
import { lordsOdds } from './lords-of-vegas/odds.ts';
import { winChances } from './vegas-showdown/odds.ts';

/** From 0 to 1; null where nothing was estimated. The same question always gives the same number. */
export type Expectation<T extends GameTypes> = (
  view: DeepReadonly<T['view']>,
  seat: Seat,
  action: T['action'],
  legal: readonly T['action'][],
) => number | null;

const LAS_VEGAS_PLAYOUTS = 1_500;
const LORDS_PLAYOUTS = 150;

/** The simulator of the search knows placements, passes and answers of tiles. A roll is no choice. */
const inLasVegas = (view: DeepReadonly<LasVegasView>, seat: Seat, action: LasVegasAction): number | null =>
  action.type === 'roll'
    ? null
    : winChanceAfter(view, seat, action, LAS_VEGAS_PLAYOUTS, seededChance(fingerprint(canonicalJson(view))));

const inLords = (
  view: DeepReadonly<LordsView>,
  seat: Seat,
  action: LordsAction,
  legal: readonly LordsAction[],
): number | null => {
  const estimate = lordsOdds(view, seat, legal);
  for (let playout = 0; playout < LORDS_PLAYOUTS; playout++) estimate.grow();
  const { chances, options } = estimate.read();
  const wanted = canonicalJson(action);
  const { gain = 0 } = options.find((option) => canonicalJson(option.action) === wanted) ?? {};
  return bounded((chances[seat] ?? 0) + gain);
};

const bounded = (chance: number): number => Math.min(1, Math.max(0, chance));

/** The cast is safe because callers pass only views of the game that they name. */
const any = (expectation: unknown): Expectation<GameTypes> => expectation as Expectation<GameTypes>;

const EXPECTATIONS: Readonly<Record<string, Expectation<GameTypes>>> = {
  'las-vegas': any(inLasVegas),
  'lords-of-vegas': any(inLords),
  'vegas-showdown': any((view: Parameters<typeof winChances>[0], seat: Seat) => winChances(view)[seat] ?? null),
};

/** Null for a game whose bots estimate nothing. */
export const expectationFor = (game: string): Expectation<GameTypes> | null =>
  Object.hasOwn(EXPECTATIONS, game) ? (EXPECTATIONS[game] ?? null) : null;
