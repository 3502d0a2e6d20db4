/** E2 Knockout: every opponent puts a die into the bar, and one takes one's own back. RULES 20. */

import { at, type Seat } from '@fremont/kernel';
import { BAR_DICE_MAX } from '../../data/tiles.ts';
import { DIE_SIZES, type Dice, type Event, type Face, type State } from '../../types.ts';
import { addToSupply, takeFromSupply } from '../change.ts';
import { noDice, plus, supplyOf } from '../dice.ts';
import { knownTile, leftOf, oneDie } from '../tiles.ts';
import { ask, decisionWork, type FaceWork, nothing } from './face.ts';
import { checkInSupply } from './move.ts';

const diceIn = ({ small, big }: Readonly<Dice>): number => small + big;

const mustGive = (draft: State, seat: Seat): boolean =>
  supplyOf(at(draft.chairs, seat)) > 0 && diceIn(at(knownTile(draft, 'E2').bar, seat)) < BAR_DICE_MAX;

/** Asks the next opponent after `seat` who has a die to give; when none is left, `by` takes its dice back. */
const goRound = (draft: State, casino: Face, by: Seat, seat: Seat): Event[] => {
  for (let next = leftOf(draft, seat); next !== by; next = leftOf(draft, next)) {
    if (!mustGive(draft, next)) continue;
    ask(draft, { type: 'knockoutDie', seat: next, casino, by });
    return [];
  }
  return takeBack(draft, casino, by);
};

const takeBack = (draft: State, casino: Face, seat: Seat): Event[] => {
  const { bar } = knownTile(draft, 'E2');
  const dice = at(bar, seat);
  if (diceIn(dice) === 0) return [];
  addToSupply(draft, seat, dice);
  bar[seat] = noDice();
  return [{ type: 'diceUnbarred', seat, casino, dice }];
};

const give = decisionWork({
  type: 'knockoutDie',
  answers: ['knockoutDie'],
  candidates: () => DIE_SIZES.map((die) => ({ type: 'knockoutDie', die })),
  check: (state, { seat }, { die }) => checkInSupply(state, seat, die),
  answer({ draft }, { seat, casino, by }, { die }) {
    const { bar } = knownTile(draft, 'E2');
    takeFromSupply(draft, seat, oneDie(die));
    bar[seat] = plus(at(bar, seat), oneDie(die));
    return [{ type: 'dieBarred', seat, casino, die }, ...goRound(draft, casino, by, seat)];
  },
});

export const knockout: FaceWork<'E2'> = {
  face: 'E2',
  lay: (seats) => ({ face: 'E2', bar: Array.from({ length: seats }, noDice) }),
  activate({ draft }, on) {
    const events = goRound(draft, on.casino, on.seat, on.seat);
    return events.length === 0 && draft.phase.type !== 'deciding' ? [nothing(on, 'E2')] : events;
  },
  decisions: [give],
  copy: ({ bar }) => ({ face: 'E2', bar: bar.map(({ small, big }) => ({ small, big })) }),
  diceOf: ({ bar }, seat) => at(bar, seat),
};
