/** How Las Vegas is played on in playouts: to the end of the round, by greedy with a handful of forecasts. */

import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Playing, Policy } from '../sampler/playout.ts';
import { worthOf } from './greedy.ts';
import { choiceInAHurry, eyesInAHurry } from './hurry.ts';
import { roundEnd } from './round-end.ts';
import { secretAnswer } from './tiles/answers.ts';

const policy: Policy<LasVegas> = (state, seat, legal, chance) => {
  if (legal.every(({ type }) => type === 'place' || type === 'pass')) return choiceInAHurry(state, seat, legal, chance);
  return secretAnswer(legal, chance) ?? answerTo(state, seat, legal, chance);
};

const answerTo: Policy<LasVegas> = (state, seat, legal, chance) => {
  const eyes = eyesInAHurry(state, seat, chance);
  const worths = legal.map((action) => worthOf(eyes, action));
  return at(legal, worths.indexOf(Math.max(...worths)));
};

export const lasVegasPlaying: Playing<LasVegas> = { game: lasVegas, policy, horizon: roundEnd };
