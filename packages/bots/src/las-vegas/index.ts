/** The bots of Las Vegas, weakest first. */

import { anyBot } from '../bot.ts';
import { greedyBot } from './greedy.ts';
import { samplerBot } from './sampler.ts';

export type { CasinoOdds, LasVegasOdds, OptionOdds } from './odds.ts';

export const BOTS = [anyBot(greedyBot), anyBot(samplerBot)];
