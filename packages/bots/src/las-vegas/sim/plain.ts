/**
 * The simulator of the editions without tiles, `classic` and `royale-base`.
 *
 * Written for speed: numbers in cells, no allocation, no checks of legality. Cells and steps share this file, because
 * the engine inlines constants of the same module but loads imported ones each time (a third slower). The law of
 * equivalence compares every step with the rules. `plain-driver.ts` drives the same steps one action at a time.
 */

import {
  BILLS,
  CASINO_FILL_MIN,
  EDITION_FACTS,
  type Edition,
  NEUTRAL_DICE,
  NEUTRAL_DICE_HELD,
  type Options,
} from '@fremont/games/las-vegas';
import { add, type Cells, get } from '../../sim/cells.ts';
import { type Luck, NEUTRAL, type WordLuck } from './luck.ts';
import { layPairs, takeBill } from './pile.ts';
import { bestOf, powerOf, prepareRankings, rankingOf, restOf } from './rankings.ts';
import { diceWord, eighthDie, facesOf, pickFace, pickFaceOrPass, rollOf, shown } from './rolls.ts';

/** Money is counted in steps. */
const BILL_STEP = 10_000;
const FILL_STEPS = CASINO_FILL_MIN / BILL_STEP;
const CASINO_COUNT = 6;

const SEATS = 0;
/** 1 in `royale-base`, where bills lie in pairs and the best winner begins the next round. */
const IS_ROYALE = 1;
const ROUNDS = 2;
/** Given to every seat each round: dice, packed as a hand, and chips. */
const FULL_HAND = 3;
const ROUND_CHIPS = 4;
/** Neutral dice set at the start of each round, packed as a hand. */
const NEUTRAL_SET = 5;
const PHASE = 6;
const ROUND = 7;
const STARTER = 8;
const TURN = 9;
/** The roll to be placed: small dice, the face of the big one (1 to 6, or 0), neutral dice. */
const ROLL = 10;
const ROLL_BIG = 11;
const ROLL_NEUTRAL = 12;
const BILLS_LEFT = 13;
const RETURNED_FROM = 14;
const RETURNED_TO = 15;
/** By seat: dice not placed yet. A hand is small + 16 * big + 256 * neutral. */
const HANDS = 16;
const CHIPS = 21;
/** By seat: steps won times `ITEM_BASE`, and the number of bills. */
const WON = 26;
/** By casino: dice as one number (`rankings.ts`); bills of four bits each, the highest lowest. */
const CASINOS = 31;
const CASINO_BILLS = 37;
/** Bills not seen yet, in any order, and bills put under the pile, first in first out. */
const DECK = 43;
const RETURNED = DECK + 90;
/** No match returns more bills than five per casino and round. */
const CELL_COUNT = RETURNED + 128;

/** The choice to pass, behind the faces 0 to 5. */
const PASS_PICK = 6;

const ROLLING = 0;
const PLACING = 1;
const OVER = 2;

const BIG_SHIFT = 4;
const NEUTRAL_SHIFT = 8;
/** Hands below this hold small dice only. */
const MIXED_HAND = 1 << BIG_SHIFT;

/** A total and its number of bills and chips form one number, so that one comparison decides placings. RULES 6.5. */
const ITEM_BASE = 256;

/** The layout for code outside the fast loop. */
export const PLAIN = {
  BILL_STEP,
  CASINO_COUNT,
  SEATS,
  ROUNDS,
  PHASE,
  ROUND,
  STARTER,
  TURN,
  ROLL,
  ROLL_BIG,
  ROLL_NEUTRAL,
  BILLS_LEFT,
  RETURNED_FROM,
  RETURNED_TO,
  HANDS,
  CHIPS,
  WON,
  CASINOS,
  CASINO_BILLS,
  DECK,
  RETURNED,
  ROLLING,
  PLACING,
  OVER,
  BIG_SHIFT,
  NEUTRAL_SHIFT,
  ITEM_BASE,
  PASS_PICK,
} as const;

