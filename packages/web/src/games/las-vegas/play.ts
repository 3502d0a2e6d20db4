/** The rules and bots of Las Vegas for a local table. */

import { LEVELS } from '@fremont/bots/las-vegas/levels';
import type { GamePlay } from '../play.ts';

export const play: GamePlay = {
  async game(options) {
    // `index.ts` loads the tiles, and passes on the same game.
    const { game, hasTiles } = await import('@fremont/games/las-vegas/base');
    if (options === undefined || hasTiles(options)) await import('@fremont/games/las-vegas');
    return game;
  },
  bots: LEVELS,
  lessons: {
    classic: async () => (await import('./lesson/classic-plan.ts')).classicPlan,
    royale: async () => (await import('./lesson/royale-plan.ts')).royalePlan,
  },
};
