/** The rules and bots of Vegas Showdown for a local table. */

import { anyBot } from '@fremont/bots/bot';
import type { GamePlay } from '../play.ts';

export const play: GamePlay = {
  game: async () => (await import('@fremont/games/vegas-showdown')).game,
  bots: {
    greedy: async () => anyBot((await import('@fremont/bots/vegas-showdown/greedy')).greedyBot),
    sampler: async () => anyBot((await import('@fremont/bots/vegas-showdown/sampler')).samplerBot),
  },
};