export const packedHand = (small: number, big: number, neutral: number): number =>
  small | (big << BIG_SHIFT) | (neutral << NEUTRAL_SHIFT);

const deckOf = (edition: Edition): Cells =>
  Int32Array.from(BILLS[edition].flatMap(({ value, count }) => Array<number>(count).fill(value / BILL_STEP)));

const CLASSIC_DECK = deckOf('classic');
const ROYALE_DECK = deckOf('royale-base');

export type PlainOptions = Pick<Options, 'edition' | 'neutralDice'>;

/** The cells of a match before its deal. */
export const plainMatch = ({ edition, neutralDice }: PlainOptions, seats: number): Cells => {
  const s = new Int32Array(CELL_COUNT);
  const { rounds, dice, chipsPerRound } = EDITION_FACTS[edition];
  const isRoyale = edition !== 'classic';
  const held = neutralDice ? (NEUTRAL_DICE_HELD[seats] ?? 0) : 0;
  s[SEATS] = seats;
  s[IS_ROYALE] = isRoyale ? 1 : 0;
  s[ROUNDS] = rounds;
  s[FULL_HAND] = packedHand(dice.small, dice.big, held);
  s[ROUND_CHIPS] = chipsPerRound;
  if (isRoyale) s[NEUTRAL_SET] = seats === 2 ? packedHand(dice.small, dice.big, 0) : 0;
  else s[NEUTRAL_SET] = neutralDice ? NEUTRAL_DICE - seats * held : 0;
  prepareRankings(held > 0 || get(s, NEUTRAL_SET) > 0 ? seats + 1 : seats);
  return s;
};

/** RULES 3: deals a full pile, no winnings, and the first round. */
export const dealPlain = (s: Cells, luck: Luck): void => {
  const deck = get(s, IS_ROYALE) === 1 ? ROYALE_DECK : CLASSIC_DECK;
  s.set(deck, DECK);
  s[BILLS_LEFT] = deck.length;
  s[RETURNED_FROM] = 0;
  s[RETURNED_TO] = 0;
  for (let seat = get(s, SEATS) - 1; seat >= 0; seat--) {
    s[CHIPS + seat] = 0;
    s[WON + seat] = 0;
  }
  beginRound(s, 1, 0, luck);
};

const beginRound = (s: Cells, round: number, starter: number, luck: Luck): void => {
  s[ROUND] = round;
  s[STARTER] = starter;
  s[TURN] = starter;
  s[PHASE] = ROLLING;
  if (get(s, IS_ROYALE) === 1) layPairs(s, CASINO_BILLS, DECK, BILLS_LEFT, luck);
  else for (let casino = 0; casino < CASINO_COUNT; casino++) fillCasino(s, casino, luck);
  const hand = get(s, FULL_HAND);
  const chips = get(s, ROUND_CHIPS);
  for (let seat = get(s, SEATS) - 1; seat >= 0; seat--) {
    s[HANDS + seat] = hand;
    add(s, CHIPS + seat, chips);
  }
  for (let casino = 0; casino < CASINO_COUNT; casino++) s[CASINOS + casino] = 0;
  if (get(s, NEUTRAL_SET) > 0) setNeutralDice(s, luck);
};

/** RULES 3.1: turns bills until the casino holds enough money. */
const fillCasino = (s: Cells, casino: number, luck: Luck): void => {
  let bills = 0;
  for (let sum = 0; sum < FILL_STEPS; ) {
    const bill = turnBill(s, luck);
    if (bill === 0) break;
    bills = withBill(bills, bill);
    sum += bill;
  }
  s[CASINO_BILLS + casino] = bills;
};

/** The next bill of the pile in steps, 0 when there is none. */
const turnBill = (s: Cells, luck: Luck): number =>
  get(s, BILLS_LEFT) === 0 ? turnReturned(s) : takeBill(s, DECK, BILLS_LEFT, luck);

