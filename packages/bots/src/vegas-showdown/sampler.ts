/** The sampler of Vegas Showdown, and the levels that are made of it: search for bids, greedy for placements and stacks. */

import type { VegasShowdown } from '@fremont/games/vegas-showdown';
import type { Bot } from '../bot.ts';
import { greedyBot } from './greedy.ts';
import { type SearchSettings, search } from './search.ts';

const SAMPLER: SearchSettings = { playouts: 300, prior: 10 };

export const samplerWith = (settings: SearchSettings): Bot<VegasShowdown> => ({
  level: 'sampler',
  choose: (view, seat, legal, chance) =>
    view.phase.type === 'choosing' && legal.length > 1
      ? search(view, seat, legal, settings, chance)
      : greedyBot.choose(view, seat, legal, chance),
});

export const samplerBot = samplerWith(SAMPLER);
