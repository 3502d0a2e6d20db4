/** For every action: the rule that checks it and the rule that carries it out; and the list of legal actions. */

import { type Chance, type DeepReadonly, noSuchSeat, type Seat, unreachable } from '@fremont/kernel';
import { type Building, buildCandidates, checkDone, checkLift, checkPlace, lift, place } from './rules/build.ts';
import { bid, checkPass, checkPublicity, checkRenovate, pass, publicity, renovate } from './rules/choose.ts';
import { checkStack } from './rules/flip.ts';
import { checkBid, lotsInUse, spacesOf } from './rules/lots.ts';
import { type FloorPlan, planOf } from './rules/passages.ts';
import { afterChoice, afterStep, chooseStack, finishBuilding } from './rules/turn.ts';
import { type Action, type Chair, type Event, type Phase, type Refusal, SIZES, type State } from './types.ts';

type S = DeepReadonly<State>;
type Open = Exclude<Phase, { readonly type: 'over' }>;

const isBuilding = (phase: Open): phase is Building => phase.type === 'building' || phase.type === 'permit';

export const check = (state: S, seat: Seat, action: Action): Refusal | null =>
  checkWith((chair) => planOf(chair.sheet), state, seat, action);

type FindPlan = (chair: DeepReadonly<Chair>) => FloorPlan;

const checkWith = (findPlan: FindPlan, state: S, seat: Seat, action: Action): Refusal | null => {
  const { phase, chairs } = state;
  const chair = chairs[seat];
  if (chair === undefined) return noSuchSeat(seat, chairs.length);
  if (phase.type === 'over') return { code: 'matchOver' };
  if (phase.seat !== seat) return { code: 'notYourTurn', turn: phase.seat };
  if (isBuilding(phase)) return checkBuilding(findPlan, chair, phase, action);
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

const checkBuilding = (
  findPlan: FindPlan,
  chair: DeepReadonly<Chair>,
  phase: Building,
  action: Action,
): Refusal | null => {
  switch (action.type) {
    case 'place':
      return checkPlace(chair, findPlan(chair), phase, action);
    case 'lift':
      return checkLift(chair, phase, action.tile, action.cell);
    case 'done':
      return checkDone(chair);
    default:
      return { code: 'notNow', asked: phase.type };
  }
};

/** Candidates that `check` accepts. Computes the floor plan once for the whole list. */
export const legalActions = (state: S, seat: Seat): readonly Action[] => {
  const plan = planOf(state.chairs[seat]?.sheet ?? []);
  return candidates(state, seat).filter((action) => checkWith(() => plan, state, seat, action) === null);
};

/** All actions of the phase. Their order is part of the rules, because seeded matches pick from the list. */
const candidates = ({ phase, chairs }: S, seat: Seat): Action[] => {
  const chair = chairs[seat];
  if (chair === undefined) return [];
  switch (phase.type) {
    case 'choosing':
      return [...bids(chairs.length), { type: 'renovate' }, { type: 'publicity' }, { type: 'pass' }];
    case 'stack':
      return SIZES.map((size) => ({ type: 'stack', size }));
    case 'permit':
    case 'building':
      return buildCandidates(chair);
    case 'over':
      return [];
    default:
      return unreachable(phase);
  }
};

const bids = (seats: number): Action[] =>
  lotsInUse(seats).flatMap((lot) => spacesOf(lot).map((amount): Action => ({ type: 'bid', lot, amount })));

export function* advance(draft: State, seat: Seat, action: Action, chance: Chance): Iterable<Event> {
  switch (action.type) {
    case 'bid':
      yield* bid(draft, seat, action.lot, action.amount);
      yield* afterChoice(draft, seat, chance);
      return;
    case 'renovate':
      yield* renovate(draft, seat);
      yield* afterChoice(draft, seat, chance);
      return;
    case 'publicity':
      yield* publicity(draft, seat);
      yield* afterChoice(draft, seat, chance);
      return;
    case 'pass':
      yield* pass(draft, seat);
      yield* afterChoice(draft, seat, chance);
      return;
    case 'stack':
      yield* chooseStack(draft, seat, action.size, chance);
      return;
    case 'place':
      yield* place(draft, seat, action);
      yield* afterStep(draft, chance);
      return;
    case 'lift':
      yield* lift(draft, seat, action.tile, action.cell);
      yield* afterStep(draft, chance);
      return;
    case 'done':
      yield* finishBuilding(draft, chance);
      return;
    default:
      unreachable(action);
  }
}
