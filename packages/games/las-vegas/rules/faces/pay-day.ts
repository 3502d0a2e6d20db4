/** D1 Pay Day: money for every casino that holds one of one's dice. RULES 17. */

import { at } from '@fremont/kernel';
import { PAY_DAY_REWARD } from '../../data/tiles.ts';
import { payFromBank } from '../bank.ts';
import { strengthOf } from '../dice.ts';
import { type FaceWork, nothing } from './face.ts';

export const payDay: FaceWork<'D1'> = {
  face: 'D1',
  lay: () => ({ face: 'D1' }),
  activate({ draft }, on) {
    const { seat, casino } = on;
    const casinos = draft.casinos.filter(({ dice }) => strengthOf(at(dice, seat)) > 0).length;
    // Through My Choice nobody's dice may lie anywhere yet. Ruling R11.
    if (casinos === 0) return [nothing(on, 'D1')];
    return payFromBank(draft, { seat, casino, face: 'D1' }, casinos * PAY_DAY_REWARD);
  },
  decisions: [],
  copy: () => ({ face: 'D1' }),
};
