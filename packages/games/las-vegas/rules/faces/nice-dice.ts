/** H1 Nice Dice: one die of the roll may go onto the cell of its value. The cell pays at the end. RULES 25. */

import { at, type Seat } from '@fremont/kernel';
import { NICE_REWARDS } from '../../data/tiles.ts';
import { DIE_SIZES, type DieSize, FACES, type Face, type Roll, type State, type TileDie } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { addToCasino, takeFromCasino, takeFromSupply } from '../change.ts';
import { closedCasino, knownTile, oneDie, seenTile } from '../tiles.ts';
import { ask, decisionRules, type FaceRules, nothingHappened, type S } from './face.ts';

const isRolledAs = (roll: Roll, die: DieSize, value: Face): boolean =>
  die === 'big' ? roll.big === value : roll.small.includes(value);

const cellOf = (state: S, value: Face): TileDie | null => seenTile(state, 'H1')?.cells[value - 1] ?? null;

/** RULES 25.3: the die in the cell would have to move to its casino, but no die enters a closed casino. */
const isStuck = (state: S, value: Face): boolean => cellOf(state, value) !== null && closedCasino(state) === value;

/** One die of a roll. */
interface RolledDie {
  readonly die: DieSize;
  readonly value: Face;
}

/** A die of the number just placed comes from the casino, any other from the supply. */
const takeRolled = (draft: State, seat: Seat, casino: Face, { die, value }: RolledDie): void =>
  value === casino ? takeFromCasino(draft, casino, seat, oneDie(die)) : takeFromSupply(draft, seat, oneDie(die));

const put = decisionRules({
  type: 'niceDie',
  answers: ['niceDie', 'skip'],
  candidates: () => [
    ...FACES.flatMap((value) => DIE_SIZES.map((die) => ({ type: 'niceDie' as const, die, value }))),
    { type: 'skip' },
  ],
  check(state, { roll }, action) {
    if (action.type === 'skip') return null;
    const { die, value } = action;
    if (!isRolledAs(roll, die, value)) return { code: 'dieNotRolled', die, value };
    return isStuck(state, value) ? { code: 'cellStuck', value } : null;
  },
  *answer({ draft }, { seat, casino }, action) {
    if (action.type === 'skip') {
      yield { type: 'offerLeft', seat, casino, face: 'H1' };
      return;
    }
    const { die, value } = action;
    const before = cellOf(draft, value);
    takeRolled(draft, seat, casino, action);
    knownTile(draft, 'H1').cells[value - 1] = { seat, die };
    yield { type: 'niceDieSet', seat, casino, value, die, from: value === casino ? 'casino' : 'supply' };
    if (before === null) return;
    addToCasino(draft, value, before.seat, oneDie(before.die));
    yield { type: 'niceDieDisplaced', seat: before.seat, casino, value, die: before.die };
  },
});

export const niceDice: FaceRules<'H1'> = {
  face: 'H1',
  lay: () => ({ face: 'H1', cells: FACES.map(() => null) }),
  *activate({ draft }, on) {
    // Ruling R27: a die placed by Power Play was not rolled.
    const { seat, casino, roll } = on;
    if (roll === null) yield nothingHappened(on, 'H1');
    else ask(draft, { type: 'niceDie', seat, casino, roll });
  },
  decisions: [put],
  *payOut(draft, { casino }, { cells }) {
    for (const [index, die] of cells.entries())
      if (die !== null) yield* payFromBank(draft, { seat: die.seat, casino, face: 'H1' }, at(NICE_REWARDS, index));
  },
  copy: ({ cells }) => ({ face: 'H1', cells: cells.map((die) => die && { ...die }) }),
  diceOf: ({ cells }, seat) => ({
    small: cells.filter((die) => die?.seat === seat && die.die === 'small').length,
    big: cells.filter((die) => die?.seat === seat && die.die === 'big').length,
  }),
};
