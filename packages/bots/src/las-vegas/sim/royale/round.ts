/** A round of `royale`: its deal, the order of turns, its payout. RULES 3, 9, 10. Written for speed. */

import {
  CLUSTERS as CLUSTER_SIZES,
  DOUBLE_DOWN_REWARDS,
  EDITION_FACTS,
  GOLDEN_REWARD,
  HANDICAP_DICE,
  HANDICAP_SLOT_COUNTS,
  HIGH_FIVE_REWARD,
  NICE_REWARDS,
  RESERVED_BILLS,
} from '@fremont/games/las-vegas';
import { add, type Cells, get } from '../../../sim/cells.ts';
import { BLACK, type Luck, NEUTRAL } from '../luck.ts';
import { layPairs, takeBill } from '../pile.ts';
import { shown } from '../rolls.ts';
import { LAYOUT } from './layout.ts';
import { payFine, payFromBank, purseOf } from './money.ts';
import {
  ask,
  diceCell,
  leftOf,
  seatWith,
  strengthIn,
  strongest,
  untiedIn,
  untiedStrengths,
  winnerOf,
} from './table.ts';

const {
  ARE_FACES_CHOSEN,
  ASK_PRIME_TIME,
  ASK_SPLIT,
  B1,
  BANK,
  BEST_WINNER,
  BILL_STEP,
  BILLS_LEFT,
  BLACK_ONE,
  BLACK_TWO,
  C1,
  C2,
  CASINO_BILLS,
  CASINO_COUNT,
  CHIPS,
  CHOSEN,
  CLOSED,
  CLUSTERS,
  DECIDING,
  DECK,
  DICE,
  DOUBLED,
  F2,
  FIVE_HOLDER,
  G1,
  G2,
  GOLDEN,
  GRAY,
  H1,
  H2,
  HANDS,
  IS_WITHOUT_REPEATS,
  NEUTRAL_STRENGTH,
  NICE_CELLS,
  NONE,
  OVER,
  PAYERS,
  PAYING,
  PHASE,
  PLACES,
  POWER_HOLDER,
  REGISTERS,
  RETURNED,
  RETURNED_TO,
  ROLLING,
  ROUND,
  SEATS,
  SEATS_MAX,
  SLOTS,
  SPLIT_MADE,
  STARTER,
  TILE_COUNT,
  TILES,
  TURN,
  TURNS,
  USED,
} = LAYOUT;

const { rounds: ROUND_COUNT, dice: FULL_DICE, chipsPerRound: ROUND_CHIPS } = EDITION_FACTS.royale;
const FULL_HAND = FULL_DICE.small + 16 * FULL_DICE.big;
const LETTERS = 8;

const FIVE_STEPS = HIGH_FIVE_REWARD / BILL_STEP;
const GOLDEN_STEPS = GOLDEN_REWARD / BILL_STEP;
const NICE_STEPS: Cells = Int32Array.from(NICE_REWARDS, (reward) => reward / BILL_STEP);
const DOUBLE_STEPS: Cells = Int32Array.from(DOUBLE_DOWN_REWARDS, (reward) => reward / BILL_STEP);
const GRAY_SET: Cells = Int32Array.from(HANDICAP_DICE);

/** The initial registers of all tiles. */
const FRESH: Cells = (() => {
  const fresh = new Int32Array(DECK - REGISTERS);
  for (const holder of [FIVE_HOLDER, POWER_HOLDER, CLOSED, SPLIT_MADE]) fresh[holder - REGISTERS] = NONE;
  for (const size of CLUSTER_SIZES) add(fresh, CLUSTERS + size - 1 - REGISTERS, 1);
  const { chip, money, move } = HANDICAP_SLOT_COUNTS;
  fresh.set([chip, money, move], SLOTS - REGISTERS);
  return fresh;
})();

export const beginRound = (s: Cells, round: number, starter: number, luck: Luck): void => {
  s[ROUND] = round;
  s[STARTER] = starter;
  s[TURN] = starter;
  s[TURNS] = 1;
  s[PHASE] = ROLLING;
  s[PAYING] = 0;
  layTiles(s, luck);
  layPairs(s, CASINO_BILLS, DECK, BILLS_LEFT, luck);
  if (round === 1) openBank(s, luck);
  for (let seat = get(s, SEATS) - 1; seat >= 0; seat--) {
    add(s, CHIPS + seat, ROUND_CHIPS);
    s[HANDS + seat] = FULL_HAND;
  }
  s.fill(0, DICE, DICE + CASINO_COUNT * SEATS_MAX);
  clearImaginary(s);
  if (get(s, SEATS) === 2) setNeutralDice(s, luck);
};

