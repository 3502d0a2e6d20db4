/** H1 Nice Dice: one die of the roll may go onto the cell of its value, which pays at the end. RULES 25. */

import { at, type Seat } from '@fremont/kernel';
import { NICE_REWARDS } from '../../data/tiles.ts';
import {
  DIE_SIZES,
  type DieSize,
  type Event,
  FACES,
  type Face,
  type Roll,
  type State,
  type TileDie,
} from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { addToCasino, takeFromCasino, takeFromSupply } from '../change.ts';
import { closedCasino, knownTile, oneDie, seenTile } from '../tiles.ts';
import { ask, decisionWork, type FaceWork, nothing, type S } from './face.ts';

const isRolledAs = (roll: Roll, die: DieSize, value: Face): boolean =>
  die === 'big' ? roll.big === value : roll.small.includes(value);

const cellOf = (state: S, value: Face): TileDie | null => seenTile(state, 'H1')?.cells[value - 1] ?? null;

/** RULES 25.3: the die in the cell has to leave for its casino, and nothing enters a closed one. */
const isStuck = (state: S, value: Face): boolean => cellOf(state, value) !== null && closedCasino(state) === value;

const displace = (draft: State, casino: Face, value: Face): Event[] => {
  const before = cellOf(draft, value);
  if (before === null) return [];
  addToCasino(draft, value, before.seat, oneDie(before.die));
  return [{ type: 'niceDieDisplaced', seat: before.seat, casino, value, die: before.die }];
};

/** One die of a roll. */
interface RolledDie {
  readonly die: DieSize;
  readonly value: Face;
}

/** A die of the number just placed comes from the casino, any other from the supply. */
const takeRolled = (draft: State, seat: Seat, casino: Face, { die, value }: RolledDie): void =>
  value === casino ? takeFromCasino(draft, casino, seat, oneDie(die)) : takeFromSupply(draft, seat, oneDie(die));

const put = decisionWork({
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
  answer({ draft }, { seat, casino }, action) {
    if (action.type === 'skip') return [{ type: 'offerLeft', seat, casino, face: 'H1' }];
    const { die, value } = action;
    takeRolled(draft, seat, casino, action);
    const displaced = displace(draft, casino, value);
    knownTile(draft, 'H1').cells[value - 1] = { seat, die };
    const from = value === casino ? 'casino' : 'supply';
    return [{ type: 'niceDieSet', seat, casino, value, die, from }, ...displaced];
  },
});

export const niceDice: FaceWork<'H1'> = {
  face: 'H1',
  lay: () => ({ face: 'H1', cells: FACES.map(() => null) }),
  activate({ draft }, on) {
    // Ruling R27: a die that came by Power Play was not rolled.
    const { seat, casino, roll } = on;
    if (roll === null) return [nothing(on, 'H1')];
    ask(draft, { type: 'niceDie', seat, casino, roll });
    return [];
  },
  decisions: [put],
  payOut: (draft, { casino }, { cells }) =>
    cells.flatMap((die, index) =>
      die === null ? [] : payFromBank(draft, { seat: die.seat, casino, face: 'H1' }, at(NICE_REWARDS, index)),
    ),
  copy: ({ cells }) => ({ face: 'H1', cells: cells.map((die) => die && { ...die }) }),
  diceOf: ({ cells }, seat) => ({
    small: cells.filter((die) => die?.seat === seat && die.die === 'small').length,
    big: cells.filter((die) => die?.seat === seat && die.die === 'big').length,
  }),
};
