/** The rules and bots of Vegas Showdown for a local table. */

import { LEVELS } from '@fremont/bots/vegas-showdown/levels';
import type { GamePlay } from '../play.ts';

export const play: GamePlay = {
  game: async () => (await import('@fremont/games/vegas-showdown')).game,
  bots: LEVELS,
  lessons: {
    first: async () => (await import('./lesson/plan.ts')).showdownPlan,
  },
};
