/**
 * A sequential test between two bots. A block is the same deal played once with each rotation of seats. The test stops as
 * soon as the blocks decide between two hypotheses about the difference of win shares, so a clear case needs few matches.
 * The likelihood ratio is the one for normal means with the variance
 * of the sample, as chess engines use it.
 */

import { mean, variance } from './statistics.ts';

export interface Hypotheses {
  /** The difference of win shares if the new bot is no better. */
  readonly none: number;
  /** The difference of win shares if it is better by as much as matters. */
  readonly gain: number;
  /** The chance of either wrong verdict. */
  readonly error: number;
}

export type Verdict = 'gain' | 'none' | 'undecided';

/** With fewer blocks the variance of the sample is too uncertain to decide. */
const BLOCKS_MIN = 16;

/** The logarithm of how much likelier the differences are under `gain` than under `none`. */
export const logLikelihoodRatio = (differences: readonly number[], { none, gain }: Hypotheses): number => {
  if (differences.length < BLOCKS_MIN) return 0;
  const spread = variance(differences);
  if (spread === 0) return 0;
  return ((gain - none) * differences.length * (mean(differences) - (none + gain) / 2)) / spread;
};

/** The ratio at which the test stops, by Wald: 2.94 for an error of 5 %. */
export const boundOf = ({ error }: Hypotheses): number => Math.log((1 - error) / error);

export const verdictOf = (ratio: number, hypotheses: Hypotheses): Verdict => {
  const bound = boundOf(hypotheses);
  if (ratio >= bound) return 'gain';
  return ratio <= -bound ? 'none' : 'undecided';
};
