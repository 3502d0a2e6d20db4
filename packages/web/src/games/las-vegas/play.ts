/** The rules and bots of Las Vegas for a local table. */

import { anyBot } from '@fremont/bots/bot';
import type { GamePlay } from '../play.ts';

export const play: GamePlay = {
  game: async () => (await import('@fremont/games/las-vegas')).game,
  bots: {
    greedy: async () => anyBot((await import('@fremont/bots/las-vegas/greedy')).greedyBot),
    sampler: async () => anyBot((await import('@fremont/bots/las-vegas/sampler')).samplerBot),
  },
  lessons: {
    classic: async () => (await import('./lesson/classic-plan.ts')).classicPlan,
    royale: async () => (await import('./lesson/royale-plan.ts')).royalePlan,
  },
};
