/** RULES 4.3, Pass: after rolling, a chip instead of a placement. */

import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import { EDITION_FACTS } from '../data/editions.ts';
import type { Event, Refusal, State } from '../types.ts';
import { checkPaidPass } from './closed.ts';
import { endTurn } from './turn.ts';

export const checkPass = (state: DeepReadonly<State>, seat: Seat): Refusal | null => {
  if (EDITION_FACTS[state.options.edition].chipsPerRound === 0) return { code: 'noPassing' };
  if (state.phase.type !== 'placing') return { code: 'rollFirst' };
  const free = state.royale === null ? null : checkPaidPass(state);
  if (free !== null) return free;
  return at(state.chairs, seat).chips > 0 ? null : { code: 'noChip' };
};

export const pass = (draft: State, seat: Seat, chance: Chance): Event[] => {
  const chair = at(draft.chairs, seat);
  chair.chips -= 1;
  const passed: Event = { type: 'turnPassed', seat, chipsLeft: chair.chips };
  return [passed, ...endTurn(draft, chance)];
};
