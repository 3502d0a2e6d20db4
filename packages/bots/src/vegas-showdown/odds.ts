/**
 * The odds lens of Vegas Showdown: the worth of every bid and placement in Fame, and the chance of every seat to win. All of
 * it is estimated.
 */

import { type Action, vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, canonicalJson, fingerprint, type Seat, seededChance, type Viewer } from '@fremont/kernel';
import type { Estimate } from '../lens.ts';
import { worthsOf } from './greedy.ts';
import { type Choosing, choosingOf } from './search.ts';
import { loadView } from './sim/load.ts';
import { LotValues } from './sim/policy/lot-values.ts';
import { WinChance } from './sim/policy/win-chance.ts';
import { Position } from './sim/position.ts';
import { WIN_WEIGHTS } from './win-weights.ts';
import type { View } from './worth.ts';

export interface OptionWorth {
  readonly action: Action;
  /** In Fame, compared with the base. A bid stands for winning the lot at the expected price. */
  readonly worth: number;
  /** The standard error of the worth; 0 for the base and for values without playouts. */
  readonly error: number;
}

export interface ShowdownOdds {
  /** The number of playouts per option; 0 for values without playouts. */
  readonly playouts: number;
  /** The action that the others are compared with; null when there is nothing to choose. */
  readonly base: Action['type'] | null;
  /** The best first. */
  readonly options: readonly OptionWorth[];
  /** The chance to win by seat, from 0 to 1. */
  readonly chances: readonly number[];
}

/** Ends the work of the lens: nothing improves with playouts. */
const ENOUGH = 100_000;

/** The same view always gives the same numbers. */
export const showdownOdds = (view: View, viewer: Viewer, legal: readonly Action[]): Estimate<ShowdownOdds> => {
  const chances = winChances(view);
  if (viewer === 'spectator' || legal.length < 2) return settled({ playouts: 0, base: null, options: [], chances });
  if (view.phase.type === 'choosing') return new BidWorths(view, viewer, legal, chances);
  return settled({ playouts: 0, base: 'done', options: placementWorths(view, viewer, legal), chances });
};

/** The chance of every seat to win. During a turn it counts open bids as neither paid nor won. */
export const winChances = (view: View): readonly number[] => {
  const position = new Position();
  loadView(position, view);
  const lotValues = new LotValues(position);
  lotValues.begin(0, 0);
  lotValues.beginTurn();
  const weights = at(WIN_WEIGHTS, view.chairs.length - vegasShowdown.meta.seats.min);
  return new WinChance().of(position, lotValues, weights);
};

const settled = (odds: ShowdownOdds): Estimate<ShowdownOdds> => ({ grow: () => ENOUGH, read: () => odds });

const byWorth = (one: OptionWorth, other: OptionWorth): number => other.worth - one.worth;

/** Placements compared with ending the building. */
const placementWorths = (view: View, seat: Seat, legal: readonly Action[]): readonly OptionWorth[] => {
  const worths = worthsOf(view, seat, legal);
  const stay = worths[legal.findIndex(({ type }) => type === 'done')] ?? Math.min(...worths);
  return legal
    .map((action, index) => ({ action, worth: at(worths, index) - stay, error: 0 }))
    .filter(({ worth }) => Number.isFinite(worth))
    .sort(byWorth);
};

/** The actions that cost nothing, by how well they serve as a base. */
const BASES: readonly Action['type'][] = ['publicity', 'pass', 'renovate'];

/** The playouts of the sampler, kept apart by option. */
class BidWorths implements Estimate<ShowdownOdds> {
  readonly #choosing: Choosing;
  readonly #chances: readonly number[];
  readonly #chance;
  readonly #base: number;
  /** By option: the sum of its differences to the base, and of their squares. */
  readonly #sums: number[];
  readonly #squares: number[];
  #playouts = 0;

  constructor(view: View, seat: Seat, legal: readonly Action[], chances: readonly number[]) {
    this.#choosing = choosingOf(view, seat, legal);
    this.#chances = chances;
    this.#chance = seededChance(fingerprint(canonicalJson(view)));
    const { options } = this.#choosing;
    const bases = BASES.map((type) => options.findIndex((action) => action.type === type));
    this.#base = bases.find((index) => index >= 0) ?? 0;
    this.#sums = options.map(() => 0);
    this.#squares = options.map(() => 0);
  }

  grow(): number {
    const { options, play } = this.#choosing;
    const seed = this.#chance.int(0x4000_0000, 'bot');
    const base = play(this.#base, seed);
    for (const option of options.keys()) {
      const gain = option === this.#base ? 0 : play(option, seed) - base;
      this.#sums[option] = at(this.#sums, option) + gain;
      this.#squares[option] = at(this.#squares, option) + gain * gain;
    }
    this.#playouts++;
    return options.length;
  }

  read(): ShowdownOdds {
    const { options } = this.#choosing;
    const count = Math.max(1, this.#playouts);
    const worths = options.map((action, option) => {
      const worth = at(this.#sums, option) / count;
      const spread = Math.max(0, at(this.#squares, option) / count - worth * worth);
      return { action, worth, error: Math.sqrt(spread / count) };
    });
    return {
      playouts: this.#playouts,
      base: options[this.#base]?.type ?? null,
      options: worths.sort(byWorth),
      chances: this.#chances,
    };
  }
}
