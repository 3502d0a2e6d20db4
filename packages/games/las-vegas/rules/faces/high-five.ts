/** C1 High Five: the first seat with a strength of five here gets the token. RULES 15. */

import { at } from '@fremont/kernel';
import { HIGH_FIVE_REWARD, HIGH_FIVE_STRENGTH } from '../../data/tiles.ts';
import { payFromBank } from '../bank.ts';
import { strengthOf } from '../dice.ts';
import { casinoAt } from '../tiles.ts';
import { type FaceRules, nothingHappened } from './face.ts';

export const highFive: FaceRules<'C1'> = {
  face: 'C1',
  lay: () => ({ face: 'C1', holder: null }),
  *activate({ draft }, on, tile) {
    const { seat, casino } = on;
    const strength = strengthOf(at(casinoAt(draft, casino).dice, seat));
    if (tile.holder !== null || strength < HIGH_FIVE_STRENGTH) yield nothingHappened(on, 'C1');
    else {
      tile.holder = seat;
      yield { type: 'tokenTaken', seat, casino, face: 'C1', from: null };
    }
  },
  decisions: [],
  payOut: (draft, { casino }, { holder }) =>
    holder === null ? [] : payFromBank(draft, { seat: holder, casino, face: 'C1' }, HIGH_FIVE_REWARD),
  copy: ({ holder }) => ({ face: 'C1', holder }),
};
