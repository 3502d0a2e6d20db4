/** RULES 4.2, Place: all rolled dice of one number go into its casino. */

import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Event, Face, Refusal, Roll, State } from '../types.ts';
import { afterLanding } from './activate.ts';
import { addNeutral, addToCasino, takeFromSupply } from './change.ts';
import { isRolled, shownDice } from './dice.ts';
import { turnInstead } from './instead.ts';
import { isClosed } from './tiles.ts';
import { endTurn } from './turn.ts';

export const checkPlace = (state: DeepReadonly<State>, seat: Seat, face: Face): Refusal | null => {
  if (state.phase.type !== 'placing') return { code: 'rollFirst' };
  const { roll } = state.phase;
  if (!isRolled(roll, face)) return { code: 'noSuchDie', face, instead: turnInstead(state, seat) };
  return isClosed(state, face) ? { code: 'casinoClosed', casino: face, instead: turnInstead(state, seat) } : null;
};

export function* place(draft: State, seat: Seat, face: Face, roll: Roll, chance: Chance): Iterable<Event> {
  const { dice, neutral } = shownDice(roll, face);
  takeFromSupply(draft, seat, dice);
  addToCasino(draft, face, seat, dice);
  if (neutral > 0) placeNeutral(draft, seat, face, neutral);
  draft.phase = { type: 'rolling' };
  yield { type: 'dicePlaced', seat, casino: face, dice, neutral };
  if (draft.royale === null) yield* endTurn(draft, chance);
  else yield* afterLanding(draft, { seat, casino: face, by: 'dice', roll }, chance);
}

const placeNeutral = (draft: State, seat: Seat, face: Face, count: number): void => {
  at(draft.chairs, seat).neutral -= count;
  addNeutral(draft, face, { small: count, big: 0 });
};
