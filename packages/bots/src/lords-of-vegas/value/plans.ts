/**
 * Written for speed: the best ways to play a whole turn by the value of the table after it. A beam search: every round
 * extends the few best plans by one action.
 */

import { BET_PER_TILE } from '@fremont/games/lords-of-vegas';
import { mixed } from '../../sampler/turn-dice.ts';
import {
  BUILD,
  END_TURN,
  GAMBLE,
  NO_SOURCE,
  perform,
  SPRAWL,
  sourceOf,
  typeOf,
  whatOf,
  whereOf,
} from '../sim/actions.ts';
import { firstLot, HALVES, nth } from '../sim/board.ts';
import { actionAt, countActions } from '../sim/legal.ts';
import { answerAll } from '../sim/policy/answers.ts';
import { Table } from '../sim/table.ts';
import type { Value } from './net.ts';

/** The actions of a turn in order. */
export interface Plan {
  readonly codes: readonly number[];
  /** Whether the turn ends after them. If dice decide on the way, the rest of the turn is open. */
  readonly isWhole: boolean;
  /** The chance to win after the turn, by the value of the table. */
  readonly worth: number;
}

const BEAM = 4;
const DEPTH = 5;
/** The rolls over which an action with dice is averaged. */
const ROLLS = 6;
const ROLL_SEED = 0x51ed_270b;

/** Positions from which plans go on, and the copy in which actions are tried. */
const OPEN = Array.from({ length: BEAM }, () => new Table());
const NEXT = Array.from({ length: BEAM }, () => new Table());
const TRIED = new Table();

interface Node {
  readonly plan: Plan;
  /** The position before the last action. */
  readonly from: Table;
}

/** All plans that were looked at, the best first. The first is never missing: to end the turn. */
export const plansFor = (root: Table, seat: number, value: Value, beam = BEAM): Plan[] => {
  const end: Plan = { codes: [], isWhole: true, worth: worthAfter(root, seat, value) };
  const plans: Plan[] = [end];
  const seen = new Set<string>();
  let [open, next] = [OPEN, NEXT];
  (open[0] as Table).copy(root);
  let starts: readonly Plan[] = [end];
  for (let depth = 0; depth < DEPTH && starts.length > 0; depth++) {
    const found: Node[] = [];
    for (const [index, start] of starts.entries()) extend(open[index] as Table, start, seat, value, seen, found);
    found.sort((one, other) => other.plan.worth - one.plan.worth);
    for (const { plan } of found) plans.push(plan);
    const kept = found.filter(({ plan }) => plan.isWhole).slice(0, beam);
    for (const [index, { plan, from }] of kept.entries()) {
      const table = next[index] as Table;
      table.copy(from);
      perform(table, plan.codes[plan.codes.length - 1] as number);
      answerAll(table);
    }
    starts = kept.map(({ plan }) => plan);
    [open, next] = [next, open];
  }
  return plans.sort((one, other) => other.worth - one.worth);
};

const CODES: number[] = [];

const extend = (from: Table, start: Plan, seat: number, value: Value, seen: Set<string>, found: Node[]): void => {
  CODES.length = 0;
  const choices = countActions(from);
  for (let choice = 0; choice < choices; choice++) CODES.push(actionAt(from, choice));
  for (const code of CODES) {
    if (!isWorthTrying(from, code)) continue;
    const codes = [...start.codes, code];
    const key = codes.length === 1 ? String(code) : [...codes].sort((a, b) => a - b).join();
    if (seen.has(key)) continue;
    seen.add(key);
    const worth = worthOf(from, code, seat, value);
    found.push({ plan: { codes, isWhole: wasCertain, worth }, from });
  }
};

/** Of the bets only the largest; of all dice that could be moved only the lowest. */
const isWorthTrying = (table: Table, code: number): boolean => {
  const where = whereOf(code);
  switch (typeOf(code)) {
    case END_TURN:
      return false;
    case GAMBLE:
      return whatOf(code) === Math.min(BET_PER_TILE * nth(table.size, where), nth(table.money, table.turn));
    case BUILD:
    case SPRAWL:
      return sourceOf(code) === NO_SOURCE || sourceOf(code) === lowestDie(table);
    default:
      return true;
  }
};

const lowestDie = ({ turn, diceOf, value }: Table): number => {
  let best = NO_SOURCE;
  for (let half = 0; half < HALVES; half++)
    for (let rest = nth(diceOf, turn * HALVES + half); rest !== 0; rest &= rest - 1) {
      const lot = firstLot(rest, half);
      if (best === NO_SOURCE || nth(value, lot) < nth(value, best)) best = lot;
    }
  return best;
};

/** Set by `worthOf`: whether the last action needed no dice. */
let wasCertain = true;

const worthOf = (from: Table, code: number, seat: number, value: Value): number => {
  let sum = 0;
  for (let roll = 0; roll < ROLLS; roll++) {
    TRIED.copy(from);
    TRIED.luck.seed(mixed(ROLL_SEED + roll));
    perform(TRIED, code);
    answerAll(TRIED);
    wasCertain = TRIED.luck.isUntouched;
    sum += worthAfter(TRIED, seat, value);
    if (wasCertain) return sum;
  }
  return sum / ROLLS;
};

/** The value for the seat if its turn ends now. */
const worthAfter = (table: Table, seat: number, value: Value): number => {
  const { turn } = table;
  table.turn = (turn + 1) % table.seats;
  value.read(table);
  table.turn = turn;
  return value.chances[seat] as number;
};