/** RULES 22.1: only Handicap puts gray dice into casinos at the start. */
const clearImaginary = (s: Cells): void => {
  const isHandicap = get(s, PLACES + F2) !== NONE;
  for (let casino = 0; casino < CASINO_COUNT; casino++) {
    s[NEUTRAL_STRENGTH + casino] = 0;
    s[GRAY + casino] = isHandicap ? get(GRAY_SET, casino) : 0;
  }
};

/** RULES 9.1 to 9.3. */
const layTiles = (s: Cells, luck: Luck): void => {
  s.fill(NONE, TILES, PLACES + 2 * LETTERS);
  s.set(FRESH, REGISTERS);
  const unused = get(s, IS_WITHOUT_REPEATS) === 1 ? ~get(s, USED) : ~0;
  const isChosen = get(s, ARE_FACES_CHOSEN) === 1;
  let letters = 0;
  for (let casino = 0; casino < get(s, TILE_COUNT); casino++) {
    const face = isChosen ? get(s, CHOSEN + casino) : drawFace(unused, letters, luck);
    letters |= 1 << (face >>> 1);
    s[TILES + casino] = face;
    s[PLACES + face] = casino;
    s[USED] = get(s, USED) | (1 << face);
  }
};

/** Draws one of the remaining letters, then its side. */
const drawFace = (unused: number, drawn: number, luck: Luck): number => {
  let left = 0;
  for (let letter = 0; letter < LETTERS; letter++) if (isLeft(unused, drawn, letter)) left++;
  let nth = luck.tile(left);
  let letter = 0;
  while (!isLeft(unused, drawn, letter) || nth-- > 0) letter++;
  const sides = (unused >>> (2 * letter)) & 3;
  return 2 * letter + (sides === 3 ? luck.tile(2) : sides - 1);
};

const isLeft = (unused: number, drawn: number, letter: number): boolean =>
  (drawn & (1 << letter)) === 0 && (unused & (3 << (2 * letter))) !== 0;

/** RULES 9.4. */
const openBank = (s: Cells, luck: Luck): void => {
  while (get(s, BILLS_LEFT) > RESERVED_BILLS) add(s, BANK + takeBill(s, DECK, BILLS_LEFT, luck), 1);
};

/** RULES 7.4. */
const setNeutralDice = (s: Cells, luck: Luck): void => {
  const roll = luck.dice(NEUTRAL, FULL_DICE.small);
  for (let face = 0; face < CASINO_COUNT; face++) add(s, NEUTRAL_STRENGTH + face, shown(roll, face));
  add(s, NEUTRAL_STRENGTH + luck.die(NEUTRAL), 2);
};

/** RULES 4.4 and 4.5. */
export const endTurn = (s: Cells, luck: Luck): void => {
  let seat = get(s, TURN);
  for (let step = get(s, SEATS); step > 0; step--) {
    seat = leftOf(s, seat);
    if (get(s, HANDS + seat) === 0) continue;
    s[TURN] = seat;
    s[PHASE] = ROLLING;
    add(s, TURNS, 1);
    return;
  }
  s[PAYING] = 1;
  s[BEST_WINNER] = NONE;
  s[PHASE] = ROLLING;
  beginPrimeTime(s, luck);
  continuePayout(s, luck);
};

/** Rolls the black dice into their cells. */
export const rollBlack = (s: Cells, luck: Luck): void => {
  s[BLACK_ONE] = luck.die(BLACK);
  s[BLACK_TWO] = luck.die(BLACK);
};

/** RULES 13.1. */
const beginPrimeTime = (s: Cells, luck: Luck): void => {
  const casino = get(s, PLACES + B1);
  const seat = casino === NONE ? NONE : winnerOf(s, casino);
  if (seat === NONE) return;
  rollBlack(s, luck);
  const closed = get(s, CLOSED);
  if (get(s, BLACK_ONE) !== closed || get(s, BLACK_TWO) !== closed) ask(s, ASK_PRIME_TIME, seat, casino);
};

