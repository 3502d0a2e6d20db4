/** The sampler of Vegas Showdown: tries every lot in auctions against uncertain rivals, and looks a few turns ahead. */

import {
  type Action,
  lotStates,
  publicityFame,
  type VegasShowdown,
  vegasShowdown,
} from '@fremont/games/vegas-showdown';
import { at, type Chance, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { sampledBest } from '../sampler/sampler.ts';
import type { World } from '../sampler/worlds.ts';
import { type Fate, fateFrom } from './brisk/fate.ts';
import { IDLE } from './brisk/house.ts';
import { bidOn, type Market, marketOf, stallOf } from './brisk/market.ts';
import { type Start, standingAfter } from './brisk/turns.ts';
import { greedyBot, worthsOf } from './greedy.ts';
import { tileWorth } from './placing.ts';
import { turnsLeft, type View } from './worth.ts';

const PLAYOUTS = 300;
/** How many playouts greedy's opinion counts for. */
const PRIOR_PLAYOUTS = 10;
/** The turn that is going on and those after it. */
const TURNS = 4;

/** Where a tile goes, and from which stack one comes, is greedy's choice: playouts know no sheets. */
export const samplerBot: Bot<VegasShowdown> = {
  level: 'sampler',
  choose: (view, seat, legal, chance) =>
    view.phase.type === 'choosing' && legal.length > 1
      ? bestChoice(view, seat, legal, chance)
      : greedyBot.choose(view, seat, legal, chance),
};

const bestChoice = (view: View, seat: Seat, legal: readonly Action[], chance: Chance): Action => {
  const worths = worthsOf(view, seat, legal);
  // Greedy rules out all but the cheapest step of each lot.
  const options = legal.filter((_, index) => at(worths, index) > Number.NEGATIVE_INFINITY);
  const first = worths.filter(Number.isFinite).map((worth) => worth * PRIOR_PLAYOUTS);
  const start = startOf(view);
  const fates = new Map<World<VegasShowdown>, Fate>();
  const rehearse = (world: World<VegasShowdown>, me: Seat, action: Action): number => {
    const fate = fates.get(world) ?? fateFrom(view, world.seed);
    fates.set(world, fate);
    return standingAfter(start, fate, me, TURNS, (market) => tryIn(market, me, action));
  };
  return at(options, sampledBest(vegasShowdown, { view, seat, options, chance }, first, PLAYOUTS, rehearse));
};

const tryIn = (market: Market, seat: Seat, action: Action): void => {
  if (action.type === 'bid') bidOn(market, seat, stallOf(action.lot, market), action.amount);
  else at(market.houses, seat).lot = IDLE;
};

const startOf = (view: View): Start => {
  const market = marketOf(view);
  const turns = turnsLeft(view);
  const worths = view.chairs.map((chair) =>
    lotStates(view).map(({ tile }) => (tile === null ? 0 : tileWorth(view, chair, tile, turns))),
  );
  return { market, worths, publicity: publicityFame(view), removal: view.options.premierRemoval };
};