const turnReturned = (s: Cells): number => {
  const from = get(s, RETURNED_FROM);
  if (from === get(s, RETURNED_TO)) return 0;
  s[RETURNED_FROM] = from + 1;
  return get(s, RETURNED + from);
};

const withBill = (bills: number, bill: number): number => {
  let shift = 0;
  while (((bills >>> shift) & 15) >= bill) shift += 4;
  const higher = (1 << shift) - 1;
  return (bills & higher) | (bill << shift) | ((bills & ~higher) << 4);
};

/** RULES 7.3 and 7.4. */
const setNeutralDice = (s: Cells, luck: Luck): void => {
  const dice = get(s, NEUTRAL_SET);
  const power = powerOf(get(s, SEATS));
  const roll = luck.dice(NEUTRAL, dice & 15);
  for (let face = 0; face < CASINO_COUNT; face++) add(s, CASINOS + face, shown(roll, face) * power);
  if (dice >= MIXED_HAND) add(s, CASINOS + luck.die(NEUTRAL), 2 * power);
};

/** RULES 4.1: rolls the hand of the seat whose turn it is and leaves the roll in its cells. */
export const rollHand = (s: Cells, luck: Luck): void => {
  const seat = get(s, TURN);
  const hand = get(s, HANDS + seat);
  s[ROLL] = luck.dice(seat, hand & 15);
  s[ROLL_BIG] = (hand >>> BIG_SHIFT) & 15 ? luck.die(seat) + 1 : 0;
  s[ROLL_NEUTRAL] = hand >>> NEUTRAL_SHIFT ? luck.dice(seat, hand >>> NEUTRAL_SHIFT) : 0;
  s[PHASE] = PLACING;
};

/** The faces of the roll in its cells, one bit each. */
export const rolledMask = (s: Cells): number => {
  const big = get(s, ROLL_BIG);
  return facesOf(get(s, ROLL)) | facesOf(get(s, ROLL_NEUTRAL)) | (big === 0 ? 0 : 1 << (big - 1));
};

/** RULES 4.2: puts `small` dice of a seat into a casino. */
const placeSmall = (s: Cells, seat: number, face: number, small: number): void => {
  add(s, HANDS + seat, -small);
  add(s, CASINOS + face, small * powerOf(seat));
};

/** RULES 4.2 and 7.2: every die of the roll in its cells that shows `face` goes into its casino. */
export const placeRoll = (s: Cells, seat: number, face: number): void => {
  placeSmall(s, seat, face, shown(get(s, ROLL), face));
  if (get(s, ROLL_BIG) === face + 1) {
    add(s, HANDS + seat, -(1 << BIG_SHIFT));
    add(s, CASINOS + face, 2 * powerOf(seat));
  }
  const neutral = shown(get(s, ROLL_NEUTRAL), face);
  if (neutral === 0) return;
  add(s, HANDS + seat, -(neutral << NEUTRAL_SHIFT));
  add(s, CASINOS + face, neutral * powerOf(get(s, SEATS)));
};

/** RULES 4.3. */
export const payPass = (s: Cells, seat: number): void => add(s, CHIPS + seat, -1);

/** RULES 4.4 and 4.5: the next seat with dice, which may be the same seat, or -1. */
export const seatAfter = (s: Cells, seat: number, seats: number): number => {
  let next = seat;
  for (let step = 0; step < seats; step++) {
    next = next + 1 === seats ? 0 : next + 1;
    if (get(s, HANDS + next) !== 0) return next;
  }
  return -1;
};

export const endTurn = (s: Cells, luck: Luck): void => {
  const next = seatAfter(s, get(s, TURN), get(s, SEATS));
  if (next < 0) {
    endRound(s, luck);
    return;
  }
  s[TURN] = next;
  s[PHASE] = ROLLING;
};

