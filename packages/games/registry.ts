/** Every game that can be played, by id. */

import { type AnyGame, anyGame } from '@fremont/kernel';
import { lasVegas } from './las-vegas/index.ts';
import { lordsOfVegas } from './lords-of-vegas/index.ts';
import { vegasShowdown } from './vegas-showdown/index.ts';

export const GAMES: Readonly<Record<string, AnyGame>> = {
  [lasVegas.meta.id]: anyGame(lasVegas),
  [lordsOfVegas.meta.id]: anyGame(lordsOfVegas),
  [vegasShowdown.meta.id]: anyGame(vegasShowdown),
};

/** Own keys only, so that a name such as `constructor` finds nothing. */
export const gameById = (id: string): AnyGame | null => (Object.hasOwn(GAMES, id) ? (GAMES[id] ?? null) : null);
