/** A2 Jackpot: a seven or a double takes the jackpot, anything else raises it. RULES 12. */

import { at } from '@fremont/kernel';
import { JACKPOT_TRACK } from '../../data/tiles.ts';
import type { BlackDice } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { type FaceWork, rollBlack } from './face.ts';

const isHit = ([one, other]: BlackDice): boolean => one + other === 7 || one === other;

export const jackpot: FaceWork<'A2'> = {
  face: 'A2',
  lay: () => ({ face: 'A2', step: 0 }),
  activate({ draft, chance }, { seat, casino }, tile) {
    const rolled = rollBlack(chance);
    const money = at(JACKPOT_TRACK, tile.step);
    if (isHit(rolled)) {
      tile.step = 0;
      return [
        { type: 'blackRolled', seat, casino, face: 'A2', rolled },
        { type: 'jackpotHit', seat, casino, money },
        ...payFromBank(draft, { seat, casino, face: 'A2' }, money),
      ];
    }
    tile.step = Math.min(tile.step + 1, JACKPOT_TRACK.length - 1);
    return [
      { type: 'blackRolled', seat, casino, face: 'A2', rolled },
      { type: 'jackpotMissed', seat, casino, money: at(JACKPOT_TRACK, tile.step) },
    ];
  },
  decisions: [],
  copy: ({ step }) => ({ face: 'A2', step }),
};
