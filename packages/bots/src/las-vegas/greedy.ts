/**
 * Greedy looks one placement ahead. It takes the option with the best expected end of the round, where payouts of
 * rivals count as losses. It ignores later rounds and makes no plans.
 */

import { CHIP_VALUE, type Dice, type Face, type LasVegas, shownDice, strengthOf } from '@fremont/games/las-vegas';
import { at, type Chance, type DeepReadonly, pick, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { seatDollars } from './dollars.ts';
import type { Evaluator, VisibleTable } from './evaluator.ts';
import { extraStrengths } from './forecast.ts';
import { prospectOf } from './prospect.ts';
import { secretAnswer } from './tiles/answers.ts';
import { tileBonus } from './tiles/bonus.ts';
import { diceOf } from './tiles/outlook.ts';
import { answerWorth } from './tiles/worths.ts';

type View = DeepReadonly<LasVegas['view']>;
type Action = LasVegas['action'];

/**
 * The extra value of a die in hand: its owner chooses where it goes, but forecasts place it at random. Measured: 0 and
 * 6,000 lose to 2,000 and 4,000 in `classic`; 8,000 passes too often in `royale-base`.
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

/** The value of each legal action in dollars. */
export const greedyWorths = (view: View, seat: Seat, legal: readonly Action[], chance: Chance): readonly number[] => {
  const evaluator = { visible: view, seat, prospect: prospectOf(view, seat, chance), dollars: seatDollars(view, seat) };
  return legal.map((action) => worthOf(evaluator, action));
};

/** The value of any action to the seat of the evaluator. */
export const worthOf = (evaluator: Evaluator, action: Action): number => {
  switch (action.type) {
    case 'place':
      return withTile(evaluator, placementOf(evaluator.visible, action.face));
    case 'powerPlay':
      return withTile(evaluator, { face: action.casino, dice: diceOf(action.die, 1), neutral: 0 });
    case 'roll':
      return afterPlacing(evaluator, NO_PLACEMENT) + ROLL_WORTH;
    case 'pass':
      return afterPlacing(evaluator, NO_PLACEMENT) - CHIP_VALUE;
    default:
      return answerWorth(evaluator, action) ?? 0;
  }
};

/**
 * The expected value of choosing the best of a roll. It competes with Power Play, the only other way to begin a turn.
 */
const ROLL_WORTH = 6_000;

/** The value of a placement and of the tile that it activates. */
const withTile = (evaluator: Evaluator, placement: Placement): number => {
  const { visible, seat } = evaluator;
  const worth = afterPlacing(evaluator, placement);
  if (visible.royale === null || placement.face === null) return worth;
  const index = placement.face - 1;
  const strength = strengthOf(at(at(visible.casinos, index).dice, seat)) + strengthOf(placement.dice);
  return worth + tileBonus(visible, seat, index, strength);
};

/** Dice that go into a casino. */
interface Placement {
  readonly face: Face | null;
  readonly dice: Readonly<Dice>;
  readonly neutral: number;
}

const NO_PLACEMENT: Placement = { face: null, dice: { small: 0, big: 0 }, neutral: 0 };

const placementOf = ({ phase }: VisibleTable, face: Face): Placement =>
  phase.type === 'placing' ? { face, ...shownDice(phase.roll, face) } : NO_PLACEMENT;

/** The expected value of all six casinos, and of the dice kept for later. */
const afterPlacing = ({ visible, seat, prospect }: Evaluator, placement: Placement): number => {
  const { supply } = at(visible.chairs, seat);
  const left: Dice = { small: supply.small - placement.dice.small, big: supply.big - placement.dice.big };
  const extras = extraStrengths(left);
  let worth = DIE_WORTH * strengthOf(left);
  visible.casinos.forEach((casino, index) => {
    const { dice, neutral } = placement.face === index + 1 ? placement : NO_PLACEMENT;
    const strength = strengthOf(at(casino.dice, seat)) + strengthOf(dice);
    extras.forEach((likelihood, extra) => {
      worth += likelihood * prospect(index, strength + extra, neutral);
    });
  });
  return worth;
};
