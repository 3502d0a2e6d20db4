/** RULES 4.1, Roll: roll the whole supply. */

import { at, type Chance, type DeepReadonly, rollDie, type Seat } from '@fremont/kernel';
import type { Event, Face, Refusal, Roll, State } from '../types.ts';

export const checkRoll = (state: DeepReadonly<State>): Refusal | null =>
  state.phase.type === 'rolling' ? null : { code: 'alreadyRolled' };

export const roll = (draft: State, seat: Seat, chance: Chance): Event[] => {
  const { supply, neutral } = at(draft.chairs, seat);
  const stream = diceStream(seat);
  // The order small, big, neutral is part of the record format.
  const rolled: Roll = {
    small: rollFaces(chance, stream, supply.small),
    big: supply.big > 0 ? rollFace(chance, stream) : null,
    neutral: rollFaces(chance, stream, neutral),
  };
  draft.phase = { type: 'placing', roll: rolled };
  return [{ type: 'diceRolled', seat, roll: rolled }];
};

const DICE_STREAMS = ['dice:0', 'dice:1', 'dice:2', 'dice:3', 'dice:4'] as const;
const diceStream = (seat: Seat): string => DICE_STREAMS[seat] ?? `dice:${seat}`;

export const rollFace = (chance: Chance, stream: string): Face => rollDie(chance, stream) as Face;

export const rollFaces = (chance: Chance, stream: string, dice: number): Face[] => {
  const faces: Face[] = [];
  for (let die = 0; die < dice; die++) faces.push(rollFace(chance, stream));
  // Without the room that a list keeps for growing: what was rolled is told as long as the match lasts.
  return faces.slice();
};
