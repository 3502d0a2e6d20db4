/** D1 Pay Day: money for every casino that holds a die of the seat. RULES 17. */

import { at } from '@fremont/kernel';
import { PAY_DAY_REWARD } from '../../data/tiles.ts';
import { payFromBank } from '../bank.ts';
import { strengthOf } from '../dice.ts';
import { type FaceRules, nothingHappened } from './face.ts';

export const payDay: FaceRules<'D1'> = {
  face: 'D1',
  lay: () => ({ face: 'D1' }),
  *activate({ draft }, on) {
    const { seat, casino } = on;
    const casinos = draft.casinos.filter(({ dice }) => strengthOf(at(dice, seat)) > 0).length;
    // Ruling R11: when My Choice activates this tile, the seat may have no die in any casino.
    if (casinos === 0) yield nothingHappened(on, 'D1');
    else yield* payFromBank(draft, { seat, casino, face: 'D1' }, casinos * PAY_DAY_REWARD);
  },
  decisions: [],
  copy: () => ({ face: 'D1' }),
};
