/**
 * Greedy play on the cells of a match of `royale`, for playouts: placements, passes and the answers to tiles. Written for
 * speed. It values options as `greedy` does, with two forecasts instead of forty. Money is counted in steps.
 */

import {
  CHIP_VALUE,
  CHOICE_REWARDS,
  DOUBLE_DOWN_REWARDS,
  FIFTY_TRACK,
  FINE,
  GOLDEN_REWARD,
  HANDICAP_REWARDS,
  HIGH_FIVE_REWARD,
  HIGH_FIVE_STRENGTH,
  JACKPOT_TRACK,
  NICE_REWARDS,
  NO_ENTRY_TRACK,
  PAY_DAY_REWARD,
} from '@fremont/games/las-vegas';
import { type Cells, get } from '../../../sim/cells.ts';
import { betWorth, fiftyChance } from '../../tiles/fifty.ts';
import { GUESS_ODDS, HIDE_ODDS, LUCKY_WORTH } from '../../tiles/lucky.ts';
import { STAKES_ROW, type Stakes } from '../policy.ts';
import { shown, type WordSource } from '../rolls.ts';
import { SPLITS } from './black-box.ts';
import { LAYOUT } from './layout.ts';
import { listOptions, OPTIONS } from './options.ts';
import {
  casinoWorth,
  closingGain,
  foresee,
  grayGain,
  handWorth,
  lookNow,
  strengthGain,
  strengthNow,
} from './outlook.ts';
import { diceCell, oneDie, strengthIn, strongest, untiedStrengths } from './table.ts';

const {
  A1,
  A2,
  ACTION_BASE,
  ACTIVATE_TILE,
  ASK_FIFTY,
  ASK_LUCKY_GUESS,
  ASK_LUCKY_HIDE,
  ASK_PICK,
  ASK_PRIME_TIME,
  ASK_SPLIT,
  ASKED,
  ASKING_CASINO,
  B1,
  B2,
  BAR,
  BILL_STEP,
  BLACK_ONE,
  BLACK_TWO,
  BLOCK,
  C1,
  C2,
  CASINO_COUNT,
  CLOSE,
  CLOSED,
  CLUSTERS,
  D1,
  D2,
  DECIDING,
  DICE,
  DOUBLE_DOWN,
  DOUBLED,
  E1,
  E2,
  ENTRY_CELL,
  F1,
  F2,
  FIFTY_CELL,
  FIVE_HOLDER,
  G1,
  G2,
  H1,
  H2,
  HANDICAP,
  HANDS,
  JACKPOT_STEP,
  KNOCKOUT_DIE,
  MY_CHOICE,
  NICE_DIE,
  NONE,
  PASS,
  PHASE,
  PLACE,
  POWER_HOLDER,
  POWER_PLAY,
  PRIME_TIME,
  PUT_DIE,
  QUESTION,
  ROLL,
  ROLL_ACTION,
  ROLL_BIG,
  SEATS,
  SEATS_MAX,
  SLOTS,
  TAKE_DIE,
  TAKE_GOLDEN,
  TILE_COUNT,
  TILES,
  TURN,
} = LAYOUT;

const steps = (money: number): number => money / BILL_STEP;
const listInSteps = (money: readonly number[]): Float64Array => Float64Array.from(money, steps);

const CHIP_WORTH = steps(CHIP_VALUE);
/** The value of choosing the best of a roll, which competes with Power Play. */
const ROLL_WORTH = 0.6;
/** The chance that a die on a cell stays there until the payout, and the share of Double Down's money that is safe. */
const STAYS = 0.6;
const CONTESTED = 0.75;
/** The price of the die that the golden cell takes. */
const GOLDEN_PRICE = 0.6;

const JACKPOTS = listInSteps(JACKPOT_TRACK);
const ENTRIES = listInSteps(NO_ENTRY_TRACK);
const CHOICES = listInSteps(CHOICE_REWARDS);
const DOUBLES = listInSteps(DOUBLE_DOWN_REWARDS);
const NICES = listInSteps(NICE_REWARDS);
const SLOT_WORTHS = listInSteps([HANDICAP_REWARDS.chip, HANDICAP_REWARDS.money]);
const MOVE_SLOT = 2;
const SLOT_COUNT = 3;
const FIFTY = steps(fiftyChance());
const LUCKY = steps(LUCKY_WORTH);
/** Rough values of tiles without a printed amount, as in `tiles/bonus.ts`. */
const BLOCK_WORTH = 0.6;
const NICE_WORTH = 1.5;
const CHOICE_WORTH = 2.4;
const POWER_WORTH = 0.8;
const KNOCK_WORTH = 0.5;
const BAR_WORTH = 0.8;
const CLOSE_WORTH = 0.4;
const DOUBLE_WORTH = 0.5;
const PRIME_WORTH = 0.6;
const BOX_WORTH = 1.2;
const SLOT_MONEY_WORTH = 3;
const SLOT_WORTH = 1.2;
const FIVE_STEP_WORTH = 0.3;
const FINE_RISK = steps(FINE) / 3;
const JACKPOT_ODDS = 1 / 3;

