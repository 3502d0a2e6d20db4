/** Odds for people, from the same playouts as the sampler. A lens gets only the view of one viewer, like a bot. */

import type { DeepReadonly, GameTypes, Viewer } from '@fremont/kernel';
import { lasVegasOdds } from './las-vegas/odds.ts';
import { lordsOdds } from './lords-of-vegas/odds.ts';
import { showdownOdds } from './vegas-showdown/odds.ts';

/** An estimate that improves with every playout. */
export interface Estimate<Odds> {
  /** Plays out every option once more. Returns the number of playouts. */
  grow(): number;
  read(): Odds;
}

/** Estimates the odds of `viewer`. `legal` lists the viewer's legal actions. */
export type Lens<T extends GameTypes> = (
  view: DeepReadonly<T['view']>,
  viewer: Viewer,
  legal: readonly T['action'][],
) => Estimate<object>;

/** The cast is safe because callers pass only views of the lens's own game. */
const anyLens = (lens: unknown): Lens<GameTypes> => lens as Lens<GameTypes>;

const LENSES: Readonly<Record<string, Lens<GameTypes>>> = {
  'las-vegas': anyLens(lasVegasOdds),
  'lords-of-vegas': anyLens(lordsOdds),
  'vegas-showdown': anyLens(showdownOdds),
};

/** Null for a game without a lens. */
export const lensFor = (gameId: string): Lens<GameTypes> | null =>
  Object.hasOwn(LENSES, gameId) ? (LENSES[gameId] ?? null) : null;
