/** The sampler of Las Vegas. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { type Prior, samplerFor } from '../sampler/sampler.ts';
import { greedyWorths } from './greedy.ts';
import { lasVegasPlaying } from './playing.ts';
import { isSearchable, search } from './search.ts';
import { secretAnswer } from './tiles/answers.ts';

/**
 * One opinion of `greedy` uses forty random forecasts, so it is noisy. Four opinions cost no more than ten playouts.
 */
const OPINIONS = 4;

const prior: Prior<LasVegas> = (view, seat, legal, chance) => {
  const worths = legal.map(() => 0);
  for (let opinion = 0; opinion < OPINIONS; opinion++) {
    const heard = greedyWorths(view, seat, legal, chance);
    heard.forEach((worth, option) => {
      worths[option] = at(worths, option) + worth / OPINIONS;
    });
  }
  return worths;
};

/** Playouts of one decision, all options together. */
interface Playouts {
  /** In the simulator, for placements in the editions without tiles. */
  readonly simulated: number;
  /** In the rules, for all other decisions. */
  readonly played: number;
}

const PLAYOUTS: Playouts = { simulated: 1_000, played: 200 };

/**
 * Where a rival has to guess, the answer is random: playouts cannot help, because the rival in them knows the answer.
 */
export const samplerWith = ({ simulated, played }: Playouts): Bot<LasVegas> => {
  const sampler = samplerFor(lasVegasPlaying, prior, played);
  return {
    level: 'sampler',
    choose(view, seat, legal, chance) {
      if (legal.length === 1) return at(legal, 0);
      if (isSearchable(view, legal)) return search(view, seat, legal, simulated, chance);
      return secretAnswer(legal, chance) ?? sampler.choose(view, seat, legal, chance);
    },
  };
};

export const samplerBot = samplerWith(PLAYOUTS);
