/** The data of a drawn board. The table draws its frame from it, the rules page its figures. */

import type { Casino, Face, Lot, LotId } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import type { Players } from '../../table/players.ts';
import { media } from '../../ui/media.ts';
import { freshLots } from './fresh.ts';
import { type Layout, TALL, WIDE } from './geometry.ts';
import type { LordsModel } from './types.ts';

export interface DrawnBoard {
  readonly lots: readonly Readonly<Lot>[];
  readonly casinos: readonly Casino[];
  readonly lit: readonly LotId[];
  /** The faces of tumbling dice, instead of those that the lots show. */
  readonly tumbling: Partial<Readonly<Record<LotId, Face>>>;
  /** Lots that other players have changed since the viewer's last turn. */
  readonly fresh: readonly LotId[];
  /** The only seat whose pieces are not dimmed, if any. */
  readonly spotlit: Seat | null;
  readonly players: Players;
  readonly layout: Layout;
}

/** A phone held upright. The query does not depend on the height of the dock. */
const isNarrow = media('(max-width: 599.98px) and (orientation: portrait)');

export const layoutNow = (): Layout => (isNarrow.value ? TALL : WIDE);

export const drawnBoardOf = (model: LordsModel, layout = layoutNow()): DrawnBoard => {
  const { frame, spotlight, players } = model;
  const { lots, casinos } = frame.value.view;
  const { lit, tumbling } = frame.value;
  return {
    lots,
    casinos,
    lit,
    tumbling,
    fresh: freshNow(model),
    spotlit: spotlight.value,
    players,
    layout,
  };
};

/** No marks during a story, because it shows the changes itself. Spectators have no last turn to compare with. */
const freshNow = ({ viewer, isPlaying, history, update }: LordsModel): readonly LotId[] => {
  if (viewer === 'spectator' || isPlaying.value || update.value.outcome !== null) return [];
  return freshLots(
    history.value.flatMap(({ events }) => events),
    viewer,
  );
};
