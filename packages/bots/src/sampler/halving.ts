/** Sequential halving: playouts are spent where they still decide something. */

import { at } from '@fremont/kernel';

/**
 * The option with the best sum, counted from `first`. Every stage gets the same share of `playouts`, spread evenly over the options left,
 * and the worse half of them drops out. `sample(option, round)` must be comparable between options of one round.
 */
export const halving = (
  first: readonly number[],
  playouts: number,
  sample: (option: number, round: number) => number,
): number => {
  const stages = Math.max(1, Math.ceil(Math.log2(first.length)));
  const sums = [...first];
  let left = sums.map((_, option) => option);
  let round = 0;
  for (let stage = 0; stage < stages; stage++) {
    const end = round + Math.max(1, Math.floor(playouts / (stages * left.length)));
    for (; round < end; round++) for (const option of left) sums[option] = at(sums, option) + sample(option, round);
    left = left.sort((a, b) => at(sums, b) - at(sums, a)).slice(0, Math.max(1, Math.ceil(left.length / 2)));
  }
  return at(left, 0);
};
