/** Moving one die between supply and casino without activating anything: Handicap's move, My Choice's 5. RULES 9.11. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { TURNS_WITH_TAKING } from '../../data/tiles.ts';
import {
  type Action,
  DIE_SIZES,
  type Dice,
  type DieSize,
  type Event,
  FACES,
  type Face,
  type MoveInstead,
  type Refusal,
  type TileFace,
} from '../../types.ts';
import { addToCasino, addToSupply, takeFromCasino, takeFromSupply } from '../change.ts';
import { strengthOf } from '../dice.ts';
import { isInSupply } from '../in-supply.ts';
import { openCasinos } from '../instead.ts';
import { checkOpen, oneDie, tileAt } from '../tiles.ts';
import { type Activation, ask, decisionRules, nothingHappened, type S, type Turn } from './face.ts';

type Move = Extract<Action, { readonly type: 'putDie' | 'takeDie' }>;

const diceAt = (state: S, seat: Seat, casino: Face): Readonly<Dice> => at(at(state.casinos, casino - 1).dice, seat);

/** RULES 9.12 (ruling R30). */
const canTakeBack = (state: S): boolean => (state.royale?.turns ?? 0) <= TURNS_WITH_TAKING;

/** The moves that are left to a seat. */
const moveInstead = (state: S, seat: Seat): MoveInstead => ({
  type: 'move',
  put: DIE_SIZES.some((die) => isInSupply(state, seat, die)),
  take: canTakeBack(state) ? openCasinos(state).filter((casino) => strengthOf(diceAt(state, seat, casino)) > 0) : [],
});

const checkPut = (state: S, seat: Seat, die: DieSize): Refusal | null =>
  isInSupply(state, seat, die) ? null : { code: 'notInSupply', die, use: 'move', instead: moveInstead(state, seat) };

const checkTake = (state: S, seat: Seat, die: DieSize, casino: Face): Refusal | null => {
  if (!canTakeBack(state)) return { code: 'noMoreTaking', turns: TURNS_WITH_TAKING };
  return diceAt(state, seat, casino)[die] > 0
    ? null
    : { code: 'notInCasino', die, casino, instead: moveInstead(state, seat) };
};

const checkMove = (state: S, seat: Seat, { type, die, casino }: DeepReadonly<Move>): Refusal | null =>
  (type === 'putDie' ? checkPut(state, seat, die) : checkTake(state, seat, die, casino)) ??
  checkOpen(state, casino, moveInstead(state, seat));

/** RULES 9.11: a die of either size, into any casino or back from it. */
const moves = (): Move[] =>
  (['putDie', 'takeDie'] as const).flatMap((type) =>
    DIE_SIZES.flatMap((die) => FACES.map((casino) => ({ type, die, casino }))),
  );

export const moveRules = decisionRules({
  type: 'move',
  answers: ['putDie', 'takeDie'],
  candidates: moves,
  check: (state, { seat }, action) => checkMove(state, seat, action),
  instead: (state, { seat }) => moveInstead(state, seat),
  *answer({ draft }, { seat, casino }, { type, die, casino: target }) {
    const face: TileFace = tileAt(draft, casino)?.face ?? 'H2';
    if (type === 'putDie') {
      takeFromSupply(draft, seat, oneDie(die));
      addToCasino(draft, target, seat, oneDie(die));
      yield { type: 'diePut', seat, casino, face, to: target, die };
    } else {
      takeFromCasino(draft, target, seat, oneDie(die));
      addToSupply(draft, seat, oneDie(die));
      yield { type: 'dieTaken', seat, casino, face, from: target, die };
    }
  },
});

/** Ruling R26: asks for a move if one is possible. */
export function* askMove(
  { draft }: Turn,
  { seat, casino }: Pick<Activation, 'seat' | 'casino'>,
  face: TileFace,
): Iterable<Event> {
  const { put, take } = moveInstead(draft, seat);
  if (!put && take.length === 0) yield nothingHappened({ seat, casino }, face);
  else ask(draft, { type: 'move', seat, casino });
}
