/**
 * Written for speed: chooses among whole turns. The best plans by the value of the table are played on in the same
 * worlds, and the worlds go to the plans that can still win.
 */

import { at } from '@fremont/kernel';
import { halvingInSteps } from '../../sampler/halving.ts';
import { mixed } from '../../sampler/turn-dice.ts';
import { atOnce, type Thinking } from '../../thinking.ts';
import { codeOf, END_TURN, perform } from '../sim/actions.ts';
import { actionAt, countActions } from '../sim/legal.ts';
import { answerAll } from '../sim/policy/answers.ts';
import { Playout } from '../sim/policy/playout.ts';
import { PLAYING, Table } from '../sim/table.ts';
import type { Value } from './net.ts';
import { type Plan, plansFor } from './plans.ts';

/** How much a level searches. */
export interface Effort {
  /** Playouts of a decision, all plans together. */
  readonly playouts: number;
  /** The most plans that are played on. */
  readonly plans: number;
  /** The turns of a playout after the own one. */
  readonly turns: number;
}

/** The weight of the value of the table right after the turn, in playouts. */
const PRIOR_PLAYOUTS = 10;
/** Separates the dice of the plan from later dice. */
const PLAN = 0x2545_f491;

const PLAYED = new Table();
const PLAYOUT = new Playout(PLAYED);

/** The code of the best next action. `depths` are possible depths of End of Game, one per world by turns. */
export const bestCode = (
  root: Table,
  seat: number,
  value: Value,
  effort: Effort,
  seed: number,
  depths: readonly number[],
): number => atOnce(bestCodeInSteps(root, seat, value, effort, seed, depths));

const NO_EXTRA = (): number => 0;

/** The same in steps. `extraOf` is added to the chance to win after a plan. */
export function* bestCodeInSteps(
  root: Table,
  seat: number,
  value: Value,
  { playouts, plans, turns }: Effort,
  seed: number,
  depths: readonly number[],
  extraOf: (plan: Plan) => number = NO_EXTRA,
): Thinking<number> {
  if (root.phase !== PLAYING) return bestAnswer(root, seat, value);
  const candidates = plansFor(root, seat, value)
    .map((plan) => ({ ...plan, extra: extraOf(plan) }))
    .sort((one, other) => other.worth + other.extra - one.worth - one.extra)
    .slice(0, plans);
  const first = (plan: Plan | undefined): number => plan?.codes[0] ?? codeOf(END_TURN);
  if (candidates.every((plan) => first(plan) === first(candidates[0])) || playouts === 0) return first(candidates[0]);
  const sums = candidates.map(({ worth, extra }) => (worth + extra) * PRIOR_PLAYOUTS);
  const best = yield* halvingInSteps(sums, playouts, (option, round) => {
    const depth = depths[round % depths.length] ?? root.depth;
    const candidate = at(candidates, option);
    return candidate.extra + chanceAfter(root, seat, value, candidate, turns, mixed(seed + round), depth);
  });
  return first(candidates[best]);
}

/** The chance to win of the seat some turns after a plan, in the world of this seed. */
export const chanceAfter = (
  root: Table,
  seat: number,
  value: Value,
  { codes, isWhole }: Plan,
  turns: number,
  seed: number,
  depth: number,
): number => {
  PLAYED.copy(root);
  PLAYED.depth = depth;
  PLAYED.luck.seed(mixed(seed ^ PLAN));
  for (const code of codes) {
    perform(PLAYED, code);
    answerAll(PLAYED);
  }
  if (isWhole) perform(PLAYED, codeOf(END_TURN));
  PLAYOUT.playTurns(seed, isWhole ? turns : turns + 1);
  value.read(PLAYED);
  return value.chances[seat] as number;
};

/** Answers that a draw, a roll or a bet asks for: the best by the value of the table. */
const bestAnswer = (root: Table, seat: number, value: Value): number => {
  const codes = Array.from({ length: countActions(root) }, (_, choice) => choice).map((choice) =>
    actionAt(root, choice),
  );
  let best = codes[0] ?? codeOf(END_TURN);
  let most = Number.NEGATIVE_INFINITY;
  for (const code of codes) {
    PLAYED.copy(root);
    PLAYED.luck.seed(PLAN);
    perform(PLAYED, code);
    answerAll(PLAYED);
    value.read(PLAYED);
    const chance = value.chances[seat] as number;
    if (chance <= most) continue;
    most = chance;
    best = code;
  }
  return best;
};
