/** What a seat thinks of the moment; everything that could be done is compared with it. */

import { type Board, casinoNamed, type DealAction, type View } from '@fremont/games/lords-of-vegas';
import type { DeepReadonly, Seat } from '@fremont/kernel';
import { boardAfter } from './outlook.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { standingOf, worthsAfterRoll, worthsOf } from './worth.ts';

export interface Mind {
  readonly view: DeepReadonly<View>;
  readonly seat: Seat;
  readonly prospects: Prospects;
  /** By seat, if nothing is done. */
  readonly worths: readonly number[];
}

export const mindOf = (view: DeepReadonly<View>, seat: Seat, prospects = prospectsOf(view)): Mind => ({
  view,
  seat,
  prospects,
  worths: worthsOf(view, prospects),
});

/** What it means to a seat that worths become these. */
export const gainOf = ({ worths: now }: Pick<Mind, 'worths'>, worths: readonly number[], seat: Seat): number =>
  standingOf(worths, seat) - standingOf(now, seat);

/** What everybody may expect after an action of a seat on a board. A bet is taken for a little money lost. */
export const worthsAfter = ({ prospects }: Mind, board: Board, seat: Seat, action: DealAction): number[] => {
  if (action.type === 'gamble') return worthsOf(board, prospects);
  if (action.type !== 'reorganise') return worthsOf(boardAfter(board, seat, action) ?? board, prospects);
  const casino = casinoNamed(board, action.casino);
  return casino === null ? worthsOf(board, prospects) : worthsAfterRoll(board, casino, seat, prospects);
};
