/**
 * Trains the net of `src/lords-of-vegas/value` on matches of bots against themselves in the simulator.
 *
 *   npx tsx packages/bots/train/lords-of-vegas.ts <seconds of play> [seed] [generation]
 *
 * Generation 0 learns from matches of the policy of playouts. Later generations learn from matches of the value trained
 * before: every seat plays the turn that the value likes best, and one turn in eight another one. Every start of a turn
 * is a sample; its target is who won the match. Writes `weights.ts`.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { codeOf, DRAW, END_TURN, perform } from '../src/lords-of-vegas/sim/actions.ts';
import { deal } from '../src/lords-of-vegas/sim/match.ts';
import { answerAll } from '../src/lords-of-vegas/sim/policy/answers.ts';
import { Playout } from '../src/lords-of-vegas/sim/policy/playout.ts';
import { DRAWING, OVER, PLAYING, Table } from '../src/lords-of-vegas/sim/table.ts';
import { Features, INPUTS } from '../src/lords-of-vegas/value/features.ts';
import { HIDDEN, Value, WEIGHTS } from '../src/lords-of-vegas/value/net.ts';
import { packWeights, unpackWeights } from '../src/lords-of-vegas/value/packing.ts';
import { plansFor } from '../src/lords-of-vegas/value/plans.ts';
import { mixed } from '../src/sampler/turn-dice.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const SEED = Number(process.argv[3] ?? 1);
const GENERATION = Number(process.argv[4] ?? 0);
const FILE = new URL('../src/lords-of-vegas/value/weights.ts', import.meta.url);

/** Positions: the rows of all seats, and the share of the win of each. */
const inputs: Float32Array[] = [];
const targets: Float32Array[] = [];

const table = new Table();
const playout = new Playout(table);
const features = new Features();

const randomOf = (seed: number): (() => number) => {
  let word = seed;
  return () => {
    word = (word + 0x9e37_79b9) | 0;
    return mixed(word) / 2 ** 32;
  };
};

const playedWeights = (): Float64Array => {
  const text = /'([^']*)'/u.exec(readFileSync(FILE, 'utf8'))?.[1];
  if (text === undefined) throw new Error('no weights to play with');
  return unpackWeights(text);
};

const playTurn = (value: Value | null, random: () => number, seed: number): void => {
  if (value === null || random() < 0.05) {
    playout.playTurns(seed, 1);
    return;
  }
  const { turn } = table;
  table.luck.seed(seed);
  perform(table, codeOf(DRAW));
  answerAll(table);
  const isOff = random() < 0.12;
  while (table.phase === PLAYING && table.turn === turn) {
    const plans = plansFor(table, turn, value, 1);
    const plan = plans[isOff ? Math.floor(random() * Math.min(plans.length, 12)) : 0];
    for (const code of plan?.codes ?? []) {
      perform(table, code);
      answerAll(table);
    }
    if (plan?.isWhole !== false || isOff) perform(table, codeOf(END_TURN));
  }
};

const playMatch = (match: number, value: Value | null, planners: number): void => {
  const seed = mixed(SEED * 7919 + match);
  const random = randomOf(seed);
  const seats = [4, 2, 4, 3][match % 4] as number;
  table.luck.seed(seed);
  deal(table, seats, match % 8 >= 4);
  table.phase = DRAWING;
  while ((table.phase as number) !== OVER) {
    features.read(table);
    inputs.push(Float32Array.from(features.rows.subarray(0, seats * INPUTS)));
    playTurn((planners >> table.turn) % 2 === 1 ? value : null, random, mixed(seed ^ mixed(table.turnNumber)));
  }
  const end = new Value(new Float64Array(WEIGHTS));
  end.read(table);
  const target = Float32Array.from(end.chances.subarray(0, seats));
  while (targets.length < inputs.length) targets.push(target);
};

const play = (): number => {
  const value = GENERATION === 0 ? null : new Value(playedWeights());
  const until = performance.now() + SECONDS * 1000;
  let matches = 0;
  // Every seat is a planner in half of the matches. Matches of the policy alone keep the value broad.
  for (; performance.now() < until; matches++) playMatch(matches, value, GENERATION === 0 ? 0 : mixed(matches + SEED));
  for (let extra = 0; GENERATION > 0 && extra < 4 * matches; extra++) playMatch(matches + extra, null, 0);
  return matches;
};

const UNITS_END = HIDDEN * (INPUTS + 1);

const get = (list: Float32Array | Float64Array, index: number): number => list[index] as number;
const add = (list: Float64Array, index: number, amount: number): void => {
  list[index] = get(list, index) + amount;
};

/** The chances of all seats, and what the hidden units were on the way. */
const forward = (weights: Float64Array, rows: Float32Array, hidden: Float64Array, chances: Float64Array): void => {
  let total = 0;
  for (let seat = 0; seat < chances.length; seat++) {
    let sum = 0;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const first = unit * (INPUTS + 1);
      let activation = get(weights, first);
      for (let input = 0; input < INPUTS; input++)
        activation += get(weights, first + 1 + input) * get(rows, seat * INPUTS + input);
      hidden[seat * HIDDEN + unit] = Math.max(0, activation);
      if (activation > 0) sum += activation * get(weights, UNITS_END + unit);
    }
    for (let input = 0; input < INPUTS; input++)
      sum += get(weights, UNITS_END + HIDDEN + input) * get(rows, seat * INPUTS + input);
    chances[seat] = Math.exp(sum);
    total += get(chances, seat);
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = get(chances, seat) / total;
};

