/** Queries about the dice of `royale`: strengths, rankings, closed casinos. Written for speed. */

import { type Cells, get } from '../../../sim/cells.ts';
import { LAYOUT } from './layout.ts';

const {
  ASKED,
  ASKING_CASINO,
  CLOSED,
  DECIDING,
  DICE,
  GRAY,
  HANDS,
  NEUTRAL_STRENGTH,
  NONE,
  OTHER_SEAT,
  PHASE,
  QUESTION,
  SEATS,
  SEATS_MAX,
} = LAYOUT;

/** The value that one die adds to a cell of dice, by size: 0 small, 1 big. */
export const oneDie = (size: number): number => (size === 0 ? 1 : 16);

export const strengthIn = (dice: number): number => (dice & 15) + ((dice >>> 4) << 1);

/** The cell of a seat's dice in a casino. */
export const diceCell = (casino: number, seat: number): number => DICE + casino * SEATS_MAX + seat;

/** The number of dice of a size in a cell. */
export const diceOfSize = (dice: number, size: number): number => (size === 0 ? dice & 15 : dice >>> 4);

export const hasInHand = (s: Cells, seat: number, size: number): boolean => diceOfSize(get(s, HANDS + seat), size) > 0;

export const isClosed = (s: Cells, casino: number): boolean => get(s, CLOSED) === casino;

export const leftOf = (s: Cells, seat: number): number => (seat + 1 === get(s, SEATS) ? 0 : seat + 1);

/** Stops the turn or the payout until `seat` answers. */
export const ask = (s: Cells, question: number, seat: number, casino: number, other: number = NONE): void => {
  s[PHASE] = DECIDING;
  s[QUESTION] = question;
  s[ASKED] = seat;
  s[ASKING_CASINO] = casino;
  s[OTHER_SEAT] = other;
};

/** RULES 18.1: strictly stronger than every other participant, imaginary ones included. */
export const hasMajority = (s: Cells, casino: number, seat: number): boolean => {
  const own = strengthIn(get(s, diceCell(casino, seat)));
  if (own <= get(s, NEUTRAL_STRENGTH + casino) || own <= get(s, GRAY + casino)) return false;
  for (let other = get(s, SEATS) - 1; other >= 0; other--)
    if (other !== seat && strengthIn(get(s, diceCell(casino, other))) >= own) return false;
  return true;
};

/**
 * The strengths that exactly one participant has, one bit each. Participants are the seats from cell `first` on, then
 * two imaginary ones.
 */
export const untiedStrengths = (s: Cells, first: number, neutral: number, gray: number): number => {
  let seen = 1 << neutral;
  let twice = seen & (1 << gray);
  seen |= 1 << gray;
  for (let place = first + get(s, SEATS) - 1; place >= first; place--) {
    const bit = 1 << strengthIn(get(s, place));
    twice |= seen & bit;
    seen |= bit;
  }
  // Bit 0 means no dice.
  return seen & ~twice & ~1;
};

export const strongest = (untied: number): number => 31 - Math.clz32(untied);

/** The seat with this strength among the dice from cell `first`, or NONE when an imaginary player has it. */
export const seatWith = (s: Cells, first: number, strength: number): number => {
  for (let seat = get(s, SEATS) - 1; seat >= 0; seat--) if (strengthIn(get(s, first + seat)) === strength) return seat;
  return NONE;
};

/** RULES 5.2: the strengths in a casino that are not tied. */
export const untiedIn = (s: Cells, casino: number): number =>
  untiedStrengths(s, diceCell(casino, 0), get(s, NEUTRAL_STRENGTH + casino), get(s, GRAY + casino));

/** Ruling R03: the participant ranked first in a casino if it is a seat, else NONE. */
export const winnerOf = (s: Cells, casino: number): number => {
  const untied = untiedIn(s, casino);
  return untied === 0 ? NONE : seatWith(s, diceCell(casino, 0), strongest(untied));
};
