/** The sampler of Las Vegas. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import { type Prior, samplerFor } from '../sampler/sampler.ts';
import { greedyWorths } from './greedy.ts';
import { isPlacing, lasVegasPlaying } from './playing.ts';

/** One opinion of `greedy` rests on forty forecasts, which leaves luck in it; four cost no more than ten playouts. */
const OPINIONS = 4;

/** About placements `greedy` has an opinion; what tiles ask is left to the playouts. */
const prior: Prior<LasVegas> = (view, seat, legal, chance) => {
  const worths = legal.map(() => 0);
  if (!isPlacing(legal)) return worths;
  for (let opinion = 0; opinion < OPINIONS; opinion++) {
    const heard = greedyWorths(view, seat, legal, chance);
    heard.forEach((worth, option) => {
      worths[option] = at(worths, option) + worth / OPINIONS;
    });
  }
  return worths;
};

export const samplerBot = samplerFor(lasVegasPlaying, prior);
