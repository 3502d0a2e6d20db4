/** The rules and bots of Lords of Vegas for a local table. */

import { anyBot } from '@fremont/bots/bot';
import type { GamePlay } from '../play.ts';

export const play: GamePlay = {
  game: async () => (await import('@fremont/games/lords-of-vegas')).game,
  bots: {
    greedy: async () => anyBot((await import('@fremont/bots/lords-of-vegas/greedy')).greedyBot),
    sampler: async () => anyBot((await import('@fremont/bots/lords-of-vegas/sampler')).samplerBot),
  },
};
