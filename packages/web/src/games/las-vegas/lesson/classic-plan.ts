/** The table of the classic lesson: its bills, its dice, and what the two bots do in the first round. */

import type { Action } from '@fremont/games/las-vegas';
import type { LessonPlan } from '../../../lessons/plan.ts';
import { rolls, turns } from './script-words.ts';

export const classicPlan: LessonPlan<Action> = {
  options: { edition: 'classic' },
  seats: 3,
  learner: 0,
  chance: {
    // This seed lays $90k at casino 5, two bills at casino 3 and one at casino 1.
    seed: 336,
    streams: {
      'dice:0': rolls([5, 5, 5, 2, 4, 6, 1, 6], [5, 2, 2, 6, 4], [3, 6, 6, 2], [1, 1, 6], [1]),
      'dice:1': rolls([3, 3, 2, 4, 1, 6, 6, 2], [6, 6, 6, 1, 2, 4], [1, 1, 4], [4]),
      'dice:2': rolls([5, 5, 5, 1, 4, 2, 6, 3], [4, 4, 1, 2, 6], [2, 2, 6], [6]),
    },
  },
  bots: { 1: turns(3, 6, 1, 4), 2: turns(5, 4, 2, 6) },
  path: turns(5, 5, 3, 1, 1),
};
