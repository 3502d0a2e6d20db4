/** The bots of Lords of Vegas by level. */

import { anyBot, type LevelLoaders } from '../bot.ts';
import type { Effort } from './value/search.ts';

const SHARP: Effort = { playouts: 40, plans: 4, turns: 4 };
const MASTER: Effort = { playouts: 600, plans: 10, turns: 4 };

export const LEVELS: LevelLoaders = {
  greedy: async () => anyBot((await import('./greedy.ts')).greedyBot),
  sampler: async () => anyBot((await import('./sampler.ts')).samplerBot),
  novice: async () => anyBot((await import('./fallible.ts')).noviceBot),
  casual: async () => anyBot((await import('./fallible.ts')).casualBot),
  steady: async () => anyBot((await import('./fallible.ts')).steadyBot),
  sharp: async () => anyBot((await import('./searcher.ts')).searcher('sharp', SHARP)),
  master: async () => anyBot((await import('./searcher.ts')).searcher('master', MASTER)),
};
