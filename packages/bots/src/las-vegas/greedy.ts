/** Greedy with its opinion of the tiles. Without tiles it plays like `greedyBaseBot`. */

import { type LasVegas, strengthOf } from '@fremont/games/las-vegas';
import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Bot, BotStyle } from '../bot.ts';
import { tilted } from '../style.ts';
import type { Evaluator } from './evaluator.ts';
import { afterPlacing, baseWorth, bestOf, evaluatorOf, type Placement, placementOf } from './greedy-base.ts';
import { STYLE_DOLLARS, tasteOf } from './style.ts';
import { secretAnswer } from './tiles/answers.ts';
import { tileBonus } from './tiles/bonus.ts';
import { diceOf } from './tiles/outlook.ts';
import { answerWorth } from './tiles/worths.ts';

type View = DeepReadonly<LasVegas['view']>;
type Action = LasVegas['action'];

export const greedyBot: Bot<LasVegas> = {
  level: 'greedy',
  choose(view, seat, legal, chance, style) {
    if (legal.length === 1) return at(legal, 0);
    return secretAnswer(legal, chance) ?? bestOf(legal, greedyWorths(view, seat, legal, chance, style), chance);
  },
};

/** The value of each legal action in dollars. */
export const greedyWorths = (
  view: View,
  seat: Seat,
  legal: readonly Action[],
  chance: Chance,
  style?: BotStyle | null,
): readonly number[] => {
  const evaluator = evaluatorOf(view, seat, chance);
  const worths = legal.map((action) => worthOf(evaluator, action));
  return tilted(worths, legal, tasteOf(view, seat, style), STYLE_DOLLARS);
};

/** The value of any action to the seat of the evaluator. */
export const worthOf = (evaluator: Evaluator, action: Action): number => {
  switch (action.type) {
    case 'place':
      return withTile(evaluator, placementOf(evaluator.visible, action.face));
    case 'powerPlay':
      return withTile(evaluator, { face: action.casino, dice: diceOf(action.die, 1), neutral: 0 });
    default:
      return answerWorth(evaluator, action) ?? baseWorth(evaluator, action);
  }
};

/** The value of a placement and of the tile that it activates. */
const withTile = (evaluator: Evaluator, placement: Placement): number => {
  const { visible, seat } = evaluator;
  const worth = afterPlacing(evaluator, placement);
  if (visible.royale === null || placement.face === null) return worth;
  const index = placement.face - 1;
  const strength = strengthOf(at(at(visible.casinos, index).dice, seat)) + strengthOf(placement.dice);
  return worth + tileBonus(visible, seat, index, strength);
};
