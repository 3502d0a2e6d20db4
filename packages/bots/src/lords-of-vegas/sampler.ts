/** The sampler of Lords of Vegas: of greedy's best options it takes the one with the best playouts. */

import { type Action, type LordsOfVegas, lordsOfVegas, type View } from '@fremont/games/lords-of-vegas';
import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { sampledBest } from '../sampler/sampler.ts';
import { announcedFirst, gainsOf, greedyBot } from './greedy.ts';
import { rehearsal } from './rehearsal.ts';

const OPTIONS_MAX = 8;
const PLAYOUTS = 400;
/** The weight of greedy's estimate, in playouts. */
const PRIOR_PLAYOUTS = 10;

/** Greedy answers offers and forced choices, because playouts do not improve them. */
export const samplerBot: Bot<LordsOfVegas> = {
  level: 'sampler',
  choose(view, seat, legal, chance) {
    if (view.phase.type !== 'playing' || !legal.some(({ type }) => type === 'endTurn') || legal.some(isAnswer))
      return greedyBot.choose(view, seat, legal, chance);
    return announcedFirst(view, seat, legal, bestAction(view, seat, legal, chance), chance);
  },
};

const isAnswer = ({ type }: Action): boolean => type === 'accept' || type === 'decline';

const bestAction = (view: DeepReadonly<View>, seat: Seat, legal: readonly Action[], chance: Chance): Action => {
  const ideas = ideasFor(view, seat, legal);
  if (ideas.length === 1) return at(ideas, 0).action;
  const question = { view, seat, options: ideas.map(({ action }) => action), chance };
  const first = ideas.map(({ gain }) => gain * PRIOR_PLAYOUTS);
  return at(question.options, sampledBest(lordsOfVegas, question, first, PLAYOUTS, rehearsal()));
};

interface Idea {
  readonly action: Action;
  readonly gain: number;
}

/** Ending the turn, and the actions with the highest estimated gains. */
const ideasFor = (view: DeepReadonly<View>, seat: Seat, legal: readonly Action[]): Idea[] => {
  const gains = gainsOf(view, seat, legal);
  const ideas = legal.map((action, index) => ({ action, gain: at(gains, index) }));
  const deeds = ideas.filter(({ action: { type } }) => type !== 'endTurn' && type !== 'withdraw');
  const best = deeds.sort((one, other) => other.gain - one.gain).slice(0, OPTIONS_MAX - 1);
  return [...ideas.filter(({ action }) => action.type === 'endTurn'), ...best];
};
