/** E2 Knockout: every opponent puts a die into the bar, then the active player takes their own dice back. RULES 20. */

import { at, type Seat } from '@fremont/kernel';
import { BAR_DICE_MAX } from '../../data/tiles.ts';
import { DIE_SIZES, type Dice, type Event, type Face, type State } from '../../types.ts';
import { addToSupply, takeFromSupply } from '../change.ts';
import { noDice, plus, supplyOf } from '../dice.ts';
import { checkInSupply } from '../in-supply.ts';
import { knownTile, leftOf, oneDie } from '../tiles.ts';
import { ask, decisionRules, type FaceRules, nothingHappened } from './face.ts';

const diceIn = ({ small, big }: Readonly<Dice>): number => small + big;

const barredDice = (draft: State, seat: Seat): Dice => at(knownTile(draft, 'E2').bar, seat);

const mustGive = (draft: State, seat: Seat): boolean =>
  supplyOf(at(draft.chairs, seat)) > 0 && diceIn(barredDice(draft, seat)) < BAR_DICE_MAX;

/** The next opponent after `seat` that has a die to give, or null when it is the turn of `by` again. */
const nextGiver = (draft: State, by: Seat, seat: Seat): Seat | null => {
  const next = leftOf(draft, seat);
  if (next === by) return null;
  return mustGive(draft, next) ? next : nextGiver(draft, by, next);
};

/** Asks the next opponent after `seat`; when none is left, `by` takes its dice back. */
function* askNextGiver(draft: State, casino: Face, by: Seat, seat: Seat): Iterable<Event> {
  const giver = nextGiver(draft, by, seat);
  if (giver === null) yield* takeBack(draft, casino, by);
  else ask(draft, { type: 'knockoutDie', seat: giver, casino, by });
}

function* takeBack(draft: State, casino: Face, seat: Seat): Iterable<Event> {
  const dice = barredDice(draft, seat);
  if (diceIn(dice) === 0) return;
  addToSupply(draft, seat, dice);
  knownTile(draft, 'E2').bar[seat] = noDice();
  yield { type: 'diceUnbarred', seat, casino, dice };
}

const give = decisionRules({
  type: 'knockoutDie',
  answers: ['knockoutDie'],
  candidates: () => DIE_SIZES.map((die) => ({ type: 'knockoutDie', die })),
  check: (state, { seat }, { die }) => checkInSupply(state, seat, die, 'knockout'),
  *answer({ draft }, { seat, casino, by }, { die }) {
    const { bar } = knownTile(draft, 'E2');
    takeFromSupply(draft, seat, oneDie(die));
    bar[seat] = plus(at(bar, seat), oneDie(die));
    yield { type: 'dieBarred', seat, casino, die };
    yield* askNextGiver(draft, casino, by, seat);
  },
});

export const knockout: FaceRules<'E2'> = {
  face: 'E2',
  lay: (seats) => ({ face: 'E2', bar: Array.from({ length: seats }, noDice) }),
  *activate({ draft }, on) {
    const { seat, casino } = on;
    const isIdle = nextGiver(draft, seat, seat) === null && diceIn(barredDice(draft, seat)) === 0;
    if (isIdle) yield nothingHappened(on, 'E2');
    else yield* askNextGiver(draft, casino, seat, seat);
  },
  decisions: [give],
  copy: ({ bar }) => ({ face: 'E2', bar: bar.map(({ small, big }) => ({ small, big })) }),
  diceOf: ({ bar }, seat) => at(bar, seat),
};
