/** RULES 4, Paying, and with it RULES 5, the end. */

import { at, seatAt } from '@fremont/kernel';
import { WORTH } from '../data/signs.ts';
import { type Ending, type Event, SIGNS, type Sign, type State } from '../types.ts';
import { strengthsOf } from './signs.ts';

export const pay = (draft: State): readonly Event[] => {
  const tips = draft.chairs.map(({ tip }, index): Event => ({ type: 'tipShown', seat: seatAt(index), tip }));
  const paid = SIGNS.map((sign) => paySign(draft, sign));
  const ending: Ending = paid.some(({ type }) => type === 'signPaid') ? 'rowPaid' : 'rowDark'; // RULES 5.2
  draft.phase = { type: 'over', ending };
  return [...tips, ...paid, { type: 'matchEnded', ending }];
};

const paySign = (draft: State, sign: Sign): Event => {
  const strengths = strengthsOf(draft, sign);
  const most = Math.max(...strengths);
  const first = strengths.indexOf(most);
  if (first !== strengths.lastIndexOf(most)) return { type: 'signDark', sign }; // RULES 4.3
  at(draft.chairs, first).money += WORTH[sign];
  return { type: 'signPaid', sign, seat: seatAt(first), money: WORTH[sign] };
};
