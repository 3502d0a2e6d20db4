/** The bots of Lords of Vegas, weakest first. */

import { anyBot } from '../bot.ts';
import { greedyBot } from './greedy.ts';
import { samplerBot } from './sampler.ts';

export const BOTS = [anyBot(greedyBot), anyBot(samplerBot)];
