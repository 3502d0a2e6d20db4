/** RULES 4.2, Place: all rolled dice of one number go into its casino. */

import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import { type Event, FACES, type Face, type Refusal, type Roll, type State } from '../types.ts';
import { addDice, chairOf, isRolled, shownDice, takeDice } from './dice.ts';
import { endTurn } from './turn.ts';

/** The numbers that may be chosen after a roll, ascending. */
export const rolledFaces = (roll: Roll): Face[] => {
  const faces: Face[] = [];
  for (const face of FACES) if (isRolled(roll, face)) faces.push(face);
  return faces;
};

export const checkPlace = (state: DeepReadonly<State>, face: Face): Refusal | null => {
  if (state.phase.type !== 'placing') return { code: 'rollFirst' };
  const { roll } = state.phase;
  return isRolled(roll, face) ? null : { code: 'noSuchDie', face, rolled: rolledFaces(roll) };
};

export const place = (draft: State, seat: Seat, face: Face, roll: Roll, chance: Chance): Event[] => {
  const { dice, neutral } = shownDice(roll, face);
  const chair = chairOf(draft, seat);
  const casino = at(draft.casinos, face - 1);
  takeDice(chair.supply, dice);
  chair.neutral -= neutral;
  addDice(at(casino.dice, seat), dice);
  casino.neutral.small += neutral;
  const placed: Event = { type: 'dicePlaced', seat, casino: face, dice, neutral };
  return [placed, ...endTurn(draft, chance)];
};
