/** The bots of Las Vegas by level. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { anyBot, atLevel, type Bot, type LevelLoaders } from '../bot.ts';

/** Playouts of one decision: in the simulator, and in the rules for the edition with tiles. */
const SHARP_PLAYOUTS = { simulated: 150, played: 50 };

const hasTiles = (options: Partial<LasVegas['options']>): boolean => options.edition === 'royale';

/** A browser loads the opinion of tiles, which is large, only for tables with tiles. */
const greedyFor = async (options?: object): Promise<Bot<LasVegas>> =>
  options === undefined || hasTiles(options)
    ? (await import('./greedy.ts')).greedyBot
    : (await import('./greedy-base.ts')).greedyBaseBot;

export const LEVELS: LevelLoaders = {
  greedy: async (options) => anyBot(await greedyFor(options)),
  sampler: async () => anyBot((await import('./sampler.ts')).samplerBot),
  novice: async () => anyBot((await import('./fallible.ts')).noviceBot),
  casual: async () => anyBot((await import('./fallible.ts')).casualBot),
  steady: async (options) => atLevel('steady', await greedyFor(options)),
  sharp: async () => atLevel('sharp', (await import('./sampler.ts')).samplerWith(SHARP_PLAYOUTS)),
  master: async () => atLevel('master', (await import('./sampler.ts')).samplerBot),
};
