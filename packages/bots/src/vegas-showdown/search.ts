/**
 * Search in the simulator of Vegas Showdown: tries every lot in auctions against rivals with random valuations, a few turns
 * ahead.
 */

import { type Action, LOTS, lotStates } from '@fremont/games/vegas-showdown';
import { at, type Chance, type Seat } from '@fremont/kernel';
import type { BotStyle } from '../bot.ts';
import { halvingInSteps } from '../sampler/halving.ts';
import { tilted } from '../style.ts';
import type { Thinking } from '../thinking.ts';
import { worthsOf } from './greedy.ts';
import { tileWorth } from './placing.ts';
import { loadView } from './sim/load.ts';
import { Playout } from './sim/policy/playout.ts';
import { Position } from './sim/position.ts';
import { actionTo } from './sim/translation.ts';
import { STYLE_FAME, tasteOf } from './style.ts';
import { turnsLeft, type View } from './worth.ts';

export interface SearchSettings {
  /** Playouts of one decision, all options together. */
  readonly playouts: number;
  /** The weight of greedy's estimate, in playouts. */
  readonly prior: number;
}

/** The turns of a playout, including the current one. */
const TURNS = 4;
const SEEDS = 0x4000_0000;

/** Reused for every playout. */
const PLAYOUT = new Playout();

/** The options of a seat that chooses its action for the turn. */
export interface Choosing {
  readonly options: readonly Action[];
  /** Greedy's estimate of each option, in Fame. */
  readonly estimates: readonly number[];
  /** The value of an option in Fame, in the world of this seed. */
  play(option: number, seed: number): number;
}

export const choosingOf = (view: View, seat: Seat, legal: readonly Action[]): Choosing => {
  const worths = worthsOf(view, seat, legal);
  // Greedy excludes all but the cheapest bid on each lot.
  const options = legal.filter((_, index) => at(worths, index) > Number.NEGATIVE_INFINITY);
  const start = new Position();
  loadView(start, view);
  const lots = lotWorths(view);
  const actions = options.map((action) => actionTo(start, action));
  return {
    options,
    estimates: worths.filter(Number.isFinite),
    play: (option, seed) => PLAYOUT.evaluationAfter(start, lots, at(actions, option), TURNS, seed),
  };
};

/** The best action of a seat that chooses its action for the turn. */
export function* search(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  { playouts, prior, style }: SearchSettings & { readonly style: BotStyle | null },
  chance: Chance,
): Thinking<Action> {
  const { options, estimates, play } = choosingOf(view, seat, legal);
  const none = options.map(() => 0);
  const extras = tilted(none, options, tasteOf(view, seat, style), STYLE_FAME);
  const startSums = estimates.map((worth) => worth * prior);
  // All options of a round share the cards, the tiles and the tastes of the rivals.
  const seeds: number[] = [];
  const best = yield* halvingInSteps(startSums, playouts, (option, round) => {
    seeds[round] ??= chance.int(SEEDS, 'bot');
    return play(option, at(seeds, round)) + at(extras, option);
  });
  return at(options, best);
}

/** The values of the lots on offer, with the best place on every current sheet: one row per seat. */
const lotWorths = (view: View): Float64Array => {
  const turns = turnsLeft(view);
  const worths = new Float64Array(view.chairs.length * LOTS.length);
  for (const [seat, chair] of view.chairs.entries())
    for (const { lot, tile } of lotStates(view))
      worths[seat * LOTS.length + LOTS.indexOf(lot)] = tile === null ? 0 : tileWorth(view, chair, tile, turns);
  return worths;
};
