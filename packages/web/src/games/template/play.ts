/** The rules and bots of Neon Row for a local table. */

import { anyBot } from '@fremont/bots/bot';
import type { GamePlay } from '../play.ts';

export const play: GamePlay = {
  game: async () => (await import('@fremont/games/template')).game,
  bots: {
    greedy: async () => anyBot((await import('@fremont/bots/template/greedy')).greedyBot),
  },
};
