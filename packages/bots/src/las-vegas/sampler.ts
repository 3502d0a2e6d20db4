/** The sampler of Las Vegas. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { type Prior, samplerFor } from '../sampler/sampler.ts';
import { greedyWorths } from './greedy.ts';
import { isPlacing, lasVegasPlaying } from './playing.ts';

/** About placements `greedy` has an opinion; what tiles ask is left to the playouts. */
const prior: Prior<LasVegas> = (view, seat, legal, chance) =>
  isPlacing(legal) ? greedyWorths(view, seat, legal, chance) : legal.map(() => 0);

export const samplerBot = samplerFor(lasVegasPlaying, prior);
