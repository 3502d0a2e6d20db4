/**
 * Makes a sensible bot weaker. It errs in its estimates and overlooks options, but it never plays at random: an option
 * that looks clearly worse than the best is never taken.
 */

import { at, type Chance } from '@fremont/kernel';

export interface Weakness {
  /** The size of the errors, in the unit of the estimates. */
  readonly noise: number;
  /** The chance to overlook an option. */
  readonly misses: number;
  /** The largest loss by the bot's own estimate, in the same unit. */
  readonly lossMax: number;
}

/** No errors. */
export const PERFECT: Weakness = { noise: 0, misses: 0, lossMax: 0 };

/** Fine enough that the logarithm below never sees 0 or 1. */
const STEPS = 0x4000_0000;

/** Gumbel noise: with it the choice is a softmax of the estimates with the temperature `noise`. */
const errorOf = (chance: Chance): number => -Math.log(-Math.log((chance.int(STEPS, 'bot') + 0.5) / STEPS));

/** The index of the option that looks best to a bot with this weakness. */
export const fallibleBest = (
  worths: readonly number[],
  { noise, misses, lossMax }: Weakness,
  chance: Chance,
): number => {
  const worst = Math.max(...worths) - lossMax;
  let best = -1;
  let bestLooks = Number.NEGATIVE_INFINITY;
  worths.forEach((worth, option) => {
    const looks = worth + noise * errorOf(chance);
    const isMissed = chance.int(STEPS, 'bot') < misses * STEPS;
    if (worth < worst || isMissed || looks <= bestLooks) return;
    best = option;
    bestLooks = looks;
  });
  return best === -1 ? worths.indexOf(Math.max(...worths)) : best;
};

/** The option that looks best. */
export const fallibleChoice = <A>(
  options: readonly A[],
  worths: readonly number[],
  weakness: Weakness,
  chance: Chance,
): A => at(options, fallibleBest(worths, weakness, chance));
