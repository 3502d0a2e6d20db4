/** The round as it is expected to end for one seat, if its dice lie and its supply is as supposed. */

import { type Dice, type DieSize, strengthOf } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import { extraStrengths } from '../forecast.ts';
import type { Eyes } from '../sight.ts';

/** What is supposed to change. */
export interface Change {
  /** Own strength added to the casino at that index. */
  readonly index?: number;
  readonly strength?: number;
  readonly supply?: Readonly<Dice>;
  /** Gray dice added to the casino at `grayIndex`. */
  readonly grayIndex?: number;
  readonly gray?: number;
}

/** As in greedy: a die in hand is worth more than its even chance of each number. */
const DIE_WORTH = 4_000;

/** Own expected payout less what rivals' payouts hurt, over all casinos. */
export const outlook = ({ sight, seat, prospect }: Eyes, change: Change = {}): number => {
  const own = at(sight.chairs, seat).supply;
  const supply = { small: own.small + (change.supply?.small ?? 0), big: own.big + (change.supply?.big ?? 0) };
  const extras = extraStrengths(supply);
  let worth = DIE_WORTH * strengthOf(supply);
  sight.casinos.forEach((casino, index) => {
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
