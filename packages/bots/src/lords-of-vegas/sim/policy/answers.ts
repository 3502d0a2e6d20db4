/** Written for speed: answers to the decisions that draws, rolls and bets ask for in a playout. */

import { codeOf, GIVE_UP_LOT, hasFace, LAY_OFF, MOVE_DIE, PLACE_DIE, perform, placer } from '../actions.ts';
import { firstLot, HALVES, halfOf, type Numbers, nth, PRICES } from '../board.ts';
import { GIVING_UP_LOT, LAYING_OFF, MOVING_DIE, PLACING_DICE, type Table } from '../table.ts';

/** Answers until no decision is open. */
export const answerAll = (table: Table): void => {
  for (;;) {
    switch (table.phase) {
      case PLACING_DICE:
        perform(table, placement(table));
        break;
      case LAYING_OFF:
        // The house wins on average, and a boss without enough money owes nothing.
        perform(table, codeOf(LAY_OFF, 0));
        break;
      case GIVING_UP_LOT:
        perform(table, codeOf(GIVE_UP_LOT, lowest(table, table.markersOf, PRICES)));
        break;
      case MOVING_DIE:
        perform(table, codeOf(MOVE_DIE, lowest(table, table.diceOf, table.value)));
        break;
      default:
        return;
    }
  }
};

/** Greedy's placement: high results go to lots whose cards are gone, low ones elsewhere. */
const placement = (table: Table): number => {
  const seat = placer(table);
  const half = halfOf(table.pendingLot);
  const open = nth(table.openLots, seat);
  const faces = nth(table.openFaces, seat);
  const safe = open & ~nth(table.unseen, half);
  if (safe === 0) return codeOf(PLACE_DIE, firstLot(open, half), lowestFace(faces));
  return codeOf(PLACE_DIE, firstLot(safe, half), highestFace(faces));
};

const lowestFace = (faces: number): number => {
  let face = 1;
  while (!hasFace(faces, face)) face++;
  return face;
};

const highestFace = (faces: number): number => {
  let face = 6;
  while (!hasFace(faces, face)) face--;
  return face;
};

/** The first of the active seat's lots with the lowest number in a list. */
const lowest = ({ turn }: Table, sets: Numbers, list: Numbers): number => {
  let best = -1;
  for (let half = 0; half < HALVES; half++)
    for (let rest = nth(sets, turn * HALVES + half); rest !== 0; rest &= rest - 1) {
      const lot = firstLot(rest, half);
      if (best === -1 || nth(list, lot) < nth(list, best)) best = lot;
    }
  return best;
};
