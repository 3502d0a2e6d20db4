/** RULES 3 and 4.7: ends a turn and begins the next. */

import { type Seat, seatAt } from '@fremont/kernel';
import type { Event } from '../events.ts';
import type { State } from '../types.ts';
import { expireOffers } from './end.ts';

export function* endTurn(draft: State): Iterable<Event> {
  yield* expireOffers(draft);
  forgetTurn(draft);
  draft.turnNumber++;
  yield beginTurn(draft, seatAt((draft.turn + 1) % draft.chairs.length));
}

const forgetTurn = (draft: State): void => {
  for (const lot of draft.lots) lot.reorganised = false;
  draft.gambled = false;
  draft.builtThisTurn = [];
  draft.waivers = [];
  draft.offersMade = draft.chairs.map(() => 0);
};

export const beginTurn = (draft: State, seat: Seat): Event => {
  draft.turn = seat;
  draft.phase = { type: 'drawing' };
  return { type: 'turnBegan', seat, turn: draft.turnNumber };
};
