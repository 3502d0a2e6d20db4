/** RULES 4.1, Roll: roll the whole supply. */

import { at, type Chance, type DeepReadonly, rollDie, type Seat } from '@fremont/kernel';
import type { Event, Face, Refusal, Roll, State } from '../types.ts';
import { turnInstead } from './instead.ts';

export const checkRoll = (state: DeepReadonly<State>, seat: Seat): Refusal | null =>
  state.phase.type === 'rolling' ? null : { code: 'alreadyRolled', instead: turnInstead(state, seat) };

export function* roll(draft: State, seat: Seat, chance: Chance): Iterable<Event> {
  const { supply, neutral } = at(draft.chairs, seat);
  const stream = `dice:${seat}`;
  // The order small, big, neutral is part of the record format.
  const rolled: Roll = {
    small: rollFaces(chance, stream, supply.small),
    big: supply.big > 0 ? rollFace(chance, stream) : null,
    neutral: rollFaces(chance, stream, neutral),
  };
  draft.phase = { type: 'placing', roll: rolled };
  yield { type: 'diceRolled', seat, roll: rolled };
}

export const rollFace = (chance: Chance, stream: string): Face => rollDie(chance, stream) as Face;

export const rollFaces = (chance: Chance, stream: string, dice: number): Face[] =>
  Array.from({ length: dice }, () => rollFace(chance, stream));
