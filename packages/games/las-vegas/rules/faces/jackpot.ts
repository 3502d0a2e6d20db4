/** A2 Jackpot: a seven or a double takes the jackpot, anything else raises it. RULES 12. */

import { at } from '@fremont/kernel';
import { JACKPOT_TRACK } from '../../data/tiles.ts';
import type { BlackDice } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { type FaceRules, rollBlack } from './face.ts';

const isHit = ([one, other]: BlackDice): boolean => one + other === 7 || one === other;

export const jackpot: FaceRules<'A2'> = {
  face: 'A2',
  lay: () => ({ face: 'A2', step: 0 }),
  *activate({ draft, chance }, { seat, casino }, tile) {
    const rolled = rollBlack(chance);
    yield { type: 'blackRolled', seat, casino, face: 'A2', rolled };
    if (isHit(rolled)) {
      const money = at(JACKPOT_TRACK, tile.step);
      tile.step = 0;
      yield { type: 'jackpotHit', seat, casino, money };
      yield* payFromBank(draft, { seat, casino, face: 'A2' }, money);
    } else {
      tile.step = Math.min(tile.step + 1, JACKPOT_TRACK.length - 1);
      yield { type: 'jackpotMissed', seat, casino, money: at(JACKPOT_TRACK, tile.step) };
    }
  },
  decisions: [],
  copy: ({ step }) => ({ face: 'A2', step }),
};