/** The option of Fifty Fifty with the best expectation: 0 stops, 1 bets on higher, 2 on lower. By cell and sum. */
const SUMS = 13;
const FIFTY_CHOICES = Int32Array.from({ length: (FIFTY_TRACK.length + 1) * SUMS }, (_, index) => {
  const cell = Math.floor(index / SUMS);
  const sum = index % SUMS;
  const worths = [FIFTY_TRACK[cell - 1] ?? 0, betWorth('higher', cell, sum), betWorth('lower', cell, sum)];
  return worths.indexOf(Math.max(...worths));
});

/** The splits of Black Box into three tokens each. */
const EVEN_SPLITS = Int32Array.from(SPLITS.flatMap(([first], index) => (first.length === 3 ? [index] : [])));

/** Chooses one of the actions of the seat to act. `words` are random. */
export const policyAction = (s: Cells, stakes: Stakes, words: WordSource): number => {
  const count = listOptions(s);
  const only = get(OPTIONS, 0);
  if (count === 1) return only;
  if (get(s, PHASE) !== DECIDING) {
    const seat = get(s, TURN);
    foresee(s, seat, stakes, words);
    return bestOf(count, s, seat, stakes);
  }
  return answer(s, count, stakes, words);
};

const answer = (s: Cells, count: number, stakes: Stakes, words: WordSource): number => {
  const seat = get(s, ASKED);
  switch (get(s, QUESTION)) {
    case ASK_LUCKY_HIDE:
      return get(OPTIONS, drawn(HIDE_ODDS, words));
    case ASK_LUCKY_GUESS:
      return get(OPTIONS, drawn(GUESS_ODDS, words));
    case ASK_SPLIT:
      return get(OPTIONS, get(EVEN_SPLITS, words.next() % EVEN_SPLITS.length));
    case ASK_PICK:
      return get(OPTIONS, words.next() % count);
    case ASK_FIFTY:
      return get(OPTIONS, get(FIFTY_CHOICES, get(s, FIFTY_CELL) * SUMS + get(s, BLACK_ONE) + get(s, BLACK_TWO) + 2));
    case ASK_PRIME_TIME:
      lookNow(s, seat, stakes);
      return bestOf(count, s, seat, stakes);
    default:
      foresee(s, seat, stakes, words);
      return bestOf(count, s, seat, stakes);
  }
};

const TWO_TO_31 = 0x8000_0000;

const drawn = (odds: readonly number[], words: WordSource): number => {
  let left = words.next() / TWO_TO_31;
  for (let index = 0; index < odds.length - 1; index++) {
    left -= odds[index] as number;
    if (left < 0) return index;
  }
  return odds.length - 1;
};

/** The listed action with the highest value. The values list options themselves, so the list is copied first. */
const LISTED: Cells = new Int32Array(OPTIONS.length);

const bestOf = (count: number, s: Cells, seat: number, stakes: Stakes): number => {
  LISTED.set(OPTIONS);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const action = get(LISTED, index);
    const worth = worthOf(s, seat, Math.floor(action / ACTION_BASE), action % ACTION_BASE, stakes);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
};

const worthOf = (s: Cells, seat: number, kind: number, about: number, stakes: Stakes): number => {
  const hand = get(s, HANDS + seat);
  switch (kind) {
    case PLACE:
      return landing(s, seat, hand, about, shown(get(s, ROLL), about) + (get(s, ROLL_BIG) === about + 1 ? 16 : 0));
    case PASS:
      return handWorth(hand) - CHIP_WORTH;
    case ROLL_ACTION:
      return handWorth(hand) + ROLL_WORTH;
    case POWER_PLAY:
      return landing(s, seat, hand, about % CASINO_COUNT, oneDie(about >= CASINO_COUNT ? 1 : 0));
    case PUT_DIE:
      return moved(hand, about, 1);
    case TAKE_DIE:
      return moved(hand, about, -1);
    default:
      return answerWorth(s, seat, hand, kind, about, stakes);
  }
};

