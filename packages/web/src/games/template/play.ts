/** The rules and bots of Neon Row for a local table. */

import { LEVELS } from '@fremont/bots/template/levels';
import type { GamePlay } from '../play.ts';

export const play: GamePlay = {
  game: async () => (await import('@fremont/games/template')).game,
  bots: LEVELS,
};
