/**
 * Strengths of bots from rankings of matches (Plackett and Luce): each place goes to one of the seats that are left with a
 * chance in proportion to its strength. The fit is Hunter's iteration, which raises the likelihood in every round.
 */

import { at } from '@fremont/kernel';

/** One match: the bot of each seat, as an index, and its placing. Seats with equal placings are tied. */
export interface Ranking {
  readonly bots: readonly number[];
  readonly placings: readonly number[];
}

/** The seats that a place was decided among, and those that took it. The last place is no decision. */
interface Stage {
  readonly among: readonly number[];
  readonly taken: readonly number[];
}

/** Tied seats are taken one after the other from the same remaining seats. */
const stagesOf = ({ bots, placings }: Ranking): Stage[] =>
  [...new Set(placings)]
    .map((placing) => ({
      among: bots.filter((_, seat) => at(placings, seat) >= placing),
      taken: bots.filter((_, seat) => at(placings, seat) === placing),
    }))
    .filter(({ among, taken }) => among.length > taken.length);

const ROUNDS_MAX = 500;
const CLOSE_ENOUGH = 1e-7;

/**
 * A bot that never loses has no finite strength. Half a place won and half a place lost against an average bot keeps
 * every strength finite and hardly moves the others.
 */
const PRIOR = 0.5;

/** Strengths with the geometric mean 1, one for each of `count` bots. */
export const strengthsOf = (rankings: readonly Ranking[], count: number): number[] => {
  const stages = rankings.flatMap(stagesOf);
  let strengths = Array<number>(count).fill(1);
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = normalised(improved(strengths, stages));
    const change = Math.max(...next.map((strength, bot) => Math.abs(Math.log(strength / at(strengths, bot)))));
    strengths = next;
    if (change < CLOSE_ENOUGH) break;
  }
  return strengths;
};

const improved = (strengths: readonly number[], stages: readonly Stage[]): number[] => {
  const won = strengths.map(() => PRIOR);
  const expected = strengths.map((strength) => (2 * PRIOR) / (strength + 1));
  for (const { among, taken } of stages) {
    const rate = taken.length / among.reduce((sum, bot) => sum + at(strengths, bot), 0);
    for (const bot of taken) won[bot] = at(won, bot) + 1;
    for (const bot of among) expected[bot] = at(expected, bot) + rate;
  }
  return strengths.map((_, bot) => at(won, bot) / at(expected, bot));
};

const normalised = (strengths: readonly number[]): number[] => {
  const mean = Math.exp(strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / strengths.length);
  return strengths.map((strength) => strength / mean);
};

/** A strength on the scale of chess: 400 points more are ten times the strength. */
export const points = (strength: number): number => 400 * Math.log10(strength);
