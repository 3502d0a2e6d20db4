/**
 * Greedy play on the cells of a match without tiles, for playouts. Written for speed: no allocation, all intermediate
 * values in arrays of this module.
 *
 * It values an option as `greedy` does, with two forecasts instead of forty. A forecast throws the dice that the other
 * seats still hold; the own ones are taken by their exact likelihoods. Money is counted in steps.
 */

import { CHIP_VALUE } from '@fremont/games/las-vegas';
import { type Cells, get } from '../../sim/cells.ts';
import { extraStrengths } from '../forecast.ts';
import { PLAIN, rolledMask } from './plain.ts';
import { bestOf, powerOf, rankingOf, restOf } from './rankings.ts';
import { diceWord, rollOf, shown, type WordSource } from './rolls.ts';

// Copied to constants of this module, because the engine inlines only those.
const CASINO_COUNT = 6;
const SEATS = PLAIN.SEATS;
const ROLL = PLAIN.ROLL;
const ROLL_BIG = PLAIN.ROLL_BIG;
const ROLL_NEUTRAL = PLAIN.ROLL_NEUTRAL;
const HANDS = PLAIN.HANDS;
const CHIPS = PLAIN.CHIPS;
const CASINOS = PLAIN.CASINOS;
const CASINO_BILLS = PLAIN.CASINO_BILLS;
const BIG_SHIFT = PLAIN.BIG_SHIFT;
const NEUTRAL_SHIFT = PLAIN.NEUTRAL_SHIFT;
const PASS_PICK = PLAIN.PASS_PICK;

const FORECASTS = 2;
/** As in `greedy`: the extra value of a die in hand, in steps. */
const DIE_WORTH = 0.4;
const CHIP_WORTH = CHIP_VALUE / PLAIN.BILL_STEP;
/** Additional own strength above three is rare and counts as three. */
const EXTRAS = 4;
const SMALL_MAX = 8;

/** The likelihood of 0, 1, 2 or at least 3 more strength in a casino, by dice in hand. */
const LIKELIHOODS = Float64Array.from({ length: 2 * (SMALL_MAX + 1) * EXTRAS }, (_, index) => {
  const hand = Math.floor(index / EXTRAS);
  const extras = extraStrengths({ small: hand % (SMALL_MAX + 1), big: Math.floor(hand / (SMALL_MAX + 1)) });
  const extra = index % EXTRAS;
  if (extra < EXTRAS - 1) return extras[extra] ?? 0;
  return extras.slice(extra).reduce((sum, likelihood) => sum + likelihood, 0);
});

/** The dice of the other seats at the end of the round, by forecast and casino, in the numbers of `rankings.ts`. */
const FINALS: Cells = new Int32Array(FORECASTS * CASINO_COUNT);
/** The value of a casino by casino and additional own strength, and its sum over the casinos. */
const AS_IT_IS = new Float64Array(CASINO_COUNT * EXTRAS);
const ALL_AS_THEY_ARE = new Float64Array(EXTRAS);

/**
 * The value of a step of each participant to each seat: row by seat, column by participant. Neutral dice have the column
 * behind the seats and are worth nothing.
 */
export type Stakes = Float64Array;
export const STAKES_ROW = 6;

/** The face, 0 to 5, that the seat places of the roll in the cells, or `PASS_PICK`. */
export const greedyFace = (s: Cells, seat: number, stakes: Stakes, words: WordSource): number => {
  foresee(s, seat, words);
  valueCasinos(s, seat, stakes);
  const hand = get(s, HANDS + seat);
  const mask = rolledMask(s);
  let best = -1;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let face = 0; face < CASINO_COUNT; face++) {
    if ((mask & (1 << face)) === 0) continue;
    const worth = placingWorth(s, seat, hand, face, stakes);
    if (worth > bestWorth) {
      best = face;
      bestWorth = worth;
    }
  }
  if (get(s, CHIPS + seat) === 0) return best;
  const passing = handWorth(hand & 15, (hand >>> BIG_SHIFT) & 15) - CHIP_WORTH;
  return passing > bestWorth ? PASS_PICK : best;
};

