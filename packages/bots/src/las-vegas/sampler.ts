/** The sampler of Las Vegas, and the levels that are made of it. */

import type { Edition, LasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { thinkingBot } from '../thinking.ts';
import { greedyBot } from './greedy.ts';
import { search } from './search.ts';
import { STYLE_CHANCE, tasteOf } from './style.ts';
import { secretAnswer } from './tiles/answers.ts';

/** Playouts of one decision at the beginning of a round, all options together. With 0 greedy decides. */
export type Playouts = Readonly<Record<Edition, number>>;

const PLAYOUTS: Playouts = { classic: 1_000, 'royale-base': 1_000, royale: 1_000 };

/**
 * Where a rival has to guess, the answer is random: playouts cannot help, because the rival in them knows the answer.
 */
export const samplerWith = (playouts: Playouts): Bot<LasVegas> =>
  thinkingBot('sampler', function* (view, seat, legal, chance, style) {
    if (legal.length === 1) return at(legal, 0);
    const count = playouts[view.options.edition];
    if (count === 0) return greedyBot.choose(view, seat, legal, chance, style);
    const secret = secretAnswer(legal, chance);
    if (secret !== null) return secret;
    const taste = tasteOf(view, seat, style);
    const extras = legal.map((action) => STYLE_CHANCE * taste(action));
    return yield* search(view, seat, legal, { playouts: count, extras }, chance);
  });

export const samplerBot = samplerWith(PLAYOUTS);
