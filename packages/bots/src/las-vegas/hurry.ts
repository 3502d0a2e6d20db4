/**
 * `greedy` in a hurry, for playouts: the same look one placement ahead, with a handful of forecasts instead of forty and
 * numbers in flat arrays instead of lists. A playout asks it some twenty times, a decision some thousand times.
 */

import {
  CHIP_VALUE,
  FACES,
  type LasVegas,
  lasVegas,
  type State,
  shownDice,
  strengthOf,
  totalOf,
} from '@fremont/games/las-vegas';
import { at, type Chance, type DeepReadonly, pick, type Seat } from '@fremont/kernel';
import { AVERAGE_BILL, threatWeights } from './dollars.ts';
import { extraStrengths } from './forecast.ts';
import type { Eyes } from './sight.ts';
import { tileBonus } from './tiles/bonus.ts';

type S = DeepReadonly<State>;
type Action = LasVegas['action'];

const SEATS_MAX = lasVegas.meta.seats.max;

/** Few are rough, but every turn of every playout draws its own. */
const FORECASTS = 2;
/** What a die in hand is worth beyond its even chance of each number; as `greedy` has it. */
const DIE_WORTH = 4_000;

/** One of the placements, or the pass. */
export const choiceInAHurry = (state: S, seat: Seat, legal: readonly Action[], chance: Chance): Action => {
  const outlook = outlookOf(state, seat, chance);
  const worths = legal.map((action) => worthOf(state, seat, action, outlook) + bonusOf(state, seat, action));
  const best = Math.max(...worths);
  const chosen = legal.filter((_, index) => worths[index] === best);
  return chosen.length === 1 ? at(chosen, 0) : pick(chosen, chance, 'bot');
};

/** What a placement sets off beside it, where there are tiles. */
const bonusOf = (state: S, seat: Seat, action: Action): number => {
  const { royale, phase, casinos } = state;
  if (royale === null || action.type !== 'place' || phase.type !== 'placing') return 0;
  const index = action.face - 1;
  if (index >= royale.tiles.length) return 0;
  const strength = strengthOf(at(at(casinos, index).dice, seat));
  return tileBonus(state, seat, index, strength + strengthOf(shownDice(phase.roll, action.face).dice));
};

/** For everything else that may be asked: greedy's judgment of the same few forecasts, drawn when they are needed. */
export const eyesInAHurry = (state: S, seat: Seat, chance: Chance): Eyes => {
  let outlook: Outlook | null = null;
  return {
    sight: state,
    seat,
    prospect(index, strength, neutral, gray = 0) {
      outlook ??= outlookOf(state, seat, chance);
      return endWorth(state, seat, index, strength, imagined(neutral, gray), outlook);
    },
    dollars: dollarsOf(state, seat),
  };
};

/** Dice of imaginary players that the option at hand adds. */
interface Imagined {
  readonly neutral: number;
  readonly gray: number;
}

const NO_MORE: Imagined = { neutral: 0, gray: 0 };

const imagined = (neutral: number, gray: number): Imagined =>
  neutral === 0 && gray === 0 ? NO_MORE : { neutral, gray };

/** Everything about a position that its options share. Participants are the seats, then neutral, then gray. */
interface Outlook {
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

const outlookOf = (state: S, seat: Seat, chance: Chance): Outlook => {
  const participants = state.chairs.length + 2;
  return {
    participants,
    dollars: dollarsOf(state, seat),
    finals: finalsOf(state, seat, participants, chance),
    known: KNOWN.fill(Number.NaN),
    bases: BASES.fill(Number.NaN),
  };
};

const dollarsOf = ({ chairs, options }: S, seat: Seat): readonly number[] => {
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

const worthOf = (state: S, seat: Seat, action: Action, outlook: Outlook): number => {
  const { phase } = state;
  const { supply } = at(state.chairs, seat);
  if (action.type !== 'place' || phase.type !== 'placing')
    return handWorth(state, seat, supply.small, supply.big, outlook) - CHIP_VALUE;
  const { dice, neutral } = shownDice(phase.roll, action.face);
  const small = supply.small - dice.small;
  const big = supply.big - dice.big;
  const index = action.face - 1;
  const before = strengthOf(at(at(state.casinos, index).dice, seat));
  const extras = likelihoodsOf(small, big);
  return (
    handWorth(state, seat, small, big, outlook) +
    casinoWorth(state, seat, index, before + strengthOf(dice), imagined(neutral, 0), extras, outlook) -
    casinoWorth(state, seat, index, before, NO_MORE, extras, outlook)
  );
};

/** All casinos as they lie, with these dice left to throw. */
const handWorth = (state: S, seat: Seat, small: number, big: number, outlook: Outlook): number => {
  const { bases } = outlook;
  const key = 2 * small + big;
  if (Number.isNaN(bases[key])) bases[key] = baseWorth(state, seat, likelihoodsOf(small, big), outlook);
  return (bases[key] ?? 0) + DIE_WORTH * (small + 2 * big);
};

const baseWorth = (state: S, seat: Seat, extras: readonly number[], outlook: Outlook): number => {
  let worth = 0;
  for (let index = 0; index < FACES.length; index++) {
    const strength = strengthOf(at(at(state.casinos, index).dice, seat));
    worth += casinoWorth(state, seat, index, strength, NO_MORE, extras, outlook);
  }
  return worth;
};

const casinoWorth = (
  state: S,
  seat: Seat,
  index: number,
  strength: number,
  more: Imagined,
  extras: readonly number[],
  outlook: Outlook,
): number => {
  let worth = 0;
  for (let extra = 0; extra < extras.length; extra++)
    worth += (extras[extra] ?? 0) * endWorth(state, seat, index, strength + extra, more, outlook);
  return worth;
};

/** More strength than this is rare enough to count as this much. */
const EXTRA_MAX = 3;

/** The likelihood of 0, 1, 2 or at least 3 more strength in a casino, by dice in hand. */
const LIKELIHOODS = new Map<number, readonly number[]>();
const likelihoodsOf = (small: number, big: number): readonly number[] => {
  const key = 2 * small + big;
  const known = LIKELIHOODS.get(key) ?? cutOff(extraStrengths({ small, big }));
  LIKELIHOODS.set(key, known);
  return known;
};

const cutOff = (likelihoods: readonly number[]): readonly number[] => {
  const rest = likelihoods.slice(EXTRA_MAX).reduce((sum, likelihood) => sum + likelihood, 0);
  return likelihoods.length <= EXTRA_MAX ? likelihoods : [...likelihoods.slice(0, EXTRA_MAX), rest];
};

/** The asker ending in that casino with that strength, over all forecasts. */
const endWorth = (state: S, seat: Seat, index: number, strength: number, more: Imagined, outlook: Outlook): number => {
  const key = index * STRENGTHS + strength;
  const { known } = outlook;
  if (more !== NO_MORE) return payoutsWith(state, seat, index, strength, more, outlook);
  if (Number.isNaN(known[key])) known[key] = payoutsWith(state, seat, index, strength, more, outlook);
  return known[key] ?? 0;
};

const payoutsWith = (
  state: S,
  seat: Seat,
  index: number,
  strength: number,
  { neutral, gray }: Imagined,
  { finals, participants, dollars }: Outlook,
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
