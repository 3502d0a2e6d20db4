/** A handful of forecasts of how the round ends, in flat arrays: what `greedy` in a hurry goes by. */

import { CHIP_VALUE, FACES, lasVegas, type State, strengthOf, totalOf } from '@fremont/games/las-vegas';
import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import { AVERAGE_BILL, threatWeights } from './dollars.ts';

type S = DeepReadonly<State>;

const SEATS_MAX = lasVegas.meta.seats.max;

/** Few are rough, but every turn of every playout draws its own. */
const FORECASTS = 2;

/** Dice of imaginary players that the option at hand adds. */
interface Imagined {
  readonly neutral: number;
  readonly gray: number;
}

export const NO_MORE: Imagined = { neutral: 0, gray: 0 };

export const imagined = (neutral: number, gray: number): Imagined =>
  neutral === 0 && gray === 0 ? NO_MORE : { neutral, gray };

/** Everything about a position that its options share. Participants are the seats, then neutral, then gray. */
export interface Outlook {
  readonly state: S;
  /** The asker. */
  readonly seat: Seat;
  readonly participants: number;
  /** What a dollar of each participant is worth to the asker. */
  readonly dollars: readonly number[];
  /** Strengths at the end of the round, by forecast, casino and participant; the asker's are left open. */
  readonly finals: Int32Array;
  /** Worths known so far, by casino and strength of the asker; NaN where not. */
  readonly known: Float64Array;
  /** Worths of all casinos together without a placement, by dice left in hand; NaN where not known yet. */
  readonly bases: Float64Array;
}

/** More than anybody can have in one casino, and more dice than anybody has. */
const STRENGTHS = 24;

// One outlook is in use at a time, and a new one is taken for every action of every playout: their memory is shared.
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

/** What a dollar of each participant is worth to `seat`. */
export const dollarsOf = ({ chairs, options }: S, seat: Seat): readonly number[] => {
  const wealths: number[] = [];
  chairs.forEach((chair, other) => {
    if (other === seat) return;
    // RULES 8: what lies face down is not known to this seat, only how many bills there are.
    const hidden = chair.bills.length * AVERAGE_BILL[options.edition] + chair.chips * CHIP_VALUE;
    wealths.push(options.winnings === 'open' ? totalOf(chair) : hidden);
  });
  const weights = threatWeights(wealths);
  const dollars = weights.map((weight) => -weight);
  dollars.splice(seat, 0, 1);
  return [...dollars, 0, 0];
};

/** Throws all dice of the others in hand, every number equally likely. */
const finalsOf = (state: S, seat: Seat, participants: number, chance: Chance): Int32Array => {
  const board = FACES.length * participants;
  const finals = FINALS.subarray(0, FORECASTS * board);
  for (let start = 0; start < finals.length; start += board) {
    setDown(state, finals, start, participants);
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

/** The strengths as they lie. */
const setDown = ({ casinos }: S, finals: Int32Array, start: number, participants: number): void => {
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

/** The asker ending in that casino with that strength, over all forecasts. */
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
    worth += hurriedPayout(finals, place, participants, bills, dollars);
    add(finals, place + imaginary, -neutral);
    add(finals, place + imaginary + 1, -gray);
  }
  return worth / FORECASTS;
};

const add = (finals: Int32Array, place: number, strength: number): void => {
  finals[place] = (finals[place] ?? 0) + strength;
};

/**
 * The payout at `place` of `finals`, a dollar of each participant taken at its worth: falling strengths, those that two
 * share skipped, one bill each. A test holds it to `settleCasino`. RULES 5.2, 5.3.
 */
export const hurriedPayout = (
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
