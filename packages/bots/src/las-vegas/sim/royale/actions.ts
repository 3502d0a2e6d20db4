/** Carries out an action of `royale`. Written for speed: it assumes that the action is legal. */

import { CHOICE_REWARDS, FIFTY_TRACK, HANDICAP_REWARDS, LUCKY_REWARDS, NO_ENTRY_TRACK } from '@fremont/games/las-vegas';
import { add, type Cells, get } from '../../../sim/cells.ts';
import type { Luck } from '../luck.ts';
import { shown } from '../rolls.ts';
import { PILE_STEPS } from './black-box.ts';
import { LAYOUT } from './layout.ts';
import { payFromBank } from './money.ts';
import { canMove, hasOtherTile } from './options.ts';
import { continuePayout, endTurn, rollBlack } from './round.ts';
import { ask, diceCell, leftOf, oneDie } from './table.ts';
import { activate, askNextGiver, recheckPower } from './tiles.ts';

const {
  ACTION_BASE,
  ACTIVATE_TILE,
  ASK_FIFTY,
  ASK_GOLDEN,
  ASK_LUCKY_GUESS,
  ASK_MOVE,
  ASK_PICK,
  ASK_TILE,
  ASKED,
  ASKING_CASINO,
  BAR,
  BET,
  BILL_STEP,
  BLACK_ONE,
  BLACK_PICK,
  BLACK_SPLIT,
  BLACK_TWO,
  BLOCK,
  CASINO_COUNT,
  CHIPS,
  CLOSE,
  CLOSED,
  CLUSTERS,
  DECIDING,
  DOUBLE_DOWN,
  DOUBLED,
  ENTRY_CELL,
  FIFTY_CELL,
  FREE_PASS,
  GOLDEN,
  GRAY,
  HANDICAP,
  HANDS,
  HIDDEN,
  KNOCKOUT_DIE,
  LUCKY_GUESS,
  LUCKY_HIDE,
  MY_CHOICE,
  NICE_CELLS,
  NICE_DIE,
  NONE,
  OTHER_SEAT,
  PASS,
  PAYING,
  PHASE,
  PLACE,
  PLACING,
  POWER_PLAY,
  PRIME_TIME,
  PUT_DIE,
  QUESTION,
  ROLL,
  ROLL_ACTION,
  ROLL_BIG,
  ROLLING,
  SLOTS,
  SPLIT_MADE,
  STOP,
  TAKE_DIE,
  TAKE_GOLDEN,
  TURN,
} = LAYOUT;

const inSteps = (rewards: readonly number[]): Cells => Int32Array.from(rewards, (reward) => reward / BILL_STEP);
const LUCKY_STEPS = inSteps([0, LUCKY_REWARDS[1], LUCKY_REWARDS[2], LUCKY_REWARDS[3]]);
const FIFTY_STEPS = inSteps(FIFTY_TRACK);
const ENTRY_STEPS = inSteps(NO_ENTRY_TRACK);
/** By kind of slot; the last kind is a move. */
const SLOT_STEPS = inSteps([HANDICAP_REWARDS.chip, HANDICAP_REWARDS.money, HANDICAP_REWARDS.move]);
const MOVE_SLOT = 2;
const SLOT_COUNT = 3;
const CHOICE_STEPS = inSteps(CHOICE_REWARDS);

export const act = (s: Cells, action: number, luck: Luck): void => {
  const kind = Math.floor(action / ACTION_BASE);
  const about = action % ACTION_BASE;
  switch (kind) {
    case ROLL_ACTION:
      rollHand(s, luck);
      return;
    case PLACE:
      place(s, get(s, TURN), about, luck);
      return;
    case PASS:
      add(s, CHIPS + get(s, TURN), -1);
      endTurn(s, luck);
      return;
    case FREE_PASS:
      endTurn(s, luck);
      return;
    case POWER_PLAY:
      playPower(s, get(s, TURN), about, luck);
      return;
    default:
      answer(s, kind, about, luck);
      return;
  }
};

/** RULES 4.1. */
const rollHand = (s: Cells, luck: Luck): void => {
  const seat = get(s, TURN);
  const hand = get(s, HANDS + seat);
  s[ROLL] = luck.dice(seat, hand & 15);
  s[ROLL_BIG] = hand > 15 ? luck.die(seat) + 1 : 0;
  s[PHASE] = PLACING;
};

