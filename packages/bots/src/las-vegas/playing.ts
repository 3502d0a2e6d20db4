/** The playouts of Las Vegas: to the end of the round, with the fast greedy policy. */

import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Playing, Policy } from '../sampler/playout.ts';
import { fastChoice, fastEvaluator } from './fast-greedy.ts';
import { worthOf } from './greedy.ts';
import { roundEnd } from './round-end.ts';
import { secretAnswer } from './tiles/answers.ts';

const policy: Policy<LasVegas> = (state, seat, legal, chance) => {
  if (legal.every(({ type }) => type === 'place' || type === 'pass')) return fastChoice(state, seat, legal, chance);
  return secretAnswer(legal, chance) ?? answerTo(state, seat, legal, chance);
};

const answerTo: Policy<LasVegas> = (state, seat, legal, chance) => {
  const evaluator = fastEvaluator(state, seat, chance);
  const worths = legal.map((action) => worthOf(evaluator, action));
  return at(legal, worths.indexOf(Math.max(...worths)));
};

export const lasVegasPlaying: Playing<LasVegas> = { game: lasVegas, policy, horizon: roundEnd };
