/** A ladder: every pair of bots plays, and one fit over all matches gives each bot a strength with an interval. */

import type { Bot } from '@fremont/bots';
import { at, type Chance, type GameTypes, seededChance } from '@fremont/kernel';
import { type Placings, playBlock, winSharesOf } from './blocks.ts';
import { points, type Ranking, strengthsOf } from './plackett-luce.ts';
import type { MatchSetup } from './simulation.ts';
import { type Interval, mean, shareInterval } from './statistics.ts';

/** One bot, the first, against copies of another. Bots are indexes into the list of the ladder. */
interface Pairing {
  readonly bots: readonly number[];
  readonly blocks: readonly (readonly Placings[])[];
}

export interface Duel extends Interval {
  readonly tester: number;
  readonly reference: number;
  readonly winShare: number;
}

export interface Rung extends Interval {
  readonly points: number;
}

export interface Ladder {
  readonly rungs: readonly Rung[];
  readonly duels: readonly Duel[];
}

interface LadderRun {
  readonly blocks: number;
  readonly seed: number;
  /** Each bot plays against this many bots below it. Pairs far apart cost as much and say little. */
  readonly reach: number;
  onDuel(duel: Duel): void;
}

/** `bots` are in order, weakest first: in each pair the later one plays alone against copies of the earlier one. */
export const playLadder = (
  setting: MatchSetup,
  bots: readonly Bot<GameTypes>[],
  { blocks, seed, reach, onDuel }: LadderRun,
): Ladder => {
  const pairings: Pairing[] = [];
  const duels: Duel[] = [];
  for (const [tester, reference] of pairsOf(bots.length, reach)) {
    const seated = [tester, ...Array<number>(setting.seats - 1).fill(reference)];
    const atTable = seated.map((bot) => at(bots, bot));
    const played = Array.from({ length: blocks }, (_, block) => playBlock(setting, atTable, seed, block));
    pairings.push({ bots: seated, blocks: played });
    const duel = { tester, reference, ...shareOf(played) };
    duels.push(duel);
    onDuel(duel);
  }
  return { rungs: rungsOf(pairings, bots.length, seed), duels };
};

const pairsOf = (count: number, reach: number): (readonly [tester: number, reference: number])[] =>
  Array.from({ length: count }, (_, tester) =>
    Array.from({ length: tester }, (_, below) => [tester, below] as const).slice(-reach),
  ).flat();

const shareOf = (blocks: readonly (readonly Placings[])[]): Omit<Duel, 'tester' | 'reference'> => {
  const shares = blocks.map((block) => at(winSharesOf(block), 0));
  return { winShare: mean(shares), ...shareInterval(shares) };
};

const BOOTSTRAPS = 200;

/** Intervals come from drawing the blocks anew, with repetition, because blocks are the independent samples. */
const rungsOf = (pairings: readonly Pairing[], count: number, seed: number): Rung[] => {
  const chance = seededChance(seed);
  const fitted = pointsOf(pairings, count);
  const redrawn = Array.from({ length: BOOTSTRAPS }, () =>
    pointsOf(
      pairings.map((pairing) => resampled(pairing, chance)),
      count,
    ),
  );
  return fitted.map((value, bot) => ({ points: value, ...middle95(redrawn.map((one) => at(one, bot))) }));
};

/** Points above the first bot of the list. */
const pointsOf = (pairings: readonly Pairing[], count: number): number[] => {
  const all = strengthsOf(pairings.flatMap(rankingsOf), count).map(points);
  return all.map((value) => value - at(all, 0));
};

const rankingsOf = ({ bots, blocks }: Pairing): Ranking[] =>
  blocks.flatMap((block) => block.map((placings) => ({ bots, placings })));

const resampled = ({ bots, blocks }: Pairing, chance: Chance): Pairing => ({
  bots,
  blocks: blocks.map(() => at(blocks, chance.int(blocks.length, 'blocks'))),
});

const middle95 = (values: readonly number[]): Interval => {
  const sorted = [...values].sort((a, b) => a - b);
  const cut = Math.floor(sorted.length * 0.025);
  return { low: at(sorted, cut), high: at(sorted, sorted.length - 1 - cut) };
};
