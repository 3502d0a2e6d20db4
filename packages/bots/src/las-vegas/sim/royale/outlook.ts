/**
 * What a seat of `royale` can expect of the casinos at the end of the round, for the policy of playouts. Written for
 * speed: no allocation, all intermediate values in arrays of this module.
 *
 * Two forecasts throw the dice that the other seats still hold. Per forecast and casino, one bit per strength says which
 * strengths the others have, and which of them are tied; so the winners for any own strength take a few bit operations.
 */

import { type Cells, get } from '../../../sim/cells.ts';
import { extraStrengths } from '../../forecast.ts';
import { STAKES_ROW, type Stakes } from '../policy.ts';
import { diceWord, eighthDie, rollOf, shown, type WordSource } from '../rolls.ts';
import { LAYOUT } from './layout.ts';
import { diceCell, strengthIn } from './table.ts';

const { CASINO_BILLS, CASINO_COUNT, CLOSED, GRAY, HANDS, NEUTRAL_STRENGTH, SEATS } = LAYOUT;

const FORECASTS = 2;
/** Seats, then neutral and gray dice. */
const PARTICIPANTS = 7;
const NEUTRAL_PLACE = 5;
const GRAY_PLACE = 6;
/** More than the strength of all dice of a seat, with black ones. */
const STRENGTHS = 32;
/** The extra value of a die in hand, in steps, as in `greedy`. */
const DIE_WORTH = 0.4;

/** Additional own strength above three is rare and counts as three. */
const EXTRAS = 4;
const SMALL_MAX = 8;
const SIZES = 3;

/** The likelihood of 0, 1, 2 or at least 3 more strength in a casino, by dice in hand. */
const LIKELIHOODS = Float64Array.from({ length: SIZES * (SMALL_MAX + 1) * EXTRAS }, (_, index) => {
  const hand = Math.floor(index / EXTRAS);
  const extras = extraStrengths({ small: hand % (SMALL_MAX + 1), big: Math.floor(hand / (SMALL_MAX + 1)) });
  const extra = index % EXTRAS;
  if (extra < EXTRAS - 1) return extras[extra] ?? 0;
  return extras.slice(extra).reduce((sum, likelihood) => sum + likelihood, 0);
});

/** Strengths at the end of the round by forecast, casino and participant; the own one is 0. */
const FINALS: Cells = new Int32Array(FORECASTS * CASINO_COUNT * PARTICIPANTS);
/** By forecast and casino: strengths of the others, and those that several of them have. Bit 0 means no dice. */
const SEEN: Cells = new Int32Array(FORECASTS * CASINO_COUNT);
const TWICE: Cells = new Int32Array(FORECASTS * CASINO_COUNT);
/** By forecast, casino and strength: the value of a step paid to the participant with this strength. */
const OWNERS = new Float64Array(FORECASTS * CASINO_COUNT * STRENGTHS);
/** By casino and own strength; NaN where not computed yet. */
const KNOWN = new Float64Array(CASINO_COUNT * STRENGTHS);
/** By additional own strength: the sum over all casinos. */
const ALL = new Float64Array(EXTRAS);

let cells: Cells = new Int32Array(0);
let me = 0;
let stakesOfMe: Stakes = new Float64Array(0);
let rowOfMe = 0;

/** Throws the dice of the other seats. The functions below then answer for `seat`. */
export const foresee = (s: Cells, seat: number, stakes: Stakes, words: WordSource): void => {
  cells = s;
  me = seat;
  stakesOfMe = stakes;
  rowOfMe = seat * STAKES_ROW;
  const seats = get(s, SEATS);
  const closed = get(s, CLOSED);
  for (let forecast = 0; forecast < FORECASTS; forecast++) {
    const start = forecast * CASINO_COUNT * PARTICIPANTS;
    setNow(s, start, seats);
    for (let other = 0; other < seats; other++) {
      const hand = get(s, HANDS + other);
      if (other !== seat && hand !== 0) throwHand(start + other, hand, closed, words);
    }
    for (let casino = 0; casino < CASINO_COUNT; casino++) noteStrengths(forecast * CASINO_COUNT + casino, seats);
  }
  KNOWN.fill(Number.NaN);
  sumUp();
};

