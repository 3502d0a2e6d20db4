/** The bots of Las Vegas by level. */

import type { LasVegas } from '@fremont/games/las-vegas/base';
import { anyBot, atLevel, type Bot, type LevelLoaders } from '../bot.ts';

/**
 * A playout with tiles takes four times as long. There even a short search wins more than greedy, so that steady searches
 * too; without tiles it plays as greedy does.
 */
const STEADY_PLAYOUTS = { classic: 0, 'royale-base': 0, royale: 24 };
/** In classic 150 win no more than greedy does. */
const SHARP_PLAYOUTS = { classic: 600, 'royale-base': 150, royale: 100 };
const MASTER_PLAYOUTS = { classic: 3_000, 'royale-base': 3_000, royale: 1_000 };

/** As the function of the game. A browser loads this file with its home page, where the rules would be too much. */
const hasTiles = ({ edition }: Partial<LasVegas['options']>): boolean => edition === 'royale';

/** A browser loads the opinion of tiles, which is large, only for tables with tiles. */
const greedyFor = async (options?: object): Promise<Bot<LasVegas>> =>
  options === undefined || hasTiles(options)
    ? fullGreedy()
    : { ...(await import('./greedy-base.ts')).greedyBaseBot, withStyles: fullGreedy };

const fullGreedy = async (): Promise<Bot<LasVegas>> => (await import('./greedy.ts')).greedyBot;

export const LEVELS: LevelLoaders = {
  greedy: async (options) => anyBot(await greedyFor(options)),
  sampler: async () => anyBot((await import('./sampler.ts')).samplerBot),
  novice: async () => anyBot((await import('./fallible.ts')).noviceBot),
  casual: async () => anyBot((await import('./fallible.ts')).casualBot),
  steady: async (options) =>
    options === undefined || hasTiles(options)
      ? atLevel('steady', (await import('./sampler.ts')).samplerWith(STEADY_PLAYOUTS))
      : atLevel('steady', await greedyFor(options)),
  sharp: async () => atLevel('sharp', (await import('./sampler.ts')).samplerWith(SHARP_PLAYOUTS)),
  master: async () => atLevel('master', (await import('./sampler.ts')).samplerWith(MASTER_PLAYOUTS)),
};
