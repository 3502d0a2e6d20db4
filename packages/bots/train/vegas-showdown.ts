/**
 * Fits the weights of `src/vegas-showdown/win-weights.ts` on matches of the playout policy against itself, and prints the
 * file. Two minutes on one core.
 *
 *   npx tsx packages/bots/train/vegas-showdown.ts [matches] [seed] > packages/bots/src/vegas-showdown/win-weights.ts
 *
 * Each begin of a turn gives the numbers of all seats and, at the end of the match, the winners. The weights make the
 * winners most likely. Every tenth match is kept out; the loss on these goes to the standard error.
 */

import { vegasShowdown } from '@fremont/games/vegas-showdown';
import { LotValues } from '../src/vegas-showdown/sim/policy/lot-values.ts';
import { Policy } from '../src/vegas-showdown/sim/policy/policy.ts';
import { FEATURES, TERMS, TURNS_SCALE, WEIGHT_COUNT, WinChance } from '../src/vegas-showdown/sim/policy/win-chance.ts';
import { QuickChance } from '../src/vegas-showdown/sim/prng.ts';
import { Scorer } from '../src/vegas-showdown/sim/score.ts';
import { Simulator } from '../src/vegas-showdown/sim/simulator.ts';

const MATCHES = Number(process.argv[2] ?? 4000);
const SEED = Number(process.argv[3] ?? 1);
const KEPT_OUT = 10;

/** The begin of a turn: the numbers of all seats, the turns left, and the share of every seat in the win. */
interface Sample {
  readonly features: Float64Array;
  readonly turns: number;
  shares: readonly number[];
}

const simulator = new Simulator();
const lotValues = new LotValues(simulator.position);
const policy = new Policy(simulator, lotValues);
const winChance = new WinChance();
const scorer = new Scorer();
/** No seat decides, so that the values of all seats are random. */
const NOBODY = -1;

const playMatch = (seats: number, seed: number): Sample[] => {
  const { position } = simulator;
  const chance = new QuickChance(seed);
  simulator.deal(seats, 0, 0, chance);
  lotValues.begin(NOBODY, seed);
  const samples: Sample[] = [];
  let turn = 0;
  while (!simulator.isOver) {
    if (position.turn !== turn) {
      turn = position.turn;
      lotValues.beginTurn();
      winChance.read(position, lotValues);
      samples.push({ features: winChance.features.slice(0, seats * FEATURES), turns: lotValues.turns, shares: [] });
    }
    simulator.play(policy.choose(), chance);
  }
  scorer.score(position);
  const totals = Array.from(scorer.totals.subarray(0, seats));
  const best = Math.max(...totals);
  const winners = totals.filter((total) => total === best).length;
  const shares = totals.map((total) => (total === best ? 1 / winners : 0));
  for (const sample of samples) sample.shares = shares;
  return samples;
};

/** Adds the gradient of one sample and returns its loss. */
const learn = ({ features, turns, shares }: Sample, weights: Float64Array, gradient: Float64Array | null): number => {
  const scaled = turns / TURNS_SCALE;
  const factors = [1, scaled, scaled * scaled];
  const scores = shares.map((_, seat) => {
    let score = 0;
    for (let index = 0; index < WEIGHT_COUNT; index++)
      score +=
        (weights[index] as number) *
        (factors[index % TERMS] as number) *
        (features[seat * FEATURES + Math.floor(index / TERMS)] as number);
    return score;
  });
  const top = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - top), 0);
  let loss = 0;
  for (const [seat, share] of shares.entries()) {
    const chance = Math.exp((scores[seat] as number) - top) / sum;
    if (share > 0) loss -= share * Math.log(chance);
    if (gradient === null) continue;
    for (let index = 0; index < WEIGHT_COUNT; index++)
      gradient[index] =
        (gradient[index] as number) +
        (chance - share) *
          (factors[index % TERMS] as number) *
          (features[seat * FEATURES + Math.floor(index / TERMS)] as number);
  }
  return loss;
};

const meanLoss = (samples: readonly Sample[], weights: Float64Array): number =>
  samples.reduce((total, sample) => total + learn(sample, weights, null), 0) / samples.length;

const BATCH = 256;
const EPOCHS = 12;
const RATE = 0.01;

/** Adam on shuffled batches, with a rate that falls to zero. */
const fitted = (samples: readonly Sample[]): Float64Array => {
  const weights = new Float64Array(WEIGHT_COUNT);
  const first = new Float64Array(WEIGHT_COUNT);
  const second = new Float64Array(WEIGHT_COUNT);
  const chance = new QuickChance(SEED);
  const steps = Math.floor((samples.length * EPOCHS) / BATCH);
  for (let step = 1; step <= steps; step++) {
    const gradient = new Float64Array(WEIGHT_COUNT);
    for (let count = 0; count < BATCH; count++) learn(samples[chance.int(samples.length)] as Sample, weights, gradient);
    const rate = RATE * (1 - step / (steps + 1));
    for (let index = 0; index < WEIGHT_COUNT; index++) {
      const slope = (gradient[index] as number) / BATCH;
      first[index] = 0.9 * (first[index] as number) + 0.1 * slope;
      second[index] = 0.999 * (second[index] as number) + 0.001 * slope * slope;
      const [mean, spread] = [
        (first[index] as number) / (1 - 0.9 ** step),
        (second[index] as number) / (1 - 0.999 ** step),
      ];
      weights[index] = (weights[index] as number) - (rate * mean) / (Math.sqrt(spread) + 1e-8);
    }
  }
  return weights;
};

const { min, max } = vegasShowdown.meta.seats;
const rows: string[] = [];
for (let seats = min; seats <= max; seats++) {
  const matches = Array.from({ length: MATCHES }, (_, match) => playMatch(seats, SEED * 1_000_003 + match));
  const weights = fitted(matches.filter((_, match) => match % KEPT_OUT !== 0).flat());
  const kept = matches.filter((_, match) => match % KEPT_OUT === 0).flat();
  const loss = meanLoss(kept, weights);
  process.stderr.write(`${seats} seats: loss ${loss.toFixed(4)} without knowledge ${Math.log(seats).toFixed(4)}\n`);
  rows.push(`  [${Array.from(weights, (weight) => weight.toFixed(4)).join(', ')}],`);
}
process.stdout.write(
  `/** Made by \`train/vegas-showdown.ts ${MATCHES} ${SEED}\`: one row per number of seats from ${min}. */\n`,
);
process.stdout.write(`export const WIN_WEIGHTS: readonly (readonly number[])[] = [\n${rows.join('\n')}\n];\n`);