/** RULES 10: pays until a tile asks for a decision, and begins the next round after the payout. */
export const continuePayout = (s: Cells, luck: Luck): void => {
  if (get(s, PHASE) === DECIDING) return;
  if (get(s, PAYING) === 1) noteBadLuck(s);
  while (get(s, PAYING) <= CASINO_COUNT) {
    add(s, PAYING, 1);
    payCasinoAndTile(s, get(s, PAYING) - 2);
    if (get(s, PHASE) === DECIDING) return;
  }
  payFines(s);
  s[PAYING] = 0;
  endRound(s, luck);
};

const endRound = (s: Cells, luck: Luck): void => {
  const round = get(s, ROUND);
  if (round === ROUND_COUNT) {
    s[PHASE] = OVER;
    return;
  }
  const best = get(s, BEST_WINNER);
  beginRound(s, round + 1, best === NONE ? leftOf(s, get(s, STARTER)) : best, luck);
};

/** RULES 16.1. */
const noteBadLuck = (s: Cells): void => {
  const casino = get(s, PLACES + C2);
  if (casino === NONE) return;
  let lowest = 99;
  let payers = 0;
  for (let seat = get(s, SEATS) - 1; seat >= 0; seat--) {
    const strength = strengthIn(get(s, diceCell(casino, seat)));
    if (strength < lowest) {
      lowest = strength;
      payers = 0;
    }
    if (strength === lowest) payers |= 1 << seat;
  }
  s[PAYERS] = payers;
};

/** RULES 16.2: clockwise from the seat that began the round. */
const payFines = (s: Cells): void => {
  const payers = get(s, PAYERS);
  if (payers === 0) return;
  let seat = get(s, STARTER);
  for (let step = get(s, SEATS); step > 0; step--) {
    if (payers & (1 << seat)) payFine(s, seat);
    seat = leftOf(s, seat);
  }
};

/** RULES 10.3: pays the bills of one casino, then its tile. */
const payCasinoAndTile = (s: Cells, casino: number): void => {
  const face = get(s, TILES + casino);
  const winner = face === G1 ? winnerOf(s, casino) : NONE;
  payCasino(s, casino);
  if (face !== NONE) payTile(s, casino, face, winner);
};

/**
 * RULES 5. Bills without a winning seat go under the pile at once, because no bill is turned before the payout ends.
 */
const payCasino = (s: Cells, casino: number): void => {
  const first = diceCell(casino, 0);
  let untied = untiedIn(s, casino);
  let best: number = NONE;
  for (let bills = get(s, CASINO_BILLS + casino); bills !== 0; bills >>>= 4) {
    const strength = strongest(untied);
    const taker = untied === 0 ? NONE : seatWith(s, first, strength);
    untied &= ~(1 << strength);
    if (taker === NONE) {
      s[RETURNED + get(s, RETURNED_TO)] = bills & 15;
      add(s, RETURNED_TO, 1);
    } else {
      add(s, purseOf(taker) + (bills & 15), 1);
      if (best === NONE) best = taker;
    }
  }
  s[CASINO_BILLS + casino] = 0;
  if (best !== NONE) s[BEST_WINNER] = best;
};

const payTile = (s: Cells, casino: number, face: number, winner: number): void => {
  switch (face) {
    case C1:
      if (get(s, FIVE_HOLDER) !== NONE) payFromBank(s, get(s, FIVE_HOLDER), FIVE_STEPS);
      return;
    case G1:
      if (winner !== NONE) ask(s, ASK_SPLIT, leftOf(s, winner), casino, winner);
      return;
    case G2:
      payDoubled(s);
      return;
    case H1:
      for (let value = 0; value < CASINO_COUNT; value++) payDie(s, get(s, NICE_CELLS + value), get(NICE_STEPS, value));
      return;
    case H2:
      payDie(s, get(s, GOLDEN), GOLDEN_STEPS);
      return;
    default:
  }
};

const payDie = (s: Cells, die: number, steps: number): void => {
  if (die !== 0) payFromBank(s, (die - 1) >>> 1, steps);
};

/** RULES 24.2: the tile pays as a casino. */
const payDoubled = (s: Cells): void => {
  let untied = untiedStrengths(s, DOUBLED, 0, 0);
  for (let rank = 0; rank < DOUBLE_STEPS.length && untied !== 0; rank++) {
    const strength = strongest(untied);
    untied &= ~(1 << strength);
    payFromBank(s, seatWith(s, DOUBLED, strength), get(DOUBLE_STEPS, rank));
  }
};
