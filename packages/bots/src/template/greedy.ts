/** Greedy places the dice that gain most each, as if no other player placed any. It makes no plans for later turns. */

import { type Action, type NeonRow, type Sign, strengthsOf, type View, WORTH } from '@fremont/games/template';
import { at, type DeepReadonly, pick, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';

export const greedyBot: Bot<NeonRow> = {
  level: 'greedy',
  choose(view, seat, legal, chance) {
    const worths = legal.map((action) => worthOf(view, seat, action));
    const best = Math.max(...worths);
    return pick(
      legal.filter((_, index) => worths[index] === best),
      chance,
      'bot',
    );
  },
};

/** The money that a placement brings closer, for each of its dice: dice that are kept can be rolled again. */
const worthOf = (view: DeepReadonly<View>, seat: Seat, action: Action): number => {
  if (action.type === 'roll') return 0;
  const count = view.phase.type === 'placing' ? view.phase.roll.filter((die) => die === action.sign).length : 0;
  const lead = leadOf(view, seat, action.sign);
  return ((chanceWith(lead + count) - chanceWith(lead)) * WORTH[action.sign]) / count;
};

/** How far the seat is ahead of the best other. The bot knows its own tip and no other. */
const leadOf = (view: DeepReadonly<View>, seat: Seat, sign: Sign): number => {
  const strengths = strengthsOf(view, sign);
  return at(strengths, seat) - Math.max(...strengths.filter((_, index) => index !== seat));
};

/** A rough chance to win a sign with this lead: even without one, and each further die adds less. */
const chanceWith = (lead: number): number => 1 / (1 + Math.exp(-lead));
