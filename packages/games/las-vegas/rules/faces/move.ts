/** Moving one die between supply and casino without activating anything: Handicap's move, My Choice's 5. RULES 9.11. */

import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { TURNS_WITH_TAKING } from '../../data/tiles.ts';
import {
  type Action,
  DIE_SIZES,
  type DieSize,
  type Event,
  FACES,
  type Face,
  type Refusal,
  type TileFace,
} from '../../types.ts';
import { addToCasino, addToSupply, takeFromCasino, takeFromSupply } from '../change.ts';
import { checkOpen, oneDie, tileAt } from '../tiles.ts';
import { type Activation, ask, decisionWork, nothing, type S, type Turn } from './face.ts';

type Move = Extract<Action, { readonly type: 'putDie' | 'takeDie' }>;

export const checkInSupply = (state: S, seat: Seat, die: DieSize): Refusal | null =>
  at(state.chairs, seat).supply[die] > 0 ? null : { code: 'notInSupply', die };

/** RULES 9.12 (ruling R30). */
const checkTake = (state: S, seat: Seat, die: DieSize, casino: Face): Refusal | null => {
  const turns = state.royale?.turns ?? 0;
  if (turns > TURNS_WITH_TAKING) return { code: 'noMoreTaking', turns: TURNS_WITH_TAKING };
  return at(at(state.casinos, casino - 1).dice, seat)[die] > 0 ? null : { code: 'notInCasino', die, casino };
};

const checkMove = (state: S, seat: Seat, { type, die, casino }: DeepReadonly<Move>): Refusal | null =>
  (type === 'putDie' ? checkInSupply(state, seat, die) : checkTake(state, seat, die, casino)) ??
  checkOpen(state, casino);

const MOVES: readonly Move[] = (['putDie', 'takeDie'] as const).flatMap((type) =>
  DIE_SIZES.flatMap((die) => FACES.map((casino) => ({ type, die, casino }))),
);

export const moveWork = decisionWork({
  type: 'move',
  answers: ['putDie', 'takeDie'],
  candidates: () => MOVES,
  check: (state, { seat }, action) => checkMove(state, seat, action),
  answer({ draft }, { seat, casino }, { type, die, casino: target }) {
    const face: TileFace = tileAt(draft, casino)?.face ?? 'H2';
    if (type === 'putDie') {
      takeFromSupply(draft, seat, oneDie(die));
      addToCasino(draft, target, seat, oneDie(die));
      return [{ type: 'diePut', seat, casino, face, to: target, die }];
    }
    takeFromCasino(draft, target, seat, oneDie(die));
    addToSupply(draft, seat, oneDie(die));
    return [{ type: 'dieTaken', seat, casino, face, from: target, die }];
  },
});

/** Asks for a move where one is possible. Ruling R26. */
export const askMove = ({ draft }: Turn, on: Pick<Activation, 'seat' | 'casino'>, face: TileFace): Event[] => {
  const { seat, casino } = on;
  if (MOVES.every((move) => checkMove(draft, seat, move) !== null)) return [nothing(on, face)];
  ask(draft, { type: 'move', seat, casino });
  return [];
};
