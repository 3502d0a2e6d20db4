/** A tile held over a sheet: green if it is legal there, otherwise red. Marks on its edges show why. */

import { type Cell, type Edge, type Placement, type PlacementReport, shapeOf } from '@fremont/games/vegas-showdown';
import { CELL } from './floors.tsx';
import { Room } from './Room.tsx';
import './sheet.css';

interface HeldProps {
  readonly placement: Placement;
  readonly report: PlacementReport;
  readonly isLegal: boolean;
  /** Null where there is no room for the name. */
  readonly name?: string | null;
}

export const Held = ({ placement, report, isLegal, name = null }: HeldProps) => (
  <g class={isLegal ? 'ghost ghost-legal' : 'ghost ghost-illegal'}>
    <Room placement={placement} name={name} />
    <OccupiedCells report={report} />
    <Outline placement={placement} />
    <Edges report={report} isLegal={isLegal} />
  </g>
);

/** Crosses on cells that another tile covers. */
const OccupiedCells = ({ report: { fault } }: Pick<HeldProps, 'report'>) =>
  fault?.code === 'occupied' ? <path class="cell-taken" d={fault.cells.map(crossPath).join('')} /> : null;

const CROSS = 0.7 * CELL;

const crossPath = ([x, y]: Cell): string =>
  `M${(x + 0.15) * CELL} ${(y + 0.15) * CELL}l${CROSS} ${CROSS}m0 ${-CROSS}l${-CROSS} ${CROSS}`;

export const Outline = ({ placement }: { readonly placement: Placement }) => {
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

const Edges = ({ report, isLegal }: Pick<HeldProps, 'report' | 'isLegal'>) => {
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
