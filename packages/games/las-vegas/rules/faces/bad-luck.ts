/** C2 Bad Luck: the weakest seat here pays a fine when the round is over. RULES 16. */

import { type Seat, seatAt } from '@fremont/kernel';
import { strengthOf } from '../dice.ts';
import { payFine } from '../fine.ts';
import { casinoAt } from '../tiles.ts';
import type { FaceRules } from './face.ts';

export const badLuck: FaceRules<'C2'> = {
  face: 'C2',
  lay: () => ({ face: 'C2', payers: [] }),
  decisions: [],
  /** RULES 16.1, after Prime Time and before ties. Rulings R16, R17. */
  *noteDice(draft, casino, tile) {
    const strengths = casinoAt(draft, casino).dice.map(strengthOf);
    const strength = Math.min(...strengths);
    tile.payers = strengths.flatMap((one, index) => (one === strength ? [seatAt(index)] : []));
    yield { type: 'badLuckNoted', casino, face: 'C2', seats: [...tile.payers], strength };
  },
  /** RULES 16.2: clockwise from the starter of the round. */
  *afterPayout(draft, casino, { payers }) {
    const seats = draft.chairs.length;
    const fromStarter = (seat: Seat): number => (seat - draft.starter + seats) % seats;
    for (const seat of payers.toSorted((a, b) => fromStarter(a) - fromStarter(b)))
      yield { type: 'finePaid', seat, casino, ...payFine(draft, seat) };
  },
  copy: ({ payers }) => ({ face: 'C2', payers: [...payers] }),
};