/** Throws the dice of the other seats. */
const foresee = (s: Cells, seat: number, words: WordSource): void => {
  const seats = get(s, SEATS);
  for (let start = 0; start < FORECASTS * CASINO_COUNT; start += CASINO_COUNT) {
    for (let casino = 0; casino < CASINO_COUNT; casino++) FINALS[start + casino] = get(s, CASINOS + casino);
    for (let other = 0; other < seats; other++) {
      const hand = get(s, HANDS + other);
      if (other === seat || hand === 0) continue;
      throwDice(start, hand & 15, powerOf(other), words);
      if ((hand >>> BIG_SHIFT) & 15) throwDice(start, 1, 2 * powerOf(other), words);
      if (hand >>> NEUTRAL_SHIFT) throwDice(start, hand >>> NEUTRAL_SHIFT, powerOf(seats), words);
    }
  }
};

const throwDice = (start: number, dice: number, power: number, words: WordSource): void => {
  const roll = rollOf(diceWord(words), dice);
  for (let casino = 0; casino < CASINO_COUNT; casino++) {
    const count = shown(roll, casino);
    if (count > 0) FINALS[start + casino] = get(FINALS, start + casino) + count * power;
  }
};

/** Fills the values of the casinos without a placement. */
const valueCasinos = (s: Cells, seat: number, stakes: Stakes): void => {
  const power = powerOf(seat);
  const inHand = strengthOf(get(s, HANDS + seat));
  for (let extra = 0; extra < EXTRAS; extra++) {
    const more = (extra < inHand ? extra : inHand) * power;
    let sum = 0;
    for (let casino = 0; casino < CASINO_COUNT; casino++) {
      const worth = casinoWorth(s, seat, casino, more, stakes);
      AS_IT_IS[casino * EXTRAS + extra] = worth;
      sum += worth;
    }
    ALL_AS_THEY_ARE[extra] = sum;
  }
};

/** The value of one casino to the seat if `more` is added to its dice, averaged over the forecasts. */
const casinoWorth = (s: Cells, seat: number, casino: number, more: number, stakes: Stakes): number => {
  const bills = get(s, CASINO_BILLS + casino);
  let worth = 0;
  for (let final = casino; final < FORECASTS * CASINO_COUNT; final += CASINO_COUNT)
    worth += payoutWorth(get(FINALS, final) + more, bills, seat * STAKES_ROW, stakes);
  return worth / FORECASTS;
};

/** RULES 5.2 and 5.3: by falling strength, without ties, one bill each. */
const payoutWorth = (casino: number, bills: number, row: number, stakes: Stakes): number => {
  let worth = 0;
  let ranking = rankingOf(casino);
  for (let rest = bills; rest !== 0 && ranking !== 0; rest >>>= 4) {
    worth += (rest & 15) * (stakes[row + bestOf(ranking)] as number);
    ranking = restOf(ranking);
  }
  return worth;
};

const placingWorth = (s: Cells, seat: number, hand: number, face: number, stakes: Stakes): number => {
  const small = shown(get(s, ROLL), face);
  const big = get(s, ROLL_BIG) === face + 1 ? 1 : 0;
  const smallLeft = (hand & 15) - small;
  const bigLeft = ((hand >>> BIG_SHIFT) & 15) - big;
  const row = likelihoodsFor(smallLeft, bigLeft);
  const neutral = shown(get(s, ROLL_NEUTRAL), face);
  const neutralStrength = neutral === 0 ? 0 : neutral * powerOf(get(s, SEATS));
  const power = powerOf(seat);
  const inHand = smallLeft + 2 * bigLeft;
  let worth = handWorth(smallLeft, bigLeft);
  for (let extra = 0; extra < EXTRAS; extra++) {
    const likelihood = LIKELIHOODS[row + extra] as number;
    if (likelihood === 0) continue;
    const strength = small + 2 * big + (extra < inHand ? extra : inHand);
    worth +=
      likelihood *
      (casinoWorth(s, seat, face, strength * power + neutralStrength, stakes) -
        (AS_IT_IS[face * EXTRAS + extra] as number));
  }
  return worth;
};

/** No more strength than the hand holds can be added; the digit of a seat in a casino's number has room for that. */
const strengthOf = (hand: number): number => (hand & 15) + 2 * ((hand >>> BIG_SHIFT) & 15);

const likelihoodsFor = (small: number, big: number): number => (small + big * (SMALL_MAX + 1)) * EXTRAS;

/** The value of all casinos as they are, with these dice left to throw. */
const handWorth = (small: number, big: number): number => {
  const row = likelihoodsFor(small, big);
  let worth = DIE_WORTH * (small + 2 * big);
  for (let extra = 0; extra < EXTRAS; extra++)
    worth += (LIKELIHOODS[row + extra] as number) * (ALL_AS_THEY_ARE[extra] as number);
  return worth;
};
