/** The expected value of the round for one seat after an assumed change. */

import { type Dice, type DieSize, strengthOf } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Evaluator } from '../evaluator.ts';
import { extraStrengths } from '../forecast.ts';

/** The assumed change. */
export interface Change {
  /** Own strength added to the casino at that index. */
  readonly index?: number;
  readonly strength?: number;
  readonly supply?: Readonly<Dice>;
  /** Gray dice added to the casino at `grayIndex`. */
  readonly grayIndex?: number;
  readonly gray?: number;
}

/** The extra value of a die in hand, as in greedy. */
const DIE_WORTH = 4_000;

/** The own expected payout minus the weighted payouts of rivals, over all casinos. */
export const outlook = ({ visible, seat, prospect }: Evaluator, change: Change = {}): number => {
  const own = at(visible.chairs, seat).supply;
  const supply = { small: own.small + (change.supply?.small ?? 0), big: own.big + (change.supply?.big ?? 0) };
  const extras = extraStrengths(supply);
  let worth = DIE_WORTH * strengthOf(supply);
  visible.casinos.forEach((casino, index) => {
    const strength = strengthOf(at(casino.dice, seat)) + (change.index === index ? (change.strength ?? 0) : 0);
    const gray = change.grayIndex === index ? (change.gray ?? 0) : 0;
    extras.forEach((likelihood, extra) => {
      worth += likelihood * prospect(index, strength + extra, 0, gray);
    });
  });
  return worth;
};

export const sizeOf = (die: DieSize): number => (die === 'big' ? 2 : 1);
export const diceOf = (die: DieSize, count: number): Dice =>
  die === 'big' ? { small: 0, big: count } : { small: count, big: 0 };
