/** RULES 4, Paying, and RULES 5, the end. */

import { at, seatAt } from '@fremont/kernel';
import { WORTH } from '../data/signs.ts';
import { type Ending, type Event, SIGNS, type Sign, type State } from '../types.ts';
import { strengthsOf } from './signs.ts';

export function* pay(draft: State): Iterable<Event> {
  for (const [index, { tip }] of draft.chairs.entries()) yield { type: 'tipShown', seat: seatAt(index), tip };
  let ending: Ending = 'rowDark'; // RULES 5.2
  for (const sign of SIGNS) {
    const paid = paySign(draft, sign);
    if (paid.type === 'signPaid') ending = 'rowPaid';
    yield paid;
  }
  draft.phase = { type: 'over', ending };
  yield { type: 'matchEnded', ending };
}

const paySign = (draft: State, sign: Sign): Event => {
  const strengths = strengthsOf(draft, sign);
  const most = Math.max(...strengths);
  const first = strengths.indexOf(most);
  if (first !== strengths.lastIndexOf(most)) return { type: 'signDark', sign }; // RULES 4.3
  at(draft.chairs, first).money += WORTH[sign];
  return { type: 'signPaid', sign, seat: seatAt(first), money: WORTH[sign] };
};
