/** The rules of every game in the manifest, by id. */

import type { AnyGame } from '@fremont/kernel';
import { GAME_IDS, type GameId } from './manifest.ts';

/** The export that the `index.ts` of every game must have. */
interface GameModule {
  readonly game: AnyGame;
}

const load = async (id: GameId): Promise<readonly [GameId, AnyGame]> => {
  const { game }: GameModule = await import(`./${id}/index.ts`);
  return [id, game];
};

export const GAMES: Readonly<Record<string, AnyGame>> = Object.fromEntries(await Promise.all(GAME_IDS.map(load)));

/** Own keys only, so that a name such as `constructor` finds nothing. */
export const gameById = (id: string): AnyGame | null => (Object.hasOwn(GAMES, id) ? (GAMES[id] ?? null) : null);
