/** The tile in hand where it would lie: green where it may, red where it may not, with what decides it. */

import {
  type Cell,
  type Edge,
  ENTRANCE_FACTS,
  type Placement,
  type PlacementReport,
  placementReport,
  shapeOf,
  WIDTH,
} from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { placeOf } from './controls.ts';
import { ghostOf } from './picks.ts';
import { CELL, Room } from './Room.tsx';
import type { ShowdownProps } from './types.ts';
import { isSameCell, tileName } from './words.ts';

interface GhostProps extends ShowdownProps {
  readonly seat: Seat;
}

export const Ghost = ({ session, seat }: GhostProps) => {
  const ghost = ghostOf(session);
  if (ghost === null) return <Lifted session={session} />;
  const { view } = session;
  const isLegal = session.reasonAgainst(placeOf(ghost)) === null;
  const report = placementReport(at(view.chairs, seat), ghost, view.options.sheet);
  return (
    <g class={isLegal ? 'ghost ghost-legal' : 'ghost ghost-illegal'}>
      <Room placement={ghost} name={tileName(session, ghost.tile)} />
      <Taken report={report} />
      <Outline placement={ghost} />
      <Edges report={report} isLegal={isLegal} />
    </g>
  );
};

/** The way in: from the entrance through the doorways to the tile. */
export const Way = ({ session, seat }: GhostProps) => {
  const ghost = ghostOf(session);
  if (ghost === null) return null;
  const { view } = session;
  const d = wayPath(placementReport(at(view.chairs, seat), ghost, view.options.sheet));
  return d === null ? null : (
    <>
      <path class="way-bed" d={d} />
      <path class="way" d={d} />
    </>
  );
};

const wayPath = ({ reached: [entrance], path }: PlacementReport): string | null => {
  if (entrance === undefined || path.length === 0) return null;
  const { cell, side } = ENTRANCE_FACTS[entrance];
  const door = [side === 'W' ? -8 : WIDTH * CELL + 8, (cell[1] + 0.5) * CELL];
  const middles = path.map(([x, y]) => [(x + 0.5) * CELL, (y + 0.5) * CELL]);
  return `M${[door, ...middles].map((point) => point.join(' ')).join('L')}`;
};

/** Cells that are taken already. */
const Taken = ({ report: { fault } }: { readonly report: PlacementReport }) =>
  fault?.code === 'occupied' ? <path class="cell-taken" d={fault.cells.map(crossPath).join('')} /> : null;

const CROSS = 0.7 * CELL;

const crossPath = ([x, y]: Cell): string =>
  `M${(x + 0.15) * CELL} ${(y + 0.15) * CELL}l${CROSS} ${CROSS}m0 ${-CROSS}l${-CROSS} ${CROSS}`;

const Outline = ({ placement }: { readonly placement: Placement }) => {
  const { tile, cell, turn } = placement;
  const { width, height } = shapeOf(tile, turn);
  return (
    <rect
      class="ghost-outline"
      x={cell[0] * CELL - 3}
      y={cell[1] * CELL - 3}
      width={width * CELL + 6}
      height={height * CELL + 6}
      rx="8"
    />
  );
};

/** The tile that would be lifted. */
const Lifted = ({ session }: ShowdownProps) => {
  const chosen = session.chosen.value;
  if (chosen?.type !== 'lift' || session.actor === null) return null;
  const placed = at(session.view.chairs, session.actor).sheet.find(({ cell }) => isSameCell(cell, chosen.cell));
  return placed === undefined ? null : (
    <g class="ghost ghost-lift">
      <Outline placement={placed} />
    </g>
  );
};

const Edges = ({ report, isLegal }: { readonly report: PlacementReport; readonly isLegal: boolean }) => {
  const doors = report.fault?.code === 'noLoungeDoor' ? report.fault.doors : [];
  return (
    <>
      {isLegal || report.walls.map((wall) => <EdgeMark key={edgeKey(wall)} edge={wall} look="wall" />)}
      {report.joined.map((edge) => (
        <EdgeMark
          key={edgeKey(edge)}
          edge={edge}
          look={doors.some((one) => edgeKey(one) === edgeKey(edge)) ? 'loose' : 'joined'}
        />
      ))}
      {report.loose.map((edge) => (
        <EdgeMark key={edgeKey(edge)} edge={edge} look="loose" />
      ))}
    </>
  );
};

const edgeKey = ({ cell, side }: Edge): string => `${cell.join('-')}-${side}`;

const MIDDLES: Readonly<Record<Edge['side'], Cell>> = { N: [0.5, 0], E: [1, 0.5], S: [0.5, 1], W: [0, 0.5] };
const SIGNS = { joined: 'M-6 0l4 5l8 -9', wall: 'M-5 -5l10 10M5 -5l-10 10', loose: 'M-6 0h12' } as const;

const EdgeMark = ({ edge, look }: { readonly edge: Edge; readonly look: keyof typeof SIGNS }) => {
  const [x, y] = MIDDLES[edge.side];
  return (
    <g class={`edge edge-${look}`} transform={`translate(${(edge.cell[0] + x) * CELL} ${(edge.cell[1] + y) * CELL})`}>
      <circle r="12" />
      <path d={SIGNS[look]} />
    </g>
  );
};
