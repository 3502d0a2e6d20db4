/** A few forecasts of the end of the round, in flat arrays, for the fast `greedy` of playouts. */

import { CHIP_VALUE, FACES, lasVegas, type State, strengthOf, totalOf } from '@fremont/games/las-vegas';
import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import { AVERAGE_BILL, threatWeights } from './dollars.ts';

type S = DeepReadonly<State>;

const SEATS_MAX = lasVegas.meta.seats.max;

/** Two forecasts are inexact, but every turn of every playout draws new ones. */
const FORECASTS = 2;

/** Dice of imaginary players that the evaluated option adds. */
interface Imagined {
  readonly neutral: number;
  readonly gray: number;
}

export const NO_MORE: Imagined = { neutral: 0, gray: 0 };

export const imagined = (neutral: number, gray: number): Imagined =>
  neutral === 0 && gray === 0 ? NO_MORE : { neutral, gray };

/** The data of a position that all its options share. Participants are the seats, then neutral, then gray. */
export interface Outlook {
  readonly state: S;
  /** The bot's seat. */
  readonly seat: Seat;
  readonly participants: number;
  /** The value of a dollar of each participant to the seat. */
  readonly dollars: readonly number[];
  /** Strengths at the end of the round, by forecast, casino and participant; those of the seat are not set. */
  readonly finals: Int32Array;
  /** Cache of values by casino and strength of the seat; NaN where not computed yet. */
  readonly known: Float64Array;
  /** Cache of the value of all casinos without a placement, by dice left in hand; NaN where not computed yet. */
  readonly bases: Float64Array;
}

/** An upper limit of strengths in one casino, and of dice in hand. */
const STRENGTHS = 24;

// Only one outlook is in use at a time, so that all of them share this memory. Every action of a playout needs a new
// one.
const KNOWN = new Float64Array(FACES.length * STRENGTHS);
const BASES = new Float64Array(2 * STRENGTHS);
const FINALS = new Int32Array(FORECASTS * FACES.length * (SEATS_MAX + 2));

export const outlookOf = (state: S, seat: Seat, chance: Chance): Outlook => {
  const participants = state.chairs.length + 2;
  return {
    state,
    seat,
    participants,
    dollars: dollarsOf(state, seat),
    finals: finalsOf(state, seat, participants, chance),
    known: KNOWN.fill(Number.NaN),
    bases: BASES.fill(Number.NaN),
  };
};

/** The value of a dollar of each participant to `seat`. */
export const dollarsOf = ({ chairs, options }: S, seat: Seat): readonly number[] => {
  const wealths: number[] = [];
  chairs.forEach((chair, other) => {
    if (other === seat) return;
    // RULES 8: this seat knows the number of face-down bills, not their values.
    const hidden = chair.bills.length * AVERAGE_BILL[options.edition] + chair.chips * CHIP_VALUE;
    wealths.push(options.winnings === 'open' ? totalOf(chair) : hidden);
  });
  const weights = threatWeights(wealths);
  const dollars = weights.map((weight) => -weight);
  dollars.splice(seat, 0, 1);
  return [...dollars, 0, 0];
};

/** Throws all dice of the other seats, every number equally likely. */
const finalsOf = (state: S, seat: Seat, participants: number, chance: Chance): Int32Array => {
  const board = FACES.length * participants;
  const finals = FINALS.subarray(0, FORECASTS * board);
  for (let start = 0; start < finals.length; start += board) {
    setCurrent(state, finals, start, participants);
    for (let other = 0; other < state.chairs.length; other++) {
      if (other === seat) continue;
      const { supply, neutral } = at(state.chairs, other);
      throwDice(supply.small, 1, finals, start + other, participants, chance);
      throwDice(supply.big, 2, finals, start + other, participants, chance);
      throwDice(neutral, 1, finals, start + state.chairs.length, participants, chance);
    }
  }
  return finals;
};

/** Sets the current strengths. */
const setCurrent = ({ casinos }: S, finals: Int32Array, start: number, participants: number): void => {
  let place = start;
  for (const { dice, neutral, gray } of casinos) {
    for (let seat = 0; seat < dice.length; seat++) finals[place + seat] = strengthOf(at(dice, seat));
    finals[place + dice.length] = strengthOf(neutral);
    finals[place + dice.length + 1] = gray;
    place += participants;
  }
};

const throwDice = (
  count: number,
  strength: number,
  finals: Int32Array,
  first: number,
  participants: number,
  chance: Chance,
): void => {
  for (let die = 0; die < count; die++) {
    add(finals, first + chance.int(FACES.length, 'bot') * participants, strength);
  }
};

/** The value of ending in that casino with that strength, averaged over all forecasts. */
export const endWorth = (outlook: Outlook, index: number, strength: number, more: Imagined): number => {
  const key = index * STRENGTHS + strength;
  const { known } = outlook;
  if (more !== NO_MORE) return payoutsWith(outlook, index, strength, more);
  if (Number.isNaN(known[key])) known[key] = payoutsWith(outlook, index, strength, more);
  return known[key] ?? 0;
};

const payoutsWith = (
  { state, seat, finals, participants, dollars }: Outlook,
  index: number,
  strength: number,
  { neutral, gray }: Imagined,
): number => {
  const { bills } = at(state.casinos, index);
  const imaginary = state.chairs.length;
  let worth = 0;
  for (let forecast = 0; forecast < FORECASTS; forecast++) {
    const place = (forecast * FACES.length + index) * participants;
    finals[place + seat] = strength;
    add(finals, place + imaginary, neutral);
    add(finals, place + imaginary + 1, gray);
    worth += fastPayout(finals, place, participants, bills, dollars);
    add(finals, place + imaginary, -neutral);
    add(finals, place + imaginary + 1, -gray);
  }
  return worth / FORECASTS;
};

const add = (finals: Int32Array, place: number, strength: number): void => {
  finals[place] = (finals[place] ?? 0) + strength;
};

/**
 * The payout at `place` of `finals`, with a dollar of each participant at its value: by falling strength, without ties,
 * one bill each. RULES 5.2, 5.3. A test compares it with `settleCasino`.
 */
export const fastPayout = (
  finals: Int32Array,
  place: number,
  participants: number,
  bills: readonly number[],
  dollars: readonly number[],
): number => {
  let worth = 0;
  let bill = 0;
  let strength = strongestBelow(STRENGTHS, finals, place, participants);
  while (bill < bills.length && strength > 0) {
    const taker = onlyOneWith(strength, finals, place, participants);
    if (taker >= 0) worth += (dollars[taker] ?? 0) * (bills[bill++] ?? 0);
    strength = strongestBelow(strength, finals, place, participants);
  }
  return worth;
};

const strongestBelow = (limit: number, finals: Int32Array, place: number, participants: number): number => {
  let best = 0;
  for (let one = place; one < place + participants; one++) {
    const strength = finals[one] ?? 0;
    if (strength > best && strength < limit) best = strength;
  }
  return best;
};

/** The participant; -1 when several have that strength. */
const onlyOneWith = (wanted: number, finals: Int32Array, place: number, participants: number): number => {
  let found = -1;
  for (let one = 0; one < participants; one++) {
    if (finals[place + one] !== wanted) continue;
    if (found >= 0) return -1;
    found = one;
  }
  return found;
};
