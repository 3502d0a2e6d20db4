/** The actions that a seat may take in its turn instead of a refused one. RULES 4.1 to 4.3, 19.5. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { FACES, type Face, type State, type TurnInstead } from '../types.ts';
import { rolledFaces } from './dice.ts';
import { closedCasino } from './tiles.ts';

type S = DeepReadonly<State>;

export const openCasinos = (state: S): readonly Face[] => {
  const closed = closedCasino(state);
  return FACES.filter((face) => face !== closed);
};

export const turnInstead = (state: S, seat: Seat): TurnInstead => {
  if (state.phase.type !== 'placing') return { type: 'roll' };
  const closed = closedCasino(state);
  const faces = rolledFaces(state.phase.roll).filter((face) => face !== closed);
  return faces.length === 0 ? { type: 'freePass' } : { type: 'place', faces, chip: at(state.chairs, seat).chips > 0 };
};
