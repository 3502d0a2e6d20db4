/** The rules and bots of Lords of Vegas for a local table. */

import { LEVELS } from '@fremont/bots/lords-of-vegas/levels';
import type { GamePlay } from '../play.ts';

export const play: GamePlay = {
  game: async () => (await import('@fremont/games/lords-of-vegas')).game,
  bots: LEVELS,
  lessons: {
    first: async () => (await import('./lesson/plan.ts')).lordsPlan,
  },
};
