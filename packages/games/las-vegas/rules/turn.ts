/** RULES 4.4 and 4.5: whose turn comes next, and when the round is over. */

import { at, type Chance, type Seat, seatAt } from '@fremont/kernel';
import type { Event, State } from '../types.ts';
import { supplyOf } from './dice.ts';
import { endRound } from './round.ts';

export const endTurn = (draft: State, chance: Chance): Event[] => {
  const next = nextWithSupply(draft);
  if (next === null) return endRound(draft, chance);
  draft.turn = next;
  draft.phase = { type: 'rolling' };
  if (draft.royale !== null) draft.royale.turns += 1;
  return [{ type: 'turnBegan', seat: next }];
};

/** The next seat with dice; the seat itself when it alone has any; null when nobody has. Ruling R08. */
const nextWithSupply = (draft: State): Seat | null => {
  const seats = draft.chairs.length;
  for (let step = 1; step <= seats; step++) {
    const index = (draft.turn + step) % seats;
    if (supplyOf(at(draft.chairs, index)) > 0) return seatAt(index);
  }
  return null;
};
