/** Random four-player Vegas Showdown matches per second of CPU time. Nobody else has written this game to compare with. */

import { vegasShowdown } from '@fremont/games/vegas-showdown';
import { seededChance } from '@fremont/kernel';
import { type Figure, rounded } from './figure.ts';
import { timeOf } from './measure.ts';
import { playRandomMatch } from './random-match.ts';

const SEATS = 4;
const PER_REPETITION = 40;
const REPETITIONS = 7;

const RULEBOOK = { premierRemoval: 'reach3', sheet: '3-2-2' } as const;

export const rulesVegasShowdown = (): Figure => {
  const choices = seededChance(1);
  const playMatches = (from: number, count: number): void => {
    for (let match = from; match < from + count; match++)
      playRandomMatch(vegasShowdown, RULEBOOK, SEATS, seededChance(match), choices);
  };
  const seconds = timeOf(playMatches, PER_REPETITION, REPETITIONS);
  return { name: 'rules-vegas-showdown', ours: rounded(1 / seconds), peer: null, ratio: null, unit: 'matches/s' };
};
