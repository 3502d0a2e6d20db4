/** The rules and bots of Las Vegas for a local table. */

import { LEVELS } from '@fremont/bots/las-vegas/levels';
import type { GamePlay } from '../play.ts';

export const play: GamePlay = {
  game: async () => (await import('@fremont/games/las-vegas')).game,
  bots: LEVELS,
  lessons: {
    classic: async () => (await import('./lesson/classic-plan.ts')).classicPlan,
    royale: async () => (await import('./lesson/royale-plan.ts')).royalePlan,
  },
};