/** The same without throws, when all dice are placed. */
export const lookNow = (s: Cells, seat: number, stakes: Stakes): void => {
  cells = s;
  me = seat;
  stakesOfMe = stakes;
  rowOfMe = seat * STAKES_ROW;
  const seats = get(s, SEATS);
  for (let forecast = 0; forecast < FORECASTS; forecast++) {
    setNow(s, forecast * CASINO_COUNT * PARTICIPANTS, seats);
    for (let casino = 0; casino < CASINO_COUNT; casino++) noteStrengths(forecast * CASINO_COUNT + casino, seats);
  }
  KNOWN.fill(Number.NaN);
};

const setNow = (s: Cells, start: number, seats: number): void => {
  for (let casino = 0; casino < CASINO_COUNT; casino++) {
    const place = start + casino * PARTICIPANTS;
    const first = diceCell(casino, 0);
    for (let seat = 0; seat < seats; seat++) FINALS[place + seat] = seat === me ? 0 : strengthIn(get(s, first + seat));
    FINALS[place + NEUTRAL_PLACE] = get(s, NEUTRAL_STRENGTH + casino);
    FINALS[place + GRAY_PLACE] = get(s, GRAY + casino);
  }
};

/** Dice that would go into a closed casino are left out. */
const throwHand = (place: number, hand: number, closed: number, words: WordSource): void => {
  const word = diceWord(words);
  const roll = rollOf(word, hand & 15);
  for (let casino = 0; casino < CASINO_COUNT; casino++) {
    const count = shown(roll, casino);
    if (count > 0 && casino !== closed) addStrength(place + casino * PARTICIPANTS, count);
  }
  for (let big = hand >>> 4; big > 0; big--) {
    const casino = eighthDie(big === 1 ? word : diceWord(words));
    if (casino !== closed) addStrength(place + casino * PARTICIPANTS, 2);
  }
};

const addStrength = (place: number, strength: number): void => {
  FINALS[place] = get(FINALS, place) + strength;
};

const noteStrengths = (row: number, seats: number): void => {
  const place = row * PARTICIPANTS;
  const owners = row * STRENGTHS;
  let seen = 0;
  let twice = 0;
  for (let seat = 0; seat < seats; seat++) {
    const strength = get(FINALS, place + seat);
    if (strength === 0) continue;
    const bit = 1 << strength;
    twice |= seen & bit;
    seen |= bit;
    OWNERS[owners + strength] = stakesOfMe[rowOfMe + seat] as number;
  }
  for (let imaginary = NEUTRAL_PLACE; imaginary <= GRAY_PLACE; imaginary++) {
    const strength = get(FINALS, place + imaginary);
    if (strength === 0) continue;
    const bit = 1 << strength;
    twice |= seen & bit;
    seen |= bit;
    OWNERS[owners + strength] = 0;
  }
  SEEN[row] = seen;
  TWICE[row] = twice;
};

const sumUp = (): void => {
  for (let extra = 0; extra < EXTRAS; extra++) {
    let sum = 0;
    for (let casino = 0; casino < CASINO_COUNT; casino++) sum += casinoWorth(casino, strengthNow(casino) + extra);
    ALL[extra] = sum;
  }
};

/** The own strength in a casino as it is. */
export const strengthNow = (casino: number): number => strengthIn(get(cells, diceCell(casino, me)));

/** The value of a casino at the end of the round with this own strength, averaged over the forecasts. */
export const casinoWorth = (casino: number, strength: number): number => {
  const index = casino * STRENGTHS + strength;
  const known = KNOWN[index] as number;
  if (!Number.isNaN(known)) return known;
  let worth = 0;
  for (let row = casino; row < FORECASTS * CASINO_COUNT; row += CASINO_COUNT) worth += payoutWorth(row, strength);
  worth /= FORECASTS;
  KNOWN[index] = worth;
  return worth;
};

