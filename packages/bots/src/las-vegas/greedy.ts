/**
 * Greedy looks one placement ahead: it takes the option after which the round is expected to end best for itself,
 * rivals' payouts counted against it. It knows nothing of later rounds and makes no plans.
 */

import { CHIP_VALUE, type Dice, type Face, type LasVegas, shownDice, strengthOf } from '@fremont/games/las-vegas';
import { at, type Chance, type DeepReadonly, pick, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { seatDollars } from './dollars.ts';
import { extraStrengths } from './forecast.ts';
import { prospectOf } from './prospect.ts';
import type { Eyes, Sight } from './sight.ts';
import { secretAnswer } from './tiles/answers.ts';
import { tileBonus } from './tiles/bonus.ts';
import { diceOf } from './tiles/outlook.ts';
import { answerWorth } from './tiles/worths.ts';

type View = DeepReadonly<LasVegas['view']>;
type Action = LasVegas['action'];

/**
 * What a die in hand is worth beyond its even chance of each number: its owner will choose where it goes. Measured:
 * nothing at all or 6,000 loses to 2,000 and 4,000 in `classic`; 8,000 passes too often in `royale-base`.
 */
const DIE_WORTH = 4_000;

export const greedyBot: Bot<LasVegas> = {
  level: 'greedy',
  choose(view, seat, legal, chance) {
    if (legal.length === 1) return at(legal, 0);
    const secret = secretAnswer(legal, chance);
    if (secret !== null) return secret;
    const worths = greedyWorths(view, seat, legal, chance);
    const best = Math.max(...worths);
    return pick(
      legal.filter((_, index) => worths[index] === best),
      chance,
      'bot',
    );
  },
};

/** In dollars, as far as one placement ahead can tell. */
export const greedyWorths = (view: View, seat: Seat, legal: readonly Action[], chance: Chance): readonly number[] => {
  const eyes = { sight: view, seat, prospect: prospectOf(view, seat, chance), dollars: seatDollars(view, seat) };
  return legal.map((action) => worthOf(eyes, action));
};

/** Of any action, to whoever looks. */
export const worthOf = (eyes: Eyes, action: Action): number => {
  switch (action.type) {
    case 'place':
      return withTile(eyes, placementOf(eyes.sight, action.face));
    case 'powerPlay':
      return withTile(eyes, { face: action.casino, dice: diceOf(action.die, 1), neutral: 0 });
    case 'roll':
      return afterPlacing(eyes, NO_PLACEMENT) + ROLL_WORTH;
    case 'pass':
      return afterPlacing(eyes, NO_PLACEMENT) - CHIP_VALUE;
    default:
      return answerWorth(eyes, action) ?? 0;
  }
};

/** What one may expect of choosing the best of a roll: measured against Power Play, the only other way to begin. */
const ROLL_WORTH = 6_000;

/** A placement, and what it sets off. */
const withTile = (eyes: Eyes, placement: Placement): number => {
  const { sight, seat } = eyes;
  const worth = afterPlacing(eyes, placement);
  if (sight.royale === null || placement.face === null) return worth;
  const index = placement.face - 1;
  const strength = strengthOf(at(at(sight.casinos, index).dice, seat)) + strengthOf(placement.dice);
  return worth + tileBonus(sight, seat, index, strength);
};

/** Dice on their way into a casino. */
interface Placement {
  readonly face: Face | null;
  readonly dice: Readonly<Dice>;
  readonly neutral: number;
}

const NO_PLACEMENT: Placement = { face: null, dice: { small: 0, big: 0 }, neutral: 0 };

const placementOf = ({ phase }: Sight, face: Face): Placement =>
  phase.type === 'placing' ? { face, ...shownDice(phase.roll, face) } : NO_PLACEMENT;

/** All six casinos as they are expected to end, and the dice kept for later. */
const afterPlacing = ({ sight, seat, prospect }: Eyes, placement: Placement): number => {
  const { supply } = at(sight.chairs, seat);
  const left: Dice = { small: supply.small - placement.dice.small, big: supply.big - placement.dice.big };
  const extras = extraStrengths(left);
  let worth = DIE_WORTH * strengthOf(left);
  sight.casinos.forEach((casino, index) => {
    const { dice, neutral } = placement.face === index + 1 ? placement : NO_PLACEMENT;
    const strength = strengthOf(at(casino.dice, seat)) + strengthOf(dice);
    extras.forEach((likelihood, extra) => {
      worth += likelihood * prospect(index, strength + extra, neutral);
    });
  });
  return worth;
};
