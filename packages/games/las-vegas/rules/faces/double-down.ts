/** G2 Double Down: dice moved onto the tile compete there as in a casino of its own. RULES 24. */

import { at, type DeepReadonly } from '@fremont/kernel';
import { DOUBLE_DOWN_REWARDS } from '../../data/tiles.ts';
import type { Action, Casino, TileOf } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { takeFromCasino } from '../change.ts';
import { noDice, plus, strengthOf } from '../dice.ts';
import { isImaginary, settleCasino } from '../payout.ts';
import { knownTile } from '../tiles.ts';
import { ask, decisionRules, type FaceRules, nothingHappened, type S } from './face.ts';

const ownDice = (state: S, seat: number, casino: number) => at(at(state.casinos, casino - 1).dice, seat);

const moveToTile = decisionRules({
  type: 'doubleDown',
  answers: ['doubleDown'],
  candidates(state, { seat, casino }) {
    const have = ownDice(state, seat, casino);
    const all: Extract<Action, { type: 'doubleDown' }>[] = [];
    for (let big = 0; big <= have.big; big++)
      for (let small = 0; small <= have.small; small++) all.push({ type: 'doubleDown', small, big });
    return all;
  },
  check(state, { seat, casino }, { small, big }) {
    const have = ownDice(state, seat, casino);
    return small <= have.small && big <= have.big ? null : { code: 'tooManyDice', casino, have: { ...have } };
  },
  *answer({ draft }, { seat, casino }, { small, big }) {
    const dice = { small, big };
    if (strengthOf(dice) === 0) yield { type: 'offerLeft', seat, casino, face: 'G2' };
    else {
      const tile = knownTile(draft, 'G2');
      takeFromCasino(draft, casino, seat, dice);
      tile.dice[seat] = plus(at(tile.dice, seat), dice);
      yield { type: 'diceDoubled', seat, casino, dice };
    }
  },
});

/** The tile as a casino without imaginary players. */
const asCasino = ({ dice }: DeepReadonly<TileOf<'G2'>>): DeepReadonly<Casino> => ({
  bills: DOUBLE_DOWN_REWARDS,
  dice,
  neutral: noDice(),
  gray: 0,
});

export const doubleDown: FaceRules<'G2'> = {
  face: 'G2',
  lay: (seats) => ({ face: 'G2', dice: Array.from({ length: seats }, noDice) }),
  *activate({ draft }, on) {
    if (strengthOf(ownDice(draft, on.seat, on.casino)) === 0) yield nothingHappened(on, 'G2');
    else ask(draft, { type: 'doubleDown', seat: on.seat, casino: on.casino });
  },
  decisions: [moveToTile],
  *payOut(draft, { casino }, tile) {
    const { ties, awards } = settleCasino(asCasino(tile));
    for (const { strength, participants } of ties)
      yield { type: 'tileTied', casino, strength, seats: participants.filter((one) => !isImaginary(one)) };
    for (const { bill, taker } of awards)
      if (taker !== null && !isImaginary(taker)) yield* payFromBank(draft, { seat: taker, casino, face: 'G2' }, bill);
  },
  copy: ({ dice }) => ({ face: 'G2', dice: dice.map(({ small, big }) => ({ small, big })) }),
  diceOf: ({ dice }, seat) => at(dice, seat),
};