/** RULES 4.2. */
const place = (s: Cells, seat: number, face: number, luck: Luck): void => {
  const dice = shown(get(s, ROLL), face) + (get(s, ROLL_BIG) === face + 1 ? 16 : 0);
  add(s, HANDS + seat, -dice);
  add(s, diceCell(face, seat), dice);
  land(s, seat, face, true, luck);
};

/** RULES 18.3. */
const playPower = (s: Cells, seat: number, about: number, luck: Luck): void => {
  const casino = about % CASINO_COUNT;
  moveFromHand(s, seat, casino, about >= CASINO_COUNT ? 1 : 0);
  land(s, seat, casino, false, luck);
};

const moveFromHand = (s: Cells, seat: number, casino: number, size: number): void => {
  add(s, HANDS + seat, -oneDie(size));
  add(s, diceCell(casino, seat), oneDie(size));
};

/** Ruling R07: checks the majority, activates the tile, checks the majority again, passes the turn. */
const land = (s: Cells, seat: number, casino: number, isRolled: boolean, luck: Luck): void => {
  s[PHASE] = ROLLING;
  recheckPower(s);
  activate(s, seat, casino, isRolled, luck);
  continueAfterTile(s, luck);
};

/** Continues the turn or the payout unless a tile asks for a decision. */
const continueAfterTile = (s: Cells, luck: Luck): void => {
  const isPaying = get(s, PAYING) > 0;
  if (!isPaying) recheckPower(s);
  if (get(s, PHASE) === DECIDING) return;
  if (isPaying) continuePayout(s, luck);
  else endTurn(s, luck);
};

const answer = (s: Cells, kind: number, about: number, luck: Luck): void => {
  s[PHASE] = ROLLING;
  s[QUESTION] = 0;
  carryOut(s, kind, about, luck);
  continueAfterTile(s, luck);
};

const carryOut = (s: Cells, kind: number, about: number, luck: Luck): void => {
  const seat = get(s, ASKED);
  const casino = get(s, ASKING_CASINO);
  switch (kind) {
    case LUCKY_HIDE:
      s[HIDDEN] = about;
      ask(s, ASK_LUCKY_GUESS, leftOf(s, seat), casino, seat);
      return;
    case LUCKY_GUESS:
      guessLucky(s, about);
      return;
    case STOP:
      takeFifty(s, seat);
      return;
    case BET:
      betFifty(s, seat, casino, about, luck);
      return;
    case CLOSE:
      closeCasino(s, seat, about);
      return;
    case KNOCKOUT_DIE:
      add(s, HANDS + seat, -oneDie(about));
      add(s, BAR + seat, oneDie(about));
      askNextGiver(s, casino, get(s, OTHER_SEAT), seat);
      return;
    case BLOCK:
      block(s, Math.floor(about / CASINO_COUNT), about % CASINO_COUNT);
      return;
    case HANDICAP:
      takeGray(s, seat, casino, about);
      return;
    case PUT_DIE:
      moveFromHand(s, seat, about % CASINO_COUNT, about >= CASINO_COUNT ? 1 : 0);
      return;
    case TAKE_DIE:
      takeDie(s, seat, about % CASINO_COUNT, about >= CASINO_COUNT ? 1 : 0);
      return;
    default:
      carryOutMore(s, kind, about, luck);
      return;
  }
};

const carryOutMore = (s: Cells, kind: number, about: number, luck: Luck): void => {
  const seat = get(s, ASKED);
  const casino = get(s, ASKING_CASINO);
  switch (kind) {
    case DOUBLE_DOWN:
      add(s, diceCell(casino, seat), -about);
      add(s, DOUBLED + seat, about);
      return;
    case NICE_DIE:
      setNiceDie(s, seat, casino, about);
      return;
    case MY_CHOICE:
      choose(s, seat, casino, about);
      return;
    case ACTIVATE_TILE:
      activate(s, seat, about, false, luck);
      return;
    case TAKE_GOLDEN:
      takeGolden(s, seat, about);
      return;
    case PRIME_TIME:
      putBlackDice(s, seat, about);
      return;
    case BLACK_SPLIT:
      s[SPLIT_MADE] = about;
      ask(s, ASK_PICK, get(s, OTHER_SEAT), casino, seat);
      return;
    case BLACK_PICK:
      payFromBank(s, seat, get(PILE_STEPS, 2 * get(s, SPLIT_MADE) + about));
      s[SPLIT_MADE] = NONE;
      return;
    // A declined offer and a kept closure change nothing.
    default:
  }
};

