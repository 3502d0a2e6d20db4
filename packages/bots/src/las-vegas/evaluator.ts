/** The public data that greedy needs to evaluate an action. Views and guessed states both provide it. */

import type { LasVegas, Tile, TileView } from '@fremont/games/las-vegas/base';
import type { DeepReadonly, Seat } from '@fremont/kernel';
import type { Prospect } from './prospect.ts';

type View = DeepReadonly<LasVegas['view']>;

/** The table without winnings. */
export interface VisibleTable extends Pick<View, 'phase' | 'casinos'> {
  readonly chairs: readonly Pick<View['chairs'][number], 'supply'>[];
  /** The evaluation never reads hidden fields of a tile. */
  readonly royale: { readonly tiles: readonly DeepReadonly<Tile | TileView>[] } | null;
}

/** The data for the evaluation of actions by one seat. */
export interface Evaluator {
  readonly visible: VisibleTable;
  readonly seat: Seat;
  readonly prospect: Prospect;
  /** The value of a dollar of each seat to this one, in seat order. */
  readonly dollars: readonly number[];
}
