/** How Las Vegas is played on in playouts: to the end of the round, by greedy with a handful of forecasts. */

import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Playing, Policy } from '../sampler/playout.ts';
import { greedyWorths } from './greedy.ts';
import { choiceInAHurry } from './hurry.ts';
import { roundEnd } from './round-end.ts';
import { secretAnswer } from './tiles/answers.ts';

/** What tiles ask comes seldom enough for a whole view of it, though not for many forecasts. */
const TILE_FORECASTS = 2;

const policy: Policy<LasVegas> = (state, seat, legal, chance) => {
  if (legal.every(({ type }) => type === 'place' || type === 'pass')) return choiceInAHurry(state, seat, legal, chance);
  return secretAnswer(legal, chance) ?? answerTo(state, seat, legal, chance);
};

const answerTo: Policy<LasVegas> = (state, seat, legal, chance) => {
  const worths = greedyWorths(lasVegas.view(state, seat), seat, legal, chance, TILE_FORECASTS);
  return at(legal, worths.indexOf(Math.max(...worths)));
};

export const lasVegasPlaying: Playing<LasVegas> = { game: lasVegas, policy, horizon: roundEnd };