/** RULES 11.2. */
const guessLucky = (s: Cells, guess: number): void => {
  const hidden = get(s, HIDDEN);
  s[HIDDEN] = 0;
  if (hidden !== guess) payFromBank(s, get(s, OTHER_SEAT), get(LUCKY_STEPS, hidden));
};

const takeFifty = (s: Cells, seat: number): void => {
  const cell = get(s, FIFTY_CELL);
  s[FIFTY_CELL] = 0;
  payFromBank(s, seat, get(FIFTY_STEPS, cell - 1));
};

/** RULES 14.2 to 14.4; the bet is 0 for higher, 1 for lower. */
const betFifty = (s: Cells, seat: number, casino: number, bet: number, luck: Luck): void => {
  const before = get(s, BLACK_ONE) + get(s, BLACK_TWO);
  rollBlack(s, luck);
  const after = get(s, BLACK_ONE) + get(s, BLACK_TWO);
  if (bet === 0 ? after <= before : after >= before) {
    s[FIFTY_CELL] = 0;
    return;
  }
  add(s, FIFTY_CELL, 1);
  if (get(s, FIFTY_CELL) === FIFTY_STEPS.length) takeFifty(s, seat);
  else ask(s, ASK_FIFTY, seat, casino);
};

/** RULES 19.2 and 19.3. */
const closeCasino = (s: Cells, seat: number, casino: number): void => {
  const cell = get(s, ENTRY_CELL) + 1;
  s[CLOSED] = casino;
  s[ENTRY_CELL] = cell === ENTRY_STEPS.length ? 0 : cell;
  payFromBank(s, seat, get(ENTRY_STEPS, get(s, ENTRY_CELL)));
};

const block = (s: Cells, cluster: number, casino: number): void => {
  add(s, CLUSTERS + cluster, -1);
  add(s, GRAY + casino, cluster + 1);
};

/** RULES 22. */
const takeGray = (s: Cells, seat: number, casino: number, about: number): void => {
  const slot = about % SLOT_COUNT;
  add(s, GRAY + Math.floor(about / SLOT_COUNT), -1);
  add(s, SLOTS + slot, -1);
  if (slot !== MOVE_SLOT) payFromBank(s, seat, get(SLOT_STEPS, slot));
  else if (canMove(s, seat)) ask(s, ASK_MOVE, seat, casino);
};

const takeDie = (s: Cells, seat: number, casino: number, size: number): void => {
  add(s, diceCell(casino, seat), -oneDie(size));
  add(s, HANDS + seat, oneDie(size));
};

/** RULES 25: a die of the number just placed comes from the casino, any other from the hand. */
const setNiceDie = (s: Cells, seat: number, casino: number, about: number): void => {
  const value = about >>> 1;
  const size = about & 1;
  add(s, value === casino ? diceCell(casino, seat) : HANDS + seat, -oneDie(size));
  const before = get(s, NICE_CELLS + value);
  if (before !== 0) add(s, diceCell(value, (before - 1) >>> 1), oneDie((before - 1) & 1));
  s[NICE_CELLS + value] = 1 + 2 * seat + size;
};

/** RULES 26.2 to 26.7. `result` counts from 0. Ruling R26: a result that cannot be carried out has no effect. */
const choose = (s: Cells, seat: number, casino: number, result: number): void => {
  if (result < CHOICE_STEPS.length) payFromBank(s, seat, get(CHOICE_STEPS, result));
  else if (result === 3) {
    if (hasOtherTile(s, casino)) ask(s, ASK_TILE, seat, casino);
  } else if (result === 4) {
    if (canMove(s, seat)) ask(s, ASK_MOVE, seat, casino);
  } else if (get(s, HANDS + seat) !== 0) ask(s, ASK_GOLDEN, seat, casino);
};

/** RULES 26.7: the previous die goes back to its owner. */
const takeGolden = (s: Cells, seat: number, size: number): void => {
  const before = get(s, GOLDEN);
  add(s, HANDS + seat, -oneDie(size));
  if (before !== 0) add(s, HANDS + ((before - 1) >>> 1), oneDie((before - 1) & 1));
  s[GOLDEN] = 1 + 2 * seat + size;
};

/** RULES 13.2: bit 0 puts the lower black die, bit 1 the higher one. */
const putBlackDice = (s: Cells, seat: number, which: number): void => {
  const one = get(s, BLACK_ONE);
  const two = get(s, BLACK_TWO);
  if (which & 1) add(s, diceCell(one < two ? one : two, seat), oneDie(0));
  if (which & 2) add(s, diceCell(one < two ? two : one, seat), oneDie(0));
};