const lossOf = (chances: Float64Array, target: Float32Array): number => {
  let loss = 0;
  for (let seat = 0; seat < target.length; seat++) loss -= get(target, seat) * Math.log(get(chances, seat) + 1e-12);
  return loss;
};

/** Adds the gradient of the loss of one position for one seat. */
const backward = (
  weights: Float64Array,
  inputs: Float32Array,
  hidden: Float64Array,
  slope: number,
  gradient: Float64Array,
): void => {
  for (let unit = 0; unit < HIDDEN; unit++) {
    const activation = get(hidden, unit);
    if (activation <= 0) continue;
    add(gradient, UNITS_END + unit, slope * activation);
    const back = slope * get(weights, UNITS_END + unit);
    const first = unit * (INPUTS + 1);
    add(gradient, first, back);
    for (let input = 0; input < INPUTS; input++) add(gradient, first + 1 + input, back * get(inputs, input));
  }
  for (let input = 0; input < INPUTS; input++) add(gradient, UNITS_END + HIDDEN + input, slope * get(inputs, input));
};

/** One pass forward and, if `gradient` is given, back. Returns the loss. */
const pass = (
  weights: Float64Array,
  rows: Float32Array,
  target: Float32Array,
  gradient: Float64Array | null,
): number => {
  const seats = target.length;
  const hidden = new Float64Array(seats * HIDDEN);
  const chances = new Float64Array(seats);
  forward(weights, rows, hidden, chances);
  for (let seat = 0; seat < seats && gradient !== null; seat++)
    backward(
      weights,
      rows.subarray(seat * INPUTS, (seat + 1) * INPUTS),
      hidden.subarray(seat * HIDDEN, (seat + 1) * HIDDEN),
      get(chances, seat) - get(target, seat),
      gradient,
    );
  return lossOf(chances, target);
};

const BATCH = 256;
const HELD_OUT = 0.05;

/** Adam. The last samples are held out; they are of other matches. */
const fit = (weights: Float64Array, epochs: number): void => {
  const count = Math.floor(inputs.length * (1 - HELD_OUT));
  const random = randomOf(SEED + 17);
  const order = Int32Array.from({ length: count }, (_, index) => index);
  const first = new Float64Array(WEIGHTS);
  const second = new Float64Array(WEIGHTS);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let index = count - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] as number, order[index] as number];
    }
    const rate = (GENERATION === 0 ? 0.004 : 0.002) * (1 - epoch / epochs) ** 1.5 + 0.0001;
    for (let start = 0; start + BATCH <= count; start += BATCH) {
      const gradient = new Float64Array(WEIGHTS);
      for (let index = start; index < start + BATCH; index++) {
        const sample = order[index] as number;
        pass(weights, inputs[sample] as Float32Array, targets[sample] as Float32Array, gradient);
      }
      step++;
      for (let index = 0; index < WEIGHTS; index++) {
        const slope = (gradient[index] as number) / BATCH + 1e-5 * (weights[index] as number);
        first[index] = 0.9 * (first[index] as number) + 0.1 * slope;
        second[index] = 0.999 * (second[index] as number) + 0.001 * slope * slope;
        const [mean, square] = [
          (first[index] as number) / (1 - 0.9 ** step),
          (second[index] as number) / (1 - 0.999 ** step),
        ];
        weights[index] = (weights[index] as number) - (rate * mean) / (Math.sqrt(square) + 1e-8);
      }
    }
    report(weights, count, `epoch ${epoch + 1}`);
  }
};

const report = (weights: Float64Array, from: number, what: string): void => {
  let [loss, par] = [0, 0];
  for (let sample = from; sample < inputs.length; sample++) {
    const target = targets[sample] as Float32Array;
    loss += pass(weights, inputs[sample] as Float32Array, target, null);
    par += Math.log(target.length);
  }
  const count = inputs.length - from;
  process.stdout.write(`${what}: loss ${(loss / count).toFixed(4)} of ${(par / count).toFixed(4)} held out\n`);
};

const started = performance.now();
const matches = play();
process.stdout.write(`${matches} matches, ${inputs.length} positions, ${Math.round(performance.now() - started)} ms\n`);
const random = randomOf(SEED + 3);
const weights =
  GENERATION === 0 ? Float64Array.from({ length: WEIGHTS }, () => (random() - 0.5) * 0.3) : playedWeights();
fit(weights, Number(process.argv[5] ?? 8));
writeFileSync(
  FILE,
  `/** Written by train/lords-of-vegas.ts. */\n\nexport const WEIGHTS_TEXT =\n  '${packWeights(weights)}';\n`,
);
process.stdout.write(`${Math.round(performance.now() - started)} ms\n`);
