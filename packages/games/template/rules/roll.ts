/** RULES 2, Rolling: the seat rolls all its dice, once. */

import { at, type Chance, type DeepReadonly, pick, type Seat } from '@fremont/kernel';
import { type Event, type Refusal, SIGNS, type State } from '../types.ts';

export const checkRoll = ({ phase }: DeepReadonly<State>): Refusal | null =>
  phase.type === 'rolling' ? null : { code: 'alreadyRolled' }; // RULES 2.2

/** Every seat has its own stream, so that the choices of other players do not change its dice. */
export function* roll(draft: State, seat: Seat, chance: Chance): Iterable<Event> {
  const { dice } = at(draft.chairs, seat);
  const rolled = Array.from({ length: dice }, () => pick(SIGNS, chance, `dice:${seat}`));
  draft.phase = { type: 'placing', roll: rolled };
  yield { type: 'diceRolled', seat, roll: rolled };
}
