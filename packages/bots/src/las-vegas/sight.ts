/** What judging a placement or an answer takes: all of it lies open, so that a view and a guessed state both offer it. */

import type { LasVegas, Tile, TileView } from '@fremont/games/las-vegas';
import type { DeepReadonly, Seat } from '@fremont/kernel';
import type { Prospect } from './prospect.ts';

type View = DeepReadonly<LasVegas['view']>;

/** The table without anybody's winnings. */
export interface Sight extends Pick<View, 'phase' | 'casinos'> {
  readonly chairs: readonly Pick<View['chairs'][number], 'supply'>[];
  /** Nothing hidden on a tile is read. */
  readonly royale: { readonly tiles: readonly DeepReadonly<Tile | TileView>[] } | null;
}

/** One seat's opinion of the table. */
export interface Eyes {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly prospect: Prospect;
  /** What a dollar of each seat is worth to this one, in seat order. */
  readonly dollars: readonly number[];
}
