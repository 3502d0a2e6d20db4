/** RULES 4.2, Place: all rolled dice of one number go into its casino. */

import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Event, Face, Refusal, Roll, State } from '../types.ts';
import { afterLanding } from './activate.ts';
import { addNeutral, addToCasino, takeFromSupply } from './change.ts';
import { isRolled, rolledFaces, shownDice } from './dice.ts';
import { checkOpen } from './tiles.ts';
import { endTurn } from './turn.ts';

export const checkPlace = (state: DeepReadonly<State>, face: Face): Refusal | null => {
  if (state.phase.type !== 'placing') return { code: 'rollFirst' };
  const { roll } = state.phase;
  if (!isRolled(roll, face)) return { code: 'noSuchDie', face, rolled: rolledFaces(roll) };
  return state.royale === null ? null : checkOpen(state, face);
};

export const place = (draft: State, seat: Seat, face: Face, roll: Roll, chance: Chance): Event[] => {
  const { dice, neutral } = shownDice(roll, face);
  takeFromSupply(draft, seat, dice);
  addToCasino(draft, face, seat, dice);
  if (neutral > 0) placeNeutral(draft, seat, face, neutral);
  const placed: Event = { type: 'dicePlaced', seat, casino: face, dice, neutral };
  if (draft.royale === null) return [placed, ...endTurn(draft, chance)];
  return [placed, ...afterLanding(draft, { seat, casino: face, by: 'dice', roll }, chance)];
};

const placeNeutral = (draft: State, seat: Seat, face: Face, count: number): void => {
  at(draft.chairs, seat).neutral -= count;
  addNeutral(draft, face, { small: count, big: 0 });
};
