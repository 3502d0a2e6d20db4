/** How Las Vegas is played on in playouts: to the end of the round, placements in a hurry, all else by `greedy`. */

import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { pick } from '@fremont/kernel';
import type { Playing, Policy } from '../sampler/playout.ts';
import { greedyBot } from './greedy.ts';
import { choiceInAHurry } from './hurry.ts';
import { roundEnd } from './round-end.ts';

export const isPlacing = (legal: readonly LasVegas['action'][]): boolean =>
  legal.every(({ type }) => type === 'place' || type === 'pass');

const policy: Policy<LasVegas> = (state, seat, legal, chance) => {
  if (isPlacing(legal)) return choiceInAHurry(state, seat, legal, chance);
  // What tiles ask comes seldom, so that a whole view of it is cheap enough.
  return greedyBot.choose(lasVegas.view(state, seat), seat, legal, chance) ?? pick(legal, chance, 'bot');
};

export const lasVegasPlaying: Playing<LasVegas> = { game: lasVegas, policy, horizon: roundEnd };
