/** The deal: empty chairs and casinos, the whole pile unseen, then the first round. RULES 3. */

import { type Chance, type Dealt, seatAt, seatList } from '@fremont/kernel';
import { DECKS } from './data/bills.ts';
import { noDice } from './rules/dice.ts';
import { emptyRoyale } from './rules/lay-tiles.ts';
import { beginRound } from './rules/round.ts';
import { leastBillIn, RULES_VERSION } from './rules/versions.ts';
import { type Casino, type Chair, FACES, type LasVegas, type Options, type State } from './types.ts';

export const setup = (
  options: Options,
  seats: number,
  chance: Chance,
  rulesVersion: number = RULES_VERSION,
): Dealt<LasVegas> => {
  const state: State = {
    options: { ...options },
    phase: { type: 'rolling' },
    round: 1,
    starter: seatAt(0),
    turn: seatAt(0),
    chairs: seatList(seats).map(emptyChair),
    casinos: FACES.map(() => emptyCasino(seats)),
    unseen: [...DECKS[options.edition]],
    returned: [],
    royale: options.edition === 'royale' ? emptyRoyale(leastBillIn(rulesVersion)) : null,
  };
  // RULES 3.6 (ruling R33): seat 0 begins. The table has already put the seats in order.
  return { state, events: [...beginRound(state, 1, seatAt(0), chance)] };
};

const emptyChair = (): Chair => ({ bills: [], chips: 0, supply: noDice(), neutral: 0 });

const emptyCasino = (seats: number): Casino => ({
  bills: [],
  dice: seatList(seats).map(noDice),
  neutral: noDice(),
  gray: 0,
});
