/** The bots of Neon Row by level. */

import { anyBot, atLevel, type LevelLoaders } from '../bot.ts';

export const LEVELS: LevelLoaders = {
  greedy: async () => anyBot((await import('./greedy.ts')).greedyBot),
  steady: async () => atLevel('steady', (await import('./greedy.ts')).greedyBot),
};
