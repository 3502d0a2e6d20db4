/**
 * Greedy in the editions without tiles. It looks one placement ahead and takes the option with the best expected end of the
 * round, where payouts of rivals count as losses. It ignores later rounds and makes no plans.
 */

import { CHIP_VALUE, type Dice, type Face, type LasVegas, shownDice, strengthOf } from '@fremont/games/las-vegas/base';
import { at, type Chance, type DeepReadonly, pick, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { seatDollars } from './dollars.ts';
import type { Evaluator, VisibleTable } from './evaluator.ts';
import { extraStrengths } from './forecast.ts';
import { prospectOf } from './prospect.ts';

type View = DeepReadonly<LasVegas['view']>;
type Action = LasVegas['action'];

/**
 * The extra value of a die in hand: its owner chooses where it goes, but forecasts place it at random. Measured: 0 and
 * 6,000 lose to 2,000 and 4,000 in `classic`; 8,000 passes too often in `royale-base`.
 */
const DIE_WORTH = 4_000;

/** Plays like `greedyBot`, which also knows tiles and styles. A browser begins with it alone at a table without tiles. */
export const greedyBaseBot: Bot<LasVegas> = {
  level: 'greedy',
  choose(view, seat, legal, chance) {
    if (legal.length === 1) return at(legal, 0);
    const evaluator = evaluatorOf(view, seat, chance);
    return bestOf(
      legal,
      legal.map((action) => baseWorth(evaluator, action)),
      chance,
    );
  },
};

export const evaluatorOf = (view: View, seat: Seat, chance: Chance): Evaluator => ({
  visible: view,
  seat,
  prospect: prospectOf(view, seat, chance),
  dollars: seatDollars(view, seat),
});

/** One of the actions with the highest value. */
export const bestOf = (legal: readonly Action[], worths: readonly number[], chance: Chance): Action => {
  const best = Math.max(...worths);
  return pick(
    legal.filter((_, index) => worths[index] === best),
    chance,
    'bot',
  );
};

/** The value in dollars of an action of every edition; 0 for actions that tiles ask for. */
export const baseWorth = (evaluator: Evaluator, action: Action): number => {
  switch (action.type) {
    case 'place':
      return afterPlacing(evaluator, placementOf(evaluator.visible, action.face));
    case 'roll':
      return afterPlacing(evaluator, NO_PLACEMENT) + ROLL_WORTH;
    case 'pass':
      return afterPlacing(evaluator, NO_PLACEMENT) - CHIP_VALUE;
    default:
      return 0;
  }
};

/**
 * The expected value of choosing the best of a roll. It competes with Power Play, the only other way to begin a turn.
 */
const ROLL_WORTH = 6_000;

/** Dice that go into a casino. */
export interface Placement {
  readonly face: Face | null;
  readonly dice: Readonly<Dice>;
  readonly neutral: number;
}

const NO_PLACEMENT: Placement = { face: null, dice: { small: 0, big: 0 }, neutral: 0 };

export const placementOf = ({ phase }: VisibleTable, face: Face): Placement =>
  phase.type === 'placing' ? { face, ...shownDice(phase.roll, face) } : NO_PLACEMENT;

/** The expected value of all six casinos, and of the dice kept for later. */
export const afterPlacing = ({ visible, seat, prospect }: Evaluator, placement: Placement): number => {
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
