/**
 * Analysis of a position of Lords of Vegas, for the odds lens, for hints and for reviews: every seat's chance to win, and
 * what each option changes about it for the viewer. All are averages over playouts, with their errors.
 */

import type { Action, LordsOfVegas, View } from '@fremont/games/lords-of-vegas';
import {
  at,
  canonicalJson,
  type DeepReadonly,
  fingerprint,
  type Seat,
  seatAt,
  seededChance,
  type Viewer,
} from '@fremont/kernel';
import type { Estimate } from '../lens.ts';
import { mixed } from '../sampler/turn-dice.ts';
import { Table } from './sim/table.ts';
import { actionOf } from './sim/translation.ts';
import { loadView, VALUE } from './value/loading.ts';
import { type Plan, plansFor } from './value/plans.ts';
import { chanceAfter } from './value/search.ts';

/** An option: an action, with the best plan that begins with it. */
export interface LordsOption {
  readonly action: Action;
  /** The change in the viewer's chance to win, compared with the end of the turn. */
  readonly gain: number;
  /** The standard error of the gain. */
  readonly error: number;
}

export interface LordsOdds {
  /** The number of playouts per option. */
  readonly playouts: number;
  /** The chance to win, by seat. */
  readonly chances: readonly number[];
  /** The largest gain first; empty if the viewer is not playing a turn. */
  readonly options: readonly LordsOption[];
}

const OPTIONS_MAX = 10;
/** The turns of a playout after the current one. */
const TURNS = 4;
/** The rest of the turn by the policy of playouts. */
const PLAY_ON: Plan = { codes: [], isWhole: false, worth: 0 };

/** The same view always gives the same numbers. */
export const lordsOdds = (
  view: DeepReadonly<LordsOfVegas['view']>,
  viewer: Viewer,
  legal: readonly Action[],
): Estimate<LordsOdds> => {
  const chance = seededChance(fingerprint(canonicalJson(view)));
  const seat = viewer === 'spectator' ? seatAt(0) : viewer;
  const root = new Table();
  const depths = loadView(root, view, seat, chance);
  const plans = legal.some(({ type }) => type === 'endTurn') ? plansByFirst(root, seat, view) : [];
  const tallies = [PLAY_ON, ...plans].map((plan) => ({ plan, sum: 0, squares: 0 }));
  const sums = view.chairs.map(() => 0);
  let playouts = 0;
  const sampleOf = (plan: Plan): number =>
    chanceAfter(root, seat, VALUE, plan, TURNS, mixed(playouts + 1), at(depths, playouts % depths.length));
  return {
    grow() {
      let end = 0;
      for (const [index, tally] of tallies.entries()) {
        const sample = sampleOf(tally.plan);
        if (index === 0) for (const other of sums.keys()) sums[other] = at(sums, other) + at([...VALUE.chances], other);
        // The first plan ends the turn. All others are compared with it in the same world.
        if (index === 1) end = sample;
        tally.sum += sample - end;
        tally.squares += (sample - end) ** 2;
      }
      playouts++;
      return tallies.length;
    },
    read: () => ({
      playouts,
      chances: sums.map((sum) => sum / playouts),
      options: tallies
        .slice(2)
        .map(({ plan, sum, squares }) => ({
          action: actionOf(at(plan.codes, 0)),
          gain: sum / playouts,
          error: Math.sqrt(Math.max(0, squares / playouts - (sum / playouts) ** 2) / playouts),
        }))
        .sort((one, other) => other.gain - one.gain),
    }),
  };
};

/** The end of the turn, then the best plan for each of the best first actions. */
const plansByFirst = (root: Table, seat: Seat, { phase }: DeepReadonly<View>): Plan[] => {
  if (phase.type !== 'playing') return [];
  const plans = plansFor(root, seat, VALUE);
  const end = plans.filter(({ codes }) => codes.length === 0);
  const firsts = new Map<number, Plan>();
  for (const plan of plans) {
    const first = plan.codes[0];
    if (first !== undefined && !firsts.has(first)) firsts.set(first, plan);
  }
  return [...end, ...[...firsts.values()].slice(0, OPTIONS_MAX)];
};
