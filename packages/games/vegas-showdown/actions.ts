/** The judge and the deed for every action, and the list that comes out of the judge. */

import { at, type Chance, type DeepReadonly, type Seat, unreachable } from '@fremont/kernel';
import { type Building, buildActions, checkDone, checkLift, checkPlace, isDoable, lift, place } from './rules/build.ts';
import { bid, checkPass, checkPublicity, checkRenovate, pass, publicity, renovate } from './rules/choose.ts';
import { checkStack } from './rules/flip.ts';
import { afterBuilding, afterChoice, afterLifting, afterPlacing, fillFrom } from './rules/flow.ts';
import { bidsOn, checkBid, lotsInUse } from './rules/lots.ts';
import { type Action, type Event, type Phase, type Refusal, SIZES, type State } from './types.ts';

type S = DeepReadonly<State>;
type Open = Exclude<Phase, { readonly type: 'over' }>;

const isBuilding = (phase: Open): phase is Building => phase.type === 'building' || phase.type === 'permit';

export const check = (state: S, seat: Seat, action: Action): Refusal | null => {
  const { phase } = state;
  if (phase.type === 'over') return { code: 'matchOver' };
  if (phase.seat !== seat) return { code: 'notYourTurn', turn: phase.seat };
  if (isBuilding(phase)) return checkBuilding(state, phase, action);
  if (action.type === 'stack' && phase.type === 'stack') return checkStack(state, action.size);
  if (phase.type === 'choosing') return checkChoice(state, seat, action);
  return { code: 'notNow', asked: phase.type };
};

const checkChoice = (state: S, seat: Seat, action: Action): Refusal | null => {
  switch (action.type) {
    case 'bid':
      return checkBid(state, seat, action.lot, action.amount);
    case 'renovate':
      return checkRenovate(state);
    case 'publicity':
      return checkPublicity(state);
    case 'pass':
      return checkPass(state);
    default:
      return { code: 'notNow', asked: 'choosing' };
  }
};

const checkBuilding = (state: S, phase: Building, action: Action): Refusal | null => {
  const chair = at(state.chairs, phase.seat);
  switch (action.type) {
    case 'place':
      return checkPlace(chair, phase, action);
    case 'lift':
      return checkLift(chair, phase, action.tile, action.cell);
    case 'done':
      return checkDone(chair);
    default:
      return { code: 'notNow', asked: phase.type };
  }
};

/** Bids and placements come from the functions that judge them one by one; the rest passes through `check`. */
export const legalActions = (state: S, seat: Seat): readonly Action[] => {
  const { phase } = state;
  if (phase.type === 'over' || phase.seat !== seat) return [];
  if (isBuilding(phase)) {
    const chair = at(state.chairs, seat);
    // The same judgement as `checkDone`, without the faults it would list.
    return isDoable(chair) ? [...buildActions(chair, phase), DONE] : buildActions(chair, phase);
  }
  if (phase.type === 'stack') {
    return judged(
      state,
      seat,
      SIZES.map((size) => ({ type: 'stack', size })),
    );
  }
  return [...bids(state, seat), ...judged(state, seat, FREE_ACTIONS)];
};

const DONE: Action = { type: 'done' };
const FREE_ACTIONS: readonly Action[] = [{ type: 'renovate' }, { type: 'publicity' }, { type: 'pass' }];

const judged = (state: S, seat: Seat, candidates: readonly Action[]): Action[] =>
  candidates.filter((action) => check(state, seat, action) === null);

const bids = (state: S, seat: Seat): Action[] => {
  const found: Action[] = [];
  for (const lot of lotsInUse(state.chairs.length))
    for (const amount of bidsOn(state, seat, lot)) found.push({ type: 'bid', lot, amount });
  return found;
};

export const advance = (draft: State, seat: Seat, action: Action, chance: Chance): readonly Event[] => {
  switch (action.type) {
    case 'bid':
      return [bid(draft, seat, action.lot, action.amount), ...afterChoice(draft, seat, chance)];
    case 'renovate':
      return [renovate(draft, seat), ...afterChoice(draft, seat, chance)];
    case 'publicity':
      return [publicity(draft, seat), ...afterChoice(draft, seat, chance)];
    case 'pass':
      return [pass(draft, seat), ...afterChoice(draft, seat, chance)];
    case 'stack':
      return [{ type: 'stackChosen', seat, size: action.size }, ...fillFrom(draft, action.size, chance)];
    case 'place':
      return [...place(draft, seat, action), ...afterPlacing(draft, chance)];
    case 'lift':
      return [lift(draft, seat, action.tile, action.cell), ...afterLifting(draft, chance)];
    case 'done':
      return afterBuilding(draft, chance);
    default:
      return unreachable(action);
  }
};