/** The value of dice that go from the hand into a casino, and of the tile that they activate. */
const landing = (s: Cells, seat: number, hand: number, casino: number, dice: number): number => {
  const left = hand - dice;
  const more = strengthIn(dice);
  return handWorth(left) + strengthGain(casino, more, left) + tileWorth(s, seat, casino, strengthNow(casino) + more);
};

/** The value after a die moved from the hand into a casino (`sign` 1) or back. */
const moved = (hand: number, about: number, sign: number): number => {
  const size = about >= CASINO_COUNT ? 1 : 0;
  const left = hand - sign * oneDie(size);
  return handWorth(left) + strengthGain(about % CASINO_COUNT, sign * (size + 1), left);
};

const answerWorth = (s: Cells, seat: number, hand: number, kind: number, about: number, stakes: Stakes): number => {
  const own = get(s, ASKING_CASINO);
  switch (kind) {
    case CLOSE: {
      const before = get(s, CLOSED);
      const reopened = before === NONE ? 0 : closingGain(before, hand);
      return nextEntry(s) + closingGain(about, hand) - reopened;
    }
    case KNOCKOUT_DIE:
    case TAKE_GOLDEN:
      return handWorth(hand - oneDie(about));
    case BLOCK:
      return grayGain(about % CASINO_COUNT, Math.floor(about / CASINO_COUNT) + 1, hand);
    case HANDICAP: {
      const slot = about % SLOT_COUNT;
      const reward = slot === MOVE_SLOT ? bestMove(s, hand) : (SLOT_WORTHS[slot] as number);
      return grayGain(Math.floor(about / SLOT_COUNT), -1, hand) + reward;
    }
    case DOUBLE_DOWN:
      return strengthGain(own, -strengthIn(about), hand) + CONTESTED * doubledWorth(s, seat, about, stakes);
    case NICE_DIE: {
      const size = about & 1;
      const value = about >>> 1;
      const loss =
        value === own ? strengthGain(own, -(size + 1), hand) : handWorth(hand - oneDie(size)) - handWorth(hand);
      return loss + STAYS * (NICES[value] as number);
    }
    case MY_CHOICE:
      return choiceWorth(s, seat, hand, about);
    case ACTIVATE_TILE:
      return tileWorth(s, seat, about, strengthNow(about));
    case PRIME_TIME:
      return primeWorth(s, about);
    default:
      // A declined offer and a kept closure. The answers that compete with them are gains.
      return 0;
  }
};

const nextEntry = (s: Cells): number => ENTRIES[(get(s, ENTRY_CELL) + 1) % ENTRIES.length] as number;

/** The gain of the best move of a small die from the hand. */
const bestMove = (s: Cells, hand: number): number => {
  if ((hand & 15) === 0) return 0;
  const now = handWorth(hand);
  const closed = get(s, CLOSED);
  let best = 0;
  for (let casino = 0; casino < CASINO_COUNT; casino++) {
    if (casino === closed) continue;
    const gain = moved(hand, casino, 1) - now;
    if (gain > best) best = gain;
  }
  return best;
};

const choiceWorth = (s: Cells, seat: number, hand: number, result: number): number => {
  if (result < CHOICES.length) return CHOICES[result] as number;
  if (result === 3) return bestTile(s, seat, get(s, ASKING_CASINO));
  if (result === 4) return bestMove(s, hand);
  return hand === 0 ? 0 : STAYS * steps(GOLDEN_REWARD) - GOLDEN_PRICE;
};

const bestTile = (s: Cells, seat: number, own: number): number => {
  const tiles = get(s, TILE_COUNT);
  let best = 0;
  for (let casino = 0; casino < tiles; casino++) {
    if (casino === own || casino === get(s, CLOSED)) continue;
    const worth = tileWorth(s, seat, casino, strengthNow(casino));
    if (worth > best) best = worth;
  }
  return best;
};

