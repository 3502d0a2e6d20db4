/** The judge and the deed for every action, and the list that comes out of the judge. */

import { assert, type Chance, type DeepReadonly, type Seat, unreachable } from '@fremont/kernel';
import { answer, answers, checkAnswer, playPower, powerPlays } from './rules/activate.ts';
import { checkFreePass, freePass } from './rules/closed.ts';
import { rolledFaces } from './rules/dice.ts';
import { checkPowerPlay } from './rules/faces/power-play.ts';
import { checkPass, pass } from './rules/pass.ts';
import { checkPlace, place } from './rules/place.ts';
import { checkRoll, roll } from './rules/roll.ts';
import { type Action, type Event, FACES, type Face, type Refusal, type State } from './types.ts';

type S = DeepReadonly<State>;

export const check = (state: S, seat: Seat, action: Action): Refusal | null => {
  if (state.phase.type === 'over') return { code: 'matchOver' };
  if (state.phase.type === 'deciding') return checkAnswer(state, seat, action);
  if (state.turn !== seat) return { code: 'notYourTurn', turn: state.turn };
  switch (action.type) {
    case 'roll':
      return checkRoll(state);
    case 'place':
      return checkPlace(state, action.face);
    case 'pass':
      return checkPass(state, seat);
    case 'freePass':
      return checkFreePass(state);
    case 'powerPlay':
      return checkPowerPlay(state, seat, action);
    default:
      return checkAnswer(state, seat, action);
  }
};

export const legalActions = (state: S, seat: Seat): readonly Action[] => {
  if (state.phase.type === 'deciding') return answers(state, seat);
  const legal: Action[] = [];
  for (const action of candidates(state, seat)) if (check(state, seat, action) === null) legal.push(action);
  return legal;
};

const ROLL: Action = { type: 'roll' };
const ROLL_ONLY: readonly Action[] = [ROLL];
const PASS: Action = { type: 'pass' };
const FREE_PASS: Action = { type: 'freePass' };
const PLACE = Object.fromEntries(FACES.map((face) => [face, { type: 'place', face }])) as Record<Face, Action>;

/**
 * What is worth asking the judge about in each phase, in the order it is offered. Numbers that were not rolled are not:
 * every such refusal lists the numbers that were, which would be most of the work of a simulation.
 */
const candidates = (state: S, seat: Seat): readonly Action[] => {
  const { phase, royale } = state;
  switch (phase.type) {
    case 'rolling':
      return royale === null ? ROLL_ONLY : [ROLL, ...powerPlays(state, seat)];
    case 'placing': {
      const places = rolledFaces(phase.roll).map((face) => PLACE[face]);
      return royale === null ? [...places, PASS] : [...places, PASS, FREE_PASS];
    }
    case 'deciding':
    case 'over':
      return [];
    default:
      return unreachable(phase);
  }
};

export const advance = (draft: State, seat: Seat, action: Action, chance: Chance): readonly Event[] => {
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
