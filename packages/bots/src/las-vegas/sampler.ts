/** The sampler of Las Vegas. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { type Prior, samplerFor } from '../sampler/sampler.ts';
import { greedyWorths } from './greedy.ts';
import { lasVegasPlaying } from './playing.ts';
import { secretAnswer } from './tiles/answers.ts';

/** One opinion of `greedy` rests on forty forecasts, which leaves luck in it; four cost no more than ten playouts. */
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

const sampler = samplerFor(lasVegasPlaying, prior);

/** Where the other side guesses, lots are drawn: worlds in which the rival already knows the answer teach nothing. */
export const samplerBot: Bot<LasVegas> = {
  level: 'sampler',
  choose: (view, seat, legal, chance) => secretAnswer(legal, chance) ?? sampler.choose(view, seat, legal, chance),
};
