/** A lot without a tile: name, price, the printed die, and the owner's marker. */

import { LOT_FACTS, type LotId, lotAt, SEATS_MIN, UNUSED_BLOCK } from '@fremont/games/lords-of-vegas';
import { Badge } from '../../pieces/Badge.tsx';
import { type Players, playerAt } from '../../table/players.ts';
import { classes } from '../../ui/classes.ts';
import type { DrawnBoard } from './drawn-board.ts';
import { type Layout, lotBox } from './geometry.ts';
import { PrintedDie } from './PrintedDie.tsx';
import { millions } from './words.ts';

export const OpenLot = ({ board, lot }: { readonly board: DrawnBoard; readonly lot: LotId }) => {
  const { lots, lit, spotlit, players, layout } = board;
  const { scale } = layout;
  const { tile, marker } = lotAt(lots, lot);
  const { x, y, width, height } = lotBox(layout, lot);
  const { price, die, touchesStrip } = LOT_FACTS[lot];
  return (
    <g
      class={classes(
        'lot',
        tile !== null && 'lot-built',
        isUnused(lot, players) && 'lot-unused',
        lit.includes(lot) && 'lot-lit',
        spotlit !== null && marker !== spotlit && 'lot-dim',
      )}
      data-lot={lot}
    >
      <rect class="lot-ground" x={x} y={y} width={width} height={height} rx="9" />
      {touchesStrip && <path class="lot-star" d={starOn(layout, lot)} />}
      <text class="lot-name" x={x + 9} y={y + 4 + 14 * scale}>
        {lot}
      </text>
      <text class="lot-price" x={x + 9} y={y + height - 10}>
        {millions(price)}
      </text>
      <PrintedDie value={die} x={x + width - 8 - 25 * scale} y={y + height - 8 - 25 * scale} size={25 * scale} />
      {marker !== null && (
        <g data-piece={lot} class="lot-marker">
          <svg
            aria-hidden="true"
            x={x + width - 7 - 36 * scale}
            y={y + 6}
            width={36 * scale}
            height={38 * scale}
            overflow="visible"
          >
            <Badge enamel={playerAt(players, marker).colour} initial={playerAt(players, marker).initial} />
          </svg>
        </g>
      )}
    </g>
  );
};

/** Two players leave one block unused: RULES 8.1. */
const isUnused = (lot: LotId, players: Players): boolean =>
  players.length === SEATS_MIN && LOT_FACTS[lot].block === UNUSED_BLOCK;

/** The star is beside the name. The tall layout has it below, because a marker needs the room. */
const starOn = (layout: Layout, lot: LotId): string => {
  const { x, y } = lotBox(layout, lot);
  return layout.name === 'wide' ? starAt(x + 30 + 6 * lot.length, y + 20) : starAt(x + 17, y + 49);
};

/** A star with four points, as on the sign of the Strip. */
const starAt = (x: number, y: number): string =>
  `M${x} ${y - 12}q1 4 2 5q1 1 5 2q-4 1-5 2q-1 1-2 5q-1-4-2-5q-1-1-5-2q4-1 5-2q1-1 2-5Z`;
