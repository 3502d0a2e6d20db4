/** The table of the Royale lesson: three tiles, and a first round in which each of them is met. */

import type { Action } from '@fremont/games/las-vegas';
import type { LessonPlan } from '../../../lessons/plan.ts';
import { rolls, turns } from './script-words.ts';

export const royalePlan: LessonPlan<Action> = {
  // Pay Day, Jackpot, Fifty Fifty.
  options: { edition: 'royale', tiles: 3, faces: ['D1', 'A2', 'B2'] },
  seats: 3,
  learner: 0,
  chance: {
    seed: 7,
    streams: {
      'dice:0': rolls([4, 4, 6, 3, 2, 6, 1, 6], [1, 4, 5, 5, 2], [4, 5, 6, 4], [3, 5, 6, 4], [2, 2, 4], [6]),
      'dice:1': rolls([5, 5, 4, 1, 2, 3, 4, 5], [6, 6, 4, 3, 1], [4, 4, 1], [5]),
      'dice:2': rolls([4, 4, 4, 1, 2, 6, 6, 2], [6, 1, 2, 3, 6], [5, 1, 2], [4, 5], [5]),
      // A sum of 3, a sum of 8, a seven.
      'dice:black': rolls([1, 2], [3, 5], [3, 4]),
    },
  },
  bots: { 1: turns(5, 6, 4, 5), 2: turns(4, 6, 5, 4, 5) },
  path: [
    ...turns(6, 1),
    { type: 'roll' },
    { type: 'pass' },
    ...turns(3),
    { type: 'bet', on: 'higher' },
    { type: 'stop' },
    ...turns(2, 6),
  ],
};
