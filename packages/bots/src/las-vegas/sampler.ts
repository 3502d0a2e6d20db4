/** The sampler of Las Vegas, and the levels that are made of it. */

import type { Edition, LasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { greedyBot } from './greedy.ts';
import { search } from './search.ts';
import { secretAnswer } from './tiles/answers.ts';

/** Playouts of one decision at the beginning of a round, all options together. With 0 greedy decides. */
export type Playouts = Readonly<Record<Edition, number>>;

const PLAYOUTS: Playouts = { classic: 1_000, 'royale-base': 1_000, royale: 1_000 };

/**
 * Where a rival has to guess, the answer is random: playouts cannot help, because the rival in them knows the answer.
 */
export const samplerWith = (playouts: Playouts): Bot<LasVegas> => ({
  level: 'sampler',
  choose(view, seat, legal, chance) {
    if (legal.length === 1) return at(legal, 0);
    const count = playouts[view.options.edition];
    if (count === 0) return greedyBot.choose(view, seat, legal, chance);
    return secretAnswer(legal, chance) ?? search(view, seat, legal, count, chance);
  },
});

export const samplerBot = samplerWith(PLAYOUTS);
