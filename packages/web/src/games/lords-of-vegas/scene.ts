/** What of a board is drawn; the table has it, and so have the figures of the rules. */

import type { Casino, Lot, LotId } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import type { Players } from '../../table/players.ts';
import { media } from '../../ui/media.ts';
import { type Layout, TALL, WIDE } from './geometry.ts';
import type { LordsSession } from './types.ts';

export interface Scene {
  readonly lots: readonly Readonly<Lot>[];
  readonly casinos: readonly Casino[];
  readonly lit: readonly LotId[];
  /** The only seat whose pieces are not dimmed, if any. */
  readonly spotlit: Seat | null;
  readonly players: Players;
  readonly layout: Layout;
}

/** As wide as a phone held upright, whatever the dock below takes. */
const isNarrow = media('(max-width: 599.98px) and (orientation: portrait)');

export const layoutNow = (): Layout => (isNarrow.value ? TALL : WIDE);

export const sceneOf = ({ frame, spotlight, players }: LordsSession): Scene => {
  const { view, lit } = frame.value;
  return { lots: view.lots, casinos: view.casinos, lit, spotlit: spotlight.value, players, layout: layoutNow() };
};
