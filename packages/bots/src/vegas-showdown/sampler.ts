/**
 * The sampler of Vegas Showdown: tries every lot in auctions against rivals with random valuations, a few turns ahead.
 */

import { type Action, LOTS, lotStates, type VegasShowdown, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, type Chance, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { sampledBest } from '../sampler/sampler.ts';
import { greedyBot, worthsOf } from './greedy.ts';
import { tileWorth } from './placing.ts';
import { loadView } from './sim/load.ts';
import { Playout } from './sim/policy/playout.ts';
import { Position } from './sim/position.ts';
import { actionTo } from './sim/translation.ts';
import { turnsLeft, type View } from './worth.ts';

const PLAYOUTS = 300;
/** The weight of greedy's estimate, in playouts. */
const PRIOR_PLAYOUTS = 10;
/** The turns of a playout, including the current one. */
const TURNS = 4;

/** Reused for every decision. */
const START = new Position();
const PLAYOUT = new Playout();

/** Greedy chooses placements and stacks. */
export const samplerWith = (playouts: number): Bot<VegasShowdown> => ({
  level: 'sampler',
  choose: (view, seat, legal, chance) =>
    view.phase.type === 'choosing' && legal.length > 1
      ? bestChoice(view, seat, legal, playouts, chance)
      : greedyBot.choose(view, seat, legal, chance),
});

export const samplerBot = samplerWith(PLAYOUTS);

const bestChoice = (view: View, seat: Seat, legal: readonly Action[], playouts: number, chance: Chance): Action => {
  const worths = worthsOf(view, seat, legal);
  // Greedy excludes all but the cheapest bid on each lot.
  const options = legal.filter((_, index) => at(worths, index) > Number.NEGATIVE_INFINITY);
  const first = worths.filter(Number.isFinite).map((worth) => worth * PRIOR_PLAYOUTS);
  const lots = lotWorths(view);
  loadView(START, view);
  const question = { view, seat, options, chance };
  const best = sampledBest(vegasShowdown, question, first, playouts, ({ seed }, _seat, action) =>
    PLAYOUT.evaluationAfter(START, lots, actionTo(START, action), TURNS, seed),
  );
  return at(options, best);
};

/** The values of the lots on offer, with the best place on every current sheet: one row per seat. */
const lotWorths = (view: View): Float64Array => {
  const turns = turnsLeft(view);
  const worths = new Float64Array(view.chairs.length * LOTS.length);
  for (const [seat, chair] of view.chairs.entries())
    for (const { lot, tile } of lotStates(view))
      worths[seat * LOTS.length + LOTS.indexOf(lot)] = tile === null ? 0 : tileWorth(view, chair, tile, turns);
  return worths;
};
