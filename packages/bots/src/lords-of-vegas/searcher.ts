/** The search of Lords of Vegas as a bot: whole turns in the simulator, judged by the chance to win. */

import type { Action, LordsOfVegas, View } from '@fremont/games/lords-of-vegas';
import { at, type Chance, canonicalJson, type DeepReadonly, RANGE_MAX, type Seat } from '@fremont/kernel';
import type { Bot, BotStyle, PlayLevel } from '../bot.ts';
import { NO_TASTE } from '../style.ts';
import type { Thinking } from '../thinking.ts';
import { dealing } from './dealing.ts';
import { greedyBot } from './greedy.ts';
import { Table } from './sim/table.ts';
import { actionOf } from './sim/translation.ts';
import { STYLE_CHANCE, tasteOf } from './style.ts';
import { loadView, VALUE } from './value/loading.ts';
import type { Plan } from './value/plans.ts';
import { bestCodeInSteps, type Effort } from './value/search.ts';

/**
 * The decisions that the search takes. Greedy takes the rest: a draw, dice that keep off the lots of unseen cards, and a bet
 * that is never laid off.
 */
const SEARCHED: readonly View['phase']['type'][] = ['playing', 'givingUpLot', 'movingDie'];

export const searcher = (level: PlayLevel, effort: Effort): Bot<LordsOfVegas> =>
  dealing(level, (view, seat, legal, chance, style) => {
    if (!SEARCHED.includes(view.phase.type)) return greedyBot.choose(view, seat, legal, chance);
    return searched(view, seat, legal, { ...effort, style: style ?? null }, chance);
  });

function* searched(
  view: DeepReadonly<View>,
  seat: Seat,
  legal: readonly Action[],
  effort: Effort & { readonly style: BotStyle | null },
  chance: Chance,
): Thinking<Action> {
  // A table of its own, because another bot may think between two steps of this one.
  const root = new Table();
  const depths = loadView(root, view, seat, chance);
  const taste = tasteOf(view, seat, effort.style);
  const extraOf = ({ codes }: Plan): number =>
    taste === NO_TASTE ? 0 : STYLE_CHANCE * Math.max(0, ...codes.map((code) => taste(actionOf(code))));
  const seed = chance.int(RANGE_MAX, 'bot');
  const code = yield* bestCodeInSteps(root, seat, VALUE, effort, seed, depths, extraOf);
  const text = canonicalJson(actionOf(code));
  return legal.find((action) => canonicalJson(action) === text) ?? at(legal, 0);
}
