/** A reward that may be 0: Fifty Fifty and Black Box. RULES 14, 23. */

import type { Event, State } from '../../types.ts';
import { type Payee, payFromBank } from '../bank.ts';
import { nothingHappened } from './face.ts';

export function* rewardFromBank(draft: State, payee: Payee, money: number): Iterable<Event> {
  if (money === 0) yield nothingHappened(payee, payee.face);
  else yield* payFromBank(draft, payee, money);
}
