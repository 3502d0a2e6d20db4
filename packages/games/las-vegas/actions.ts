/** For every action: whether it is allowed, and how it is carried out. */

import { assert, type Chance, type DeepReadonly, noSuchSeat, type Seat } from '@fremont/kernel';
import { answer, checkAnswer, playPower } from './rules/activate.ts';
import { checkFreePass, freePass } from './rules/closed.ts';
import { checkPowerPlay } from './rules/faces/power-play.ts';
import { checkPass, pass } from './rules/pass.ts';
import { checkPlace, place } from './rules/place.ts';
import { checkRoll, roll } from './rules/roll.ts';
import type { Action, Event, Refusal, State } from './types.ts';

type S = DeepReadonly<State>;

export const check = (state: S, seat: Seat, action: Action): Refusal | null => {
  if (state.chairs[seat] === undefined) return noSuchSeat(seat, state.chairs.length);
  if (state.phase.type === 'over') return { code: 'matchOver' };
  if (state.phase.type === 'deciding') return checkAnswer(state, seat, action);
  if (state.turn !== seat) return { code: 'notYourTurn', turn: state.turn };
  switch (action.type) {
    case 'roll':
      return checkRoll(state, seat);
    case 'place':
      return checkPlace(state, seat, action.face);
    case 'pass':
      return checkPass(state, seat);
    case 'freePass':
      return checkFreePass(state, seat);
    case 'powerPlay':
      return checkPowerPlay(state, seat, action);
    default:
      return checkAnswer(state, seat, action);
  }
};

export const advance = (draft: State, seat: Seat, action: Action, chance: Chance): Iterable<Event> => {
  switch (action.type) {
    case 'roll':
      return roll(draft, seat, chance);
    case 'place':
      assert(draft.phase.type === 'placing', 'a placement without a roll');
      return place(draft, seat, action.face, draft.phase.roll, chance);
    case 'pass':
      return pass(draft, seat, chance);
    case 'freePass':
      return freePass(draft, seat, chance);
    case 'powerPlay':
      return playPower(draft, seat, action, chance);
    default:
      return answer(draft, action, chance);
  }
};
