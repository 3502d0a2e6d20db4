/** RULES 3, Placing: all dice of one rolled number go on its sign. */

import { assert, at, type DeepReadonly, type Seat, seatAt } from '@fremont/kernel';
import type { Event, Refusal, Sign, State } from '../types.ts';
import { pay } from './pay.ts';

export const checkPlace = ({ phase }: DeepReadonly<State>, sign: Sign): Refusal | null => {
  if (phase.type !== 'placing') return { code: 'rollFirst' };
  return phase.roll.includes(sign) ? null : { code: 'notRolled', sign, roll: phase.roll };
};

export function* place(draft: State, seat: Seat, sign: Sign): Iterable<Event> {
  const { phase, chairs, row } = draft;
  assert(phase.type === 'placing', 'a placement without a roll');
  const count = phase.roll.filter((die) => die === sign).length;
  at(chairs, seat).dice -= count;
  row[sign] = row[sign].with(seat, at(row[sign], seat) + count);
  yield { type: 'dicePlaced', seat, sign, count };
  yield* passTurn(draft);
}

/** RULES 3.3: passes the turn. RULES 4: pays when no seat has dice left. */
function* passTurn(draft: State): Iterable<Event> {
  const { length } = draft.chairs;
  const order = Array.from({ length }, (_, index) => seatAt((draft.turn + 1 + index) % length));
  const next = order.find((seat) => at(draft.chairs, seat).dice > 0);
  if (next === undefined) {
    yield* pay(draft);
    return;
  }
  draft.turn = next;
  draft.phase = { type: 'rolling' };
  yield { type: 'turnBegan', seat: next };
}
