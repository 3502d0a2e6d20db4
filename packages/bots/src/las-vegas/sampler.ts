/** The sampler of Las Vegas. */

import { lasVegas } from '@fremont/games/las-vegas';
import { samplerFor } from '../sampler/sampler.ts';
import { greedyWorths } from './greedy.ts';
import { quickPolicy } from './quick.ts';
import { roundEnd } from './round-end.ts';

export const samplerBot = samplerFor(lasVegas, quickPolicy, roundEnd, greedyWorths);
