/** For every action: the rule that checks it and the rule that carries it out; and the list of legal actions. */

import { type Chance, type DeepReadonly, noSuchSeat, type Seat, unreachable } from '@fremont/kernel';
import { checkPlace, place } from './rules/place.ts';
import { checkRoll, roll } from './rules/roll.ts';
import { type Action, type Event, type Refusal, SIGNS, type State } from './types.ts';

/** The first refusal that applies, the most general ones first. */
export const check = (state: DeepReadonly<State>, seat: Seat, action: Action): Refusal | null => {
  if (state.chairs[seat] === undefined) return noSuchSeat(seat, state.chairs.length);
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

/** Candidates that `check` accepts, so that the list and `check` cannot disagree. */
export const legalActions = (state: DeepReadonly<State>, seat: Seat): readonly Action[] =>
  candidates().filter((action) => check(state, seat, action) === null);

const candidates = (): Action[] => [{ type: 'roll' }, ...SIGNS.map((sign): Action => ({ type: 'place', sign }))];

export const advance = (draft: State, seat: Seat, action: Action, chance: Chance): Iterable<Event> => {
  switch (action.type) {
    case 'roll':
      return roll(draft, seat, chance);
    case 'place':
      return place(draft, seat, action.sign);
    default:
      return unreachable(action);
  }
};
