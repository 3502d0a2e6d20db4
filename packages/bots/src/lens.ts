/** Odds for people, from the same playouts as the sampler's. A lens sees one viewer's view, like a bot. */

import type { DeepReadonly, GameTypes, Viewer } from '@fremont/kernel';
import { lasVegasOdds } from './las-vegas/odds.ts';

/** An estimate that gets better the longer it is worked on. */
export interface Estimate<Odds> {
  /** Plays every option out once more; answers how many playouts that were. */
  grow(): number;
  read(): Odds;
}

/** What the odds of `viewer` are, `legal` being what the viewer may do now. */
export type Lens<T extends GameTypes> = (
  view: DeepReadonly<T['view']>,
  viewer: Viewer,
  legal: readonly T['action'][],
) => Estimate<object>;

/** Sound for the same reason as `botFor`: a lens is only shown views of its own game. */
const anyLens = (lens: unknown): Lens<GameTypes> => lens as Lens<GameTypes>;

const LENSES: Readonly<Record<string, Lens<GameTypes>>> = { 'las-vegas': anyLens(lasVegasOdds) };

/** Null for a game without a lens. */
export const lensFor = (gameId: string): Lens<GameTypes> | null =>
  Object.hasOwn(LENSES, gameId) ? (LENSES[gameId] ?? null) : null;
