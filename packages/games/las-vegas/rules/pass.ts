/** RULES 4.3, Pass: after rolling, the seat pays a chip instead of placing dice. */

import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import { EDITION_FACTS } from '../data/editions.ts';
import type { Event, Refusal, State } from '../types.ts';
import { checkPaidPass } from './closed.ts';
import { turnInstead } from './instead.ts';
import { endTurn } from './turn.ts';

export const checkPass = (state: DeepReadonly<State>, seat: Seat): Refusal | null => {
  if (EDITION_FACTS[state.options.edition].chipsPerRound === 0)
    return { code: 'noPassing', instead: turnInstead(state, seat) };
  if (state.phase.type !== 'placing') return { code: 'rollFirst' };
  const passIsFree = state.royale === null ? null : checkPaidPass(state);
  if (passIsFree !== null) return passIsFree;
  return at(state.chairs, seat).chips > 0 ? null : { code: 'noChip', instead: turnInstead(state, seat) };
};

export function* pass(draft: State, seat: Seat, chance: Chance): Iterable<Event> {
  const chair = at(draft.chairs, seat);
  chair.chips -= 1;
  draft.phase = { type: 'rolling' };
  yield { type: 'turnPassed', seat, chipsLeft: chair.chips };
  yield* endTurn(draft, chance);
}