/** The tile of Double Down pays as a casino: its value now, with these dice of the seat added. */
const doubledWorth = (s: Cells, seat: number, dice: number, stakes: Stakes): number => {
  const before = get(s, DOUBLED + seat);
  s[DOUBLED + seat] = before + dice;
  let untied = untiedStrengths(s, DOUBLED, 0, 0);
  let worth = 0;
  for (let rank = 0; rank < DOUBLES.length && untied !== 0; rank++) {
    const strength = strongest(untied);
    untied &= ~(1 << strength);
    for (let other = get(s, SEATS) - 1; other >= 0; other--)
      if (strengthIn(get(s, DOUBLED + other)) === strength)
        worth += (DOUBLES[rank] as number) * (stakes[seat * STAKES_ROW + other] as number);
  }
  s[DOUBLED + seat] = before;
  return worth;
};

/** RULES 13: no dice are left to throw, so this is exact. Bit 0 puts the lower black die, bit 1 the higher one. */
const primeWorth = (s: Cells, which: number): number => {
  const one = get(s, BLACK_ONE);
  const two = get(s, BLACK_TWO);
  const low = one < two ? one : two;
  const high = one < two ? two : one;
  if (which === 0) return 0;
  if (which === 3 && low === high) return blackGain(low, 2);
  return (which & 1 ? blackGain(low, 1) : 0) + (which & 2 ? blackGain(high, 1) : 0);
};

const blackGain = (casino: number, dice: number): number => {
  const now = strengthNow(casino);
  return casinoWorth(casino, now + dice) - casinoWorth(casino, now);
};

/** The strongest and the weakest rival in a casino. */
const strongestRival = (s: Cells, seat: number, casino: number): number => {
  let most = 0;
  for (let other = get(s, SEATS) - 1; other >= 0; other--) {
    if (other === seat) continue;
    const strength = strengthIn(get(s, diceCell(casino, other)));
    if (strength > most) most = strength;
  }
  return most;
};

const weakestRival = (s: Cells, seat: number, casino: number): number => {
  let least = 99;
  for (let other = get(s, SEATS) - 1; other >= 0; other--) {
    if (other === seat) continue;
    const strength = strengthIn(get(s, diceCell(casino, other)));
    if (strength < least) least = strength;
  }
  return least;
};

const casinosWith = (s: Cells, seat: number, landed: number): number => {
  let count = 0;
  for (let casino = 0; casino < CASINO_COUNT; casino++)
    if (casino === landed || get(s, DICE + casino * SEATS_MAX + seat) !== 0) count++;
  return count;
};

/** A rough value of the tile of a casino for a seat that then has `strength` there; 0 without a tile. */
const tileWorth = (s: Cells, seat: number, casino: number, strength: number): number => {
  switch (get(s, TILES + casino)) {
    case A1:
      return LUCKY;
    case A2:
      return JACKPOT_ODDS * (JACKPOTS[get(s, JACKPOT_STEP)] as number);
    case B1:
      return strength > strongestRival(s, seat, casino) ? PRIME_WORTH : 0;
    case B2:
      return FIFTY;
    case C1:
      return fiveWorth(s, strength);
    case C2: {
      const least = weakestRival(s, seat, casino);
      return strengthNow(casino) <= least && strength > least ? FINE_RISK : 0;
    }
    case D1:
      return casinosWith(s, seat, casino) * steps(PAY_DAY_REWARD);
    case D2:
      return get(s, POWER_HOLDER) !== seat && strength > strongestRival(s, seat, casino) ? POWER_WORTH : 0;
    default:
      return moreTileWorth(s, seat, casino, strength);
  }
};

const fiveWorth = (s: Cells, strength: number): number => {
  if (get(s, FIVE_HOLDER) !== NONE) return 0;
  return strength >= HIGH_FIVE_STRENGTH ? steps(HIGH_FIVE_REWARD) : strength * FIVE_STEP_WORTH;
};

const moreTileWorth = (s: Cells, seat: number, casino: number, strength: number): number => {
  switch (get(s, TILES + casino)) {
    case E1:
      return nextEntry(s) + CLOSE_WORTH;
    case E2:
      return KNOCK_WORTH + BAR_WORTH * strengthIn(get(s, BAR + seat));
    case F1:
      return get(s, CLUSTERS) + get(s, CLUSTERS + 1) + get(s, CLUSTERS + 2) > 0 ? BLOCK_WORTH : 0;
    case F2:
      return get(s, SLOTS + 1) > 0 ? SLOT_MONEY_WORTH : SLOT_WORTH;
    case G1:
      return strength > strongestRival(s, seat, casino) ? BOX_WORTH : 0;
    case G2:
      return DOUBLE_WORTH;
    case H1:
      return NICE_WORTH;
    case H2:
      return CHOICE_WORTH;
    default:
      return 0;
  }
};
