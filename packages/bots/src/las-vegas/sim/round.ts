/** Plays a round on the cells of a match without tiles to its end, every seat by the greedy policy. Written for speed. */

import { type Cells, get } from '../../sim/cells.ts';
import { PLAIN, payOut, payPass, placeRoll, seatAfter } from './plain.ts';
import { greedyFace, type Stakes } from './policy.ts';
import { diceWord, eighthDie, rollOf } from './rolls.ts';
import type { TurnWords } from './turn-words.ts';

const SEATS = PLAIN.SEATS;
const TURN = PLAIN.TURN;
const PHASE = PLAIN.PHASE;
const PLACING = PLAIN.PLACING;
const ROLL = PLAIN.ROLL;
const ROLL_BIG = PLAIN.ROLL_BIG;
const ROLL_NEUTRAL = PLAIN.ROLL_NEUTRAL;
const HANDS = PLAIN.HANDS;
const BIG_SHIFT = PLAIN.BIG_SHIFT;
const NEUTRAL_SHIFT = PLAIN.NEUTRAL_SHIFT;
const PASS_PICK = PLAIN.PASS_PICK;

/** Places the face, 0 to 5, of the roll in the cells, or passes. */
const place = (s: Cells, seat: number, face: number): void => {
  if (face === PASS_PICK) payPass(s, seat);
  else placeRoll(s, seat, face);
};

/**
 * Plays the rest of the round and pays the casinos. The next round is not dealt. `first` is the face that the seat places
 * whose roll is in the cells, or null to let the policy choose.
 */
export const playRound = (s: Cells, first: number | null, stakes: Stakes, words: TurnWords): void => {
  const seats = get(s, SEATS);
  let seat = get(s, TURN);
  if (get(s, PHASE) === PLACING) {
    words.begin(seat);
    place(s, seat, first ?? greedyFace(s, seat, stakes, words));
    seat = seatAfter(s, seat, seats);
  }
  for (; seat >= 0; seat = seatAfter(s, seat, seats)) {
    words.begin(seat);
    roll(s, seat, words);
    place(s, seat, greedyFace(s, seat, stakes, words));
  }
  payOut(s);
};

const roll = (s: Cells, seat: number, words: TurnWords): void => {
  const hand = get(s, HANDS + seat);
  const word = diceWord(words);
  s[ROLL] = rollOf(word, hand & 15);
  s[ROLL_BIG] = (hand >>> BIG_SHIFT) & 15 ? eighthDie(word) + 1 : 0;
  s[ROLL_NEUTRAL] = hand >>> NEUTRAL_SHIFT ? rollOf(diceWord(words), hand >>> NEUTRAL_SHIFT) : 0;
};
