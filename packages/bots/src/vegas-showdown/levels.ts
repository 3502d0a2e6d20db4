/** The bots of Vegas Showdown by level. */

import { anyBot, atLevel, type LevelLoaders } from '../bot.ts';

/** Playouts of one decision. */
const SHARP = { playouts: 30, prior: 10 };
const MASTER = { playouts: 2_000, prior: 10 };

export const LEVELS: LevelLoaders = {
  greedy: async () => anyBot((await import('./greedy.ts')).greedyBot),
  sampler: async () => anyBot((await import('./sampler.ts')).samplerBot),
  novice: async () => anyBot((await import('./fallible.ts')).noviceBot),
  casual: async () => anyBot((await import('./fallible.ts')).casualBot),
  steady: async () => atLevel('steady', (await import('./greedy.ts')).greedyBot),
  sharp: async () => atLevel('sharp', (await import('./sampler.ts')).samplerWith(SHARP)),
  master: async () => atLevel('master', (await import('./sampler.ts')).samplerWith(MASTER)),
};