/** RULES 5.2 and 5.3: by falling strength, without ties, one bill each. */
const payoutWorth = (row: number, strength: number): number => {
  const bit = strength === 0 ? 0 : 1 << strength;
  const seen = get(SEEN, row);
  let untied = (seen & ~get(TWICE, row)) ^ bit;
  if (seen & bit) untied &= ~bit;
  let worth = 0;
  for (let bills = get(cells, CASINO_BILLS + (row % CASINO_COUNT)); bills !== 0 && untied !== 0; bills >>>= 4) {
    const best = 31 - Math.clz32(untied);
    untied ^= 1 << best;
    worth += (bills & 15) * (best === strength ? 1 : (OWNERS[row * STRENGTHS + best] as number));
  }
  return worth;
};

/** The value of a casino if `more` gray dice lie there. */
const casinoWorthWithGray = (casino: number, strength: number, more: number): number => {
  const seats = get(cells, SEATS);
  let worth = 0;
  for (let row = casino; row < FORECASTS * CASINO_COUNT; row += CASINO_COUNT) {
    addStrength(row * PARTICIPANTS + GRAY_PLACE, more);
    noteStrengths(row, seats);
    worth += payoutWorth(row, strength);
    addStrength(row * PARTICIPANTS + GRAY_PLACE, -more);
    noteStrengths(row, seats);
  }
  return worth / FORECASTS;
};

const rowFor = (hand: number): number => {
  const big = hand >>> 4;
  const small = hand & 15;
  const bigs = big < SIZES ? big : SIZES - 1;
  return (bigs * (SMALL_MAX + 1) + (small < SMALL_MAX ? small : SMALL_MAX)) * EXTRAS;
};

/** The value of all casinos as they are, with this hand left to throw. */
export const handWorth = (hand: number): number => {
  const row = rowFor(hand);
  let worth = DIE_WORTH * strengthIn(hand);
  for (let extra = 0; extra < EXTRAS; extra++) worth += (LIKELIHOODS[row + extra] as number) * (ALL[extra] as number);
  return worth;
};

/** The gain of so much more own strength in a casino, with this hand left to throw. */
export const strengthGain = (casino: number, more: number, hand: number): number => {
  const row = rowFor(hand);
  const now = strengthNow(casino);
  let gain = 0;
  for (let extra = 0; extra < EXTRAS; extra++) {
    const likelihood = LIKELIHOODS[row + extra] as number;
    if (likelihood > 0)
      gain += likelihood * (casinoWorth(casino, now + more + extra) - casinoWorth(casino, now + extra));
  }
  return gain;
};

/** The gain of more or fewer gray dice in a casino, with this hand left to throw. */
export const grayGain = (casino: number, more: number, hand: number): number => {
  const row = rowFor(hand);
  const now = strengthNow(casino);
  let gain = 0;
  for (let extra = 0; extra < EXTRAS; extra++) {
    const likelihood = LIKELIHOODS[row + extra] as number;
    if (likelihood > 0)
      gain += likelihood * (casinoWorthWithGray(casino, now + extra, more) - casinoWorth(casino, now + extra));
  }
  return gain;
};

/** The gain of closing a casino: the payout of now instead of the expected one. */
export const closingGain = (casino: number, hand: number): number => {
  const row = rowFor(hand);
  const now = strengthNow(casino);
  let open = 0;
  for (let extra = 0; extra < EXTRAS; extra++)
    open += (LIKELIHOODS[row + extra] as number) * casinoWorth(casino, now + extra);
  return payoutNow(casino) - open;
};

/** The value of the payout if no more dice come. */
const payoutNow = (casino: number): number => {
  const seats = get(cells, SEATS);
  const first = diceCell(casino, 0);
  const place = casino * PARTICIPANTS;
  const kept = casino;
  SAVED.set(FINALS.subarray(place, place + PARTICIPANTS));
  for (let seat = 0; seat < seats; seat++)
    FINALS[place + seat] = seat === me ? 0 : strengthIn(get(cells, first + seat));
  noteStrengths(kept, seats);
  const worth = payoutWorth(kept, strengthNow(casino));
  FINALS.set(SAVED, place);
  noteStrengths(kept, seats);
  return worth;
};

const SAVED: Cells = new Int32Array(PARTICIPANTS);
