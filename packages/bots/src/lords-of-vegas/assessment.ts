/** A seat's evaluation of the current position. Actions and deals are compared with it. */

import { type Board, casinoNamed, type DealAction, type View } from '@fremont/games/lords-of-vegas';
import type { DeepReadonly, Seat } from '@fremont/kernel';
import { boardAfter } from './outlook.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { evaluationOf, worthsAfterRoll, worthsOf } from './worth.ts';

export interface Assessment {
  readonly view: DeepReadonly<View>;
  readonly seat: Seat;
  readonly prospects: Prospects;
  /** The values of the current board, by seat. */
  readonly worths: readonly number[];
}

export const assess = (view: DeepReadonly<View>, seat: Seat, prospects = prospectsOf(view)): Assessment => ({
  view,
  seat,
  prospects,
  worths: worthsOf(view, prospects),
});

/** The gain of a seat when the values change to these. */
export const gainOf = ({ worths: now }: Pick<Assessment, 'worths'>, worths: readonly number[], seat: Seat): number =>
  evaluationOf(worths, seat) - evaluationOf(now, seat);

/** The expected values of all seats after an action. A bet counts as a small loss of money. */
export const worthsAfter = ({ prospects }: Assessment, board: Board, seat: Seat, action: DealAction): number[] => {
  if (action.type === 'gamble') return worthsOf(board, prospects);
  if (action.type !== 'reorganise') return worthsOf(boardAfter(board, seat, action) ?? board, prospects);
  const casino = casinoNamed(board, action.casino);
  return casino === null ? worthsOf(board, prospects) : worthsAfterRoll(board, casino, seat, prospects);
};
