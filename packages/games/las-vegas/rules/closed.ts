/** RULES 19.5: a roll that shows only the closed number. Ruling R05. */

import type { Chance, DeepReadonly, Seat } from '@fremont/kernel';
import type { Event, Refusal, State } from '../types.ts';
import { rolledFaces } from './dice.ts';
import { turnInstead } from './instead.ts';
import { closedCasino, seenTile } from './tiles.ts';
import { endTurn } from './turn.ts';

type S = DeepReadonly<State>;

export const checkFreePass = (state: S, seat: Seat): Refusal | null => {
  if (seenTile(state, 'E1') === null) return { code: 'tileNotInPlay', faces: ['E1'] };
  if (state.phase.type !== 'placing') return { code: 'rollFirst' };
  const instead = turnInstead(state, seat);
  return instead.type === 'freePass' ? null : { code: 'openNumberRolled', instead };
};

/** RULES 19.5: refuses a paid pass when the pass is free. */
export const checkPaidPass = (state: S): Refusal | null => {
  const closed = closedCasino(state);
  if (closed === null || state.phase.type !== 'placing') return null;
  return rolledFaces(state.phase.roll).every((face) => face === closed) ? { code: 'passIsFree', closed } : null;
};

export function* freePass(draft: State, seat: Seat, chance: Chance): Iterable<Event> {
  draft.phase = { type: 'rolling' };
  yield { type: 'turnPassedFree', seat };
  yield* endTurn(draft, chance);
}