/** RULES 5 and 6.1 to 6.3. */
const endRound = (s: Cells, luck: Luck): void => {
  const best = payOut(s);
  const round = get(s, ROUND);
  if (round === get(s, ROUNDS)) {
    s[PHASE] = OVER;
    return;
  }
  const next = get(s, STARTER) + 1 === get(s, SEATS) ? 0 : get(s, STARTER) + 1;
  beginRound(s, round + 1, get(s, IS_ROYALE) === 1 && best >= 0 ? best : next, luck);
};

/** Pays every casino. Returns the seat with the best bill at the highest casino where a seat won one, or -1. */
export const payOut = (s: Cells): number => {
  let best = -1;
  for (let casino = 0; casino < CASINO_COUNT; casino++) {
    const winner = payCasino(s, casino);
    if (winner >= 0) best = winner;
  }
  return best;
};

/** RULES 5.1 to 5.4: pays one casino. Returns the first seat that wins a bill here, or -1. */
const payCasino = (s: Cells, casino: number): number => {
  const seats = get(s, SEATS);
  let ranking = rankingOf(get(s, CASINOS + casino));
  let first = -1;
  for (let bills = get(s, CASINO_BILLS + casino); bills !== 0; bills >>>= 4) {
    const taker = bestOf(ranking);
    ranking = restOf(ranking);
    if (taker < 0 || taker >= seats) {
      s[RETURNED + get(s, RETURNED_TO)] = bills & 15;
      add(s, RETURNED_TO, 1);
    } else {
      add(s, WON + taker, (bills & 15) * ITEM_BASE + 1);
      if (first < 0) first = taker;
    }
  }
  s[CASINO_BILLS + casino] = 0;
  return first;
};

/** A seat's total in steps times `ITEM_BASE`, and its number of bills and chips. RULES 6.4 and 6.5. */
export const plainScore = (s: Cells, seat: number): number =>
  get(s, WON + seat) + get(s, CHIPS + seat) * (ITEM_BASE + 1);

/** Plays to the end of the match, every legal action equally likely. */
export const playPlainOut = (s: Cells, luck: WordLuck): void => {
  while (get(s, PHASE) !== OVER) playPlainRound(s, luck);
};

/** Plays to the end of the round and pays it. */
const playPlainRound = (s: Cells, luck: WordLuck): void => {
  const seats = get(s, SEATS);
  let seat = get(s, TURN);
  if (get(s, PHASE) === PLACING) {
    playRoll(s, seat, diceWord(luck.words));
    seat = seatAfter(s, seat, seats);
  }
  for (; seat >= 0; seat = seatAfter(s, seat, seats)) playTurn(s, seat, luck);
  endRound(s, luck);
};

/** One random word decides both the dice and the choice. */
const playTurn = (s: Cells, seat: number, luck: WordLuck): void => {
  const hand = get(s, HANDS + seat);
  const word = diceWord(luck.words);
  if (hand < MIXED_HAND && get(s, CHIPS + seat) === 0) {
    const roll = rollOf(word, hand);
    const face = pickFace(word, facesOf(roll));
    placeSmall(s, seat, face, shown(roll, face));
    return;
  }
  s[ROLL] = rollOf(word, hand & 15);
  s[ROLL_BIG] = (hand >>> BIG_SHIFT) & 15 ? eighthDie(word) + 1 : 0;
  s[ROLL_NEUTRAL] = hand >>> NEUTRAL_SHIFT ? rollOf(diceWord(luck.words), hand >>> NEUTRAL_SHIFT) : 0;
  playRoll(s, seat, word);
};

/** Places the roll in its cells, or passes. */
const playRoll = (s: Cells, seat: number, word: number): void => {
  const mask = rolledMask(s);
  const face = get(s, CHIPS + seat) > 0 ? pickFaceOrPass(word, mask) : pickFace(word, mask);
  if (face === PASS_PICK) payPass(s, seat);
  else placeRoll(s, seat, face);
};
