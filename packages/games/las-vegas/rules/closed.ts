/** RULES 19.5: a roll of nothing but the closed number. Ruling R05. */

import type { Chance, DeepReadonly, Seat } from '@fremont/kernel';
import type { Event, Face, Refusal, Roll, State } from '../types.ts';
import { rolledFaces } from './dice.ts';
import { closedCasino, seenTile } from './tiles.ts';
import { endTurn } from './turn.ts';

type S = DeepReadonly<State>;

const openFaces = (state: S, roll: Roll): readonly Face[] => {
  const closed = closedCasino(state);
  return rolledFaces(roll).filter((face) => face !== closed);
};

export const checkFreePass = (state: S): Refusal | null => {
  if (seenTile(state, 'E1') === null) return { code: 'tileNotInPlay', faces: ['E1'] };
  if (state.phase.type !== 'placing') return { code: 'rollFirst' };
  const open = openFaces(state, state.phase.roll);
  return open.length === 0 ? null : { code: 'openNumberRolled', open };
};

/** Why a pass need not be paid for, or null when it must. */
export const checkPaidPass = (state: S): Refusal | null => {
  const closed = closedCasino(state);
  if (closed === null || state.phase.type !== 'placing') return null;
  return openFaces(state, state.phase.roll).length === 0 ? { code: 'passIsFree', closed } : null;
};

export const freePass = (draft: State, seat: Seat, chance: Chance): Event[] => [
  { type: 'turnPassedFree', seat },
  ...endTurn(draft, chance),
];
