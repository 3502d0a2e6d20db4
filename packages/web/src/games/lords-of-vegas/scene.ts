/** What of a board is drawn; the table has it, and so have the figures of the rules. */

import type { Casino, Lot, LotId } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import type { Players } from '../../table/players.ts';
import { media } from '../../ui/media.ts';
import { freshLots } from './fresh.ts';
import { type Layout, TALL, WIDE } from './geometry.ts';
import type { LordsSession } from './types.ts';

export interface Scene {
  readonly lots: readonly Readonly<Lot>[];
  readonly casinos: readonly Casino[];
  readonly lit: readonly LotId[];
  /** Changed by others since the turn before. */
  readonly fresh: readonly LotId[];
  /** The only seat whose pieces are not dimmed, if any. */
  readonly spotlit: Seat | null;
  readonly players: Players;
  readonly layout: Layout;
}

/** As wide as a phone held upright, whatever the dock below takes. */
const isNarrow = media('(max-width: 599.98px) and (orientation: portrait)');

export const layoutNow = (): Layout => (isNarrow.value ? TALL : WIDE);

export const sceneOf = (session: LordsSession): Scene => {
  const { frame, spotlight, players } = session;
  const { lots, casinos } = frame.value.view;
  const { lit } = frame.value;
  return { lots, casinos, lit, fresh: freshNow(session), spotlit: spotlight.value, players, layout: layoutNow() };
};

/** A story shows by itself what changes; spectators have no turn to compare with. */
const freshNow = ({ viewer, isPlaying, history, update }: LordsSession): readonly LotId[] => {
  if (viewer === 'spectator' || isPlaying.value || update.value.outcome !== null) return [];
  return freshLots(
    history.value.flatMap(({ events }) => events),
    viewer,
  );
};
