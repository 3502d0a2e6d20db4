/** The search of Lords of Vegas as a bot: whole turns in the simulator, judged by the chance to win. */

import type { Action, LordsOfVegas, View } from '@fremont/games/lords-of-vegas';
import { at, type Chance, canonicalJson, type DeepReadonly, RANGE_MAX, type Seat } from '@fremont/kernel';
import type { Bot, PlayLevel } from '../bot.ts';
import { dealing } from './dealing.ts';
import { greedyBot } from './greedy.ts';
import { Table } from './sim/table.ts';
import { actionOf } from './sim/translation.ts';
import { loadView, VALUE } from './value/loading.ts';
import { bestCode, type Effort } from './value/search.ts';

const ROOT = new Table();

/**
 * The decisions that the search takes. Greedy takes the rest: a draw, dice that keep off the lots of unseen cards, and a bet
 * that is never laid off.
 */
const SEARCHED: readonly View['phase']['type'][] = ['playing', 'givingUpLot', 'movingDie'];

export const searcher = (level: PlayLevel, effort: Effort): Bot<LordsOfVegas> =>
  dealing(level, (view, seat, legal, chance) => {
    if (!SEARCHED.includes(view.phase.type)) return greedyBot.choose(view, seat, legal, chance);
    return searched(view, seat, legal, effort, chance);
  });

const searched = (
  view: DeepReadonly<View>,
  seat: Seat,
  legal: readonly Action[],
  effort: Effort,
  chance: Chance,
): Action => {
  const depths = loadView(ROOT, view, seat, chance);
  const code = bestCode(ROOT, seat, VALUE, effort, chance.int(RANGE_MAX, 'bot'), depths);
  const text = canonicalJson(actionOf(code));
  return legal.find((action) => canonicalJson(action) === text) ?? at(legal, 0);
};
