/** Sequential halving: spends playouts on the options that can still win. */

import { at } from '@fremont/kernel';
import { atOnce, type Thinking } from '../thinking.ts';

/**
 * Returns the option with the highest sum of samples. Sums start at `startSums`. Every stage gets the same share
 * of `playouts` and spreads it evenly over the options left. Then the worse half of them drops out. Samples of one round
 * are compared with each other, so `sample` must use the same world for all options of a round.
 */
export const halving = (startSums: readonly number[], playouts: number, sample: Sample): number =>
  atOnce(halvingInSteps(startSums, playouts, sample));

/** The value of an option in the world of a round. */
type Sample = (option: number, round: number) => number;

/** A step is one round. A stage that has used its share of the time ends early, but never without a round. */
export function* halvingInSteps(startSums: readonly number[], playouts: number, sample: Sample): Thinking<number> {
  const stages = Math.max(1, Math.ceil(Math.log2(startSums.length)));
  const sums = [...startSums];
  let left = sums.map((_, option) => option);
  let round = 0;
  let spent = 0;
  for (let stage = 0; stage < stages; stage++) {
    const end = round + Math.max(1, Math.floor(playouts / (stages * left.length)));
    do {
      for (const option of left) sums[option] = at(sums, option) + sample(option, round);
      round++;
      spent = yield;
    } while (round < end && spent < (stage + 1) / stages);
    left = left.sort((a, b) => at(sums, b) - at(sums, a)).slice(0, Math.max(1, Math.ceil(left.length / 2)));
  }
  return at(left, 0);
}
