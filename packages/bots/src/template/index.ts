/** The bots of Neon Row, weakest first. */

import { anyBot } from '../bot.ts';
import { greedyBot } from './greedy.ts';

export const BOTS = [anyBot(greedyBot)];
