/** RULES 4.4 and 4.5: the next turn, and the end of the round. */

import { at, type Chance, type Seat, seatAt } from '@fremont/kernel';
import type { Event, State } from '../types.ts';
import { supplyOf } from './dice.ts';
import { endRound } from './round.ts';

export function* endTurn(draft: State, chance: Chance): Iterable<Event> {
  const next = nextWithSupply(draft);
  if (next === null) yield* endRound(draft, chance);
  else {
    draft.turn = next;
    if (draft.royale !== null) draft.royale.turns += 1;
    yield { type: 'turnBegan', seat: next };
  }
}

/** Ruling R08: the next seat with dice. It may be the same seat; null when no seat has dice. */
const nextWithSupply = (draft: State): Seat | null => {
  const seats = draft.chairs.length;
  for (let step = 1; step <= seats; step++) {
    const index = (draft.turn + step) % seats;
    if (supplyOf(at(draft.chairs, index)) > 0) return seatAt(index);
  }
  return null;
};
