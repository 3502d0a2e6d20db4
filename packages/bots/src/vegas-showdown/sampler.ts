/**
 * The sampler of Vegas Showdown: tries every lot in auctions against rivals with random valuations, a few turns ahead.
 */

import { type Action, LOTS, lotStates, type VegasShowdown } from '@fremont/games/vegas-showdown';
import { at, type Chance, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { halving } from '../sampler/halving.ts';
import { greedyBot, worthsOf } from './greedy.ts';
import { tileWorth } from './placing.ts';
import { loadView } from './sim/load.ts';
import { Playout } from './sim/policy/playout.ts';
import { Position } from './sim/position.ts';
import { actionTo } from './sim/translation.ts';
import { turnsLeft, type View } from './worth.ts';

export interface SearchSettings {
  /** Playouts of one decision, all options together. */
  readonly playouts: number;
  /** The turns of a playout, including the current one. */
  readonly turns: number;
  /** The weight of greedy's estimate, in playouts. */
  readonly prior: number;
}

const SAMPLER: SearchSettings = { playouts: 300, turns: 4, prior: 10 };
const SEEDS = 0x4000_0000;

/** Reused for every decision. */
const START = new Position();
const PLAYOUT = new Playout();

/** Greedy chooses placements and stacks. */
export const samplerWith = (settings: SearchSettings): Bot<VegasShowdown> => ({
  level: 'sampler',
  choose: (view, seat, legal, chance) =>
    view.phase.type === 'choosing' && legal.length > 1
      ? bestChoice(view, seat, legal, settings, chance)
      : greedyBot.choose(view, seat, legal, chance),
});

export const samplerBot = samplerWith(SAMPLER);

const bestChoice = (
  view: View,
  seat: Seat,
  legal: readonly Action[],
  { playouts, turns, prior }: SearchSettings,
  chance: Chance,
): Action => {
  const worths = worthsOf(view, seat, legal);
  // Greedy excludes all but the cheapest bid on each lot.
  const options = legal.filter((_, index) => at(worths, index) > Number.NEGATIVE_INFINITY);
  const first = worths.filter(Number.isFinite).map((worth) => worth * prior);
  const lots = lotWorths(view);
  loadView(START, view);
  const actions = options.map((action) => actionTo(START, action));
  const seeds: number[] = [];
  const best = halving(first, playouts, (option, round) => {
    // All options of a round share the cards, the tiles and the tastes of the rivals.
    seeds[round] ??= chance.int(SEEDS, 'bot');
    return PLAYOUT.evaluationAfter(START, lots, at(actions, option), turns, at(seeds, round));
  });
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
