/** The sampler of Vegas Showdown, and the levels that are made of it: search for bids, greedy for placements and stacks. */

import type { VegasShowdown } from '@fremont/games/vegas-showdown';
import type { Bot } from '../bot.ts';
import { thinkingBot } from '../thinking.ts';
import { greedyBot } from './greedy.ts';
import { type SearchSettings, search } from './search.ts';

const SAMPLER: SearchSettings = { playouts: 300, prior: 10 };

export const samplerWith = (settings: SearchSettings): Bot<VegasShowdown> =>
  thinkingBot('sampler', function* (view, seat, legal, chance, style) {
    if (view.phase.type !== 'choosing' || legal.length === 1) return greedyBot.choose(view, seat, legal, chance, style);
    return yield* search(view, seat, legal, { ...settings, style: style ?? null }, chance);
  });

export const samplerBot = samplerWith(SAMPLER);
