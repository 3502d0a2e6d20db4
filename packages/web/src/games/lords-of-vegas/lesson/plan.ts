/** The table of the Lords of Vegas lesson: six dealt lots, the first cards, and two turns of each bot. */

import { type Action, LOT_CARDS, type LotId } from '@fremont/games/lords-of-vegas';
import type { LessonPlan } from '../../../lessons/plan.ts';

/** The draws that turn up these cards. The deck has no order, so a draw is a place among the cards that are left. */
const deck = (...cards: readonly LotId[]): number[] => {
  const left = [...LOT_CARDS];
  return cards.map((card) => {
    const place = left.indexOf(card);
    left.splice(place, 1);
    return place;
  });
};

const dice = (...faces: readonly number[]): number[] => faces.map((face) => face - 1);

const DRAW: Action = { type: 'draw' };
const END_TURN: Action = { type: 'endTurn' };

export const lordsPlan: LessonPlan<Action> = {
  options: {},
  seats: 3,
  learner: 0,
  chance: {
    seed: 3,
    streams: {
      deck: deck(
        ...(['C4', 'C8', 'C1', 'D8', 'B5', 'B2'] as const),
        ...(['C7', 'D9', 'E2'] as const),
        ...(['C5', 'D6', 'F1'] as const),
        'F3',
      ),
      // The roll for the start, the reorganisation, the gamble.
      'dice:0': dice(6, 6, 5, 5, 5, 6),
      'dice:1': dice(1, 2, 3),
      'dice:2': dice(2, 2),
    },
  },
  bots: {
    1: [DRAW, { type: 'build', lot: 'C1', colour: 'purple' }, END_TURN, DRAW, END_TURN],
    2: [
      ...[DRAW, { type: 'build', lot: 'B2', colour: 'gold' }, END_TURN],
      ...[{ type: 'layOff', layOff: false }, DRAW, END_TURN],
    ] as Action[],
  },
  path: [
    DRAW,
    { type: 'build', lot: 'C4', colour: 'purple' },
    { type: 'build', lot: 'C7', colour: 'purple' },
    END_TURN,
    DRAW,
    { type: 'reorganise', casino: 'C1' },
    { type: 'gamble', casino: 'B2', bet: 1 },
    END_TURN,
    DRAW,
    { type: 'sprawl', from: 'C1', to: 'C2' },
    END_TURN,
  ],
};
