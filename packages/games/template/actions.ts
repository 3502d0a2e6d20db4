/** The judge and the deed for every action, and the list that comes out of the judge. */

import { type Chance, type DeepReadonly, type Seat, unreachable } from '@fremont/kernel';
import { checkPlace, place } from './rules/place.ts';
import { checkRoll, roll } from './rules/roll.ts';
import { type Action, type Event, type Refusal, SIGNS, type State } from './types.ts';

/** Objections come in the order a neighbour at the table would raise them. */
export const check = (state: DeepReadonly<State>, seat: Seat, action: Action): Refusal | null => {
  if (state.phase.type === 'over') return { code: 'matchOver' };
  if (state.turn !== seat) return { code: 'notYourTurn', turn: state.turn };
  switch (action.type) {
    case 'roll':
      return checkRoll(state);
    case 'place':
      return checkPlace(state, action.sign);
    default:
      return unreachable(action);
  }
};

const CANDIDATES: readonly Action[] = [{ type: 'roll' }, ...SIGNS.map((sign): Action => ({ type: 'place', sign }))];

/** Through the judge, so that what is offered and what is accepted cannot disagree. */
export const legalActions = (state: DeepReadonly<State>, seat: Seat): readonly Action[] =>
  CANDIDATES.filter((action) => check(state, seat, action) === null);

export const advance = (draft: State, seat: Seat, action: Action, chance: Chance): readonly Event[] => {
  switch (action.type) {
    case 'roll':
      return roll(draft, seat, chance);
    case 'place':
      return place(draft, seat, action.sign);
    default:
      return unreachable(action);
  }
};
