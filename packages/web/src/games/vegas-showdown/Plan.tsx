/** A hotel-casino: the sheet with its areas, entrances and tiles; large for building, small for a glance. */

import {
  CELLS,
  type Cell,
  type ChairView,
  ENTRANCE_FACTS,
  ENTRANCES,
  HEIGHT,
  type Placement,
  progressOf,
  type SheetShape,
  shapeOf,
  TILES,
  WIDTH,
  ZONE_COLUMNS,
  ZONES,
} from '@fremont/games/vegas-showdown';
import type { VegasShowdownText } from '@fremont/games/vegas-showdown/text/index';
import type { ComponentChildren } from 'preact';
import { CELL } from './floors.tsx';
import { RoomFloor, RoomLabel } from './Room.tsx';
import './plan.css';

/** Room for the entrances at both sides and the names of the areas above. */
const PLAN = { x: -46, y: -28, width: WIDTH * CELL + 92, height: HEIGHT * CELL + 34 };

interface PlanProps {
  readonly sheet: readonly Placement[];
  readonly shape: SheetShape;
  readonly names: VegasShowdownText['names'];
  readonly detailed?: boolean;
  /** Drawn on the floors, under the signs. */
  readonly under?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export const Plan = ({ sheet, shape, names, detailed = false, under, children }: PlanProps) => (
  <svg class="plan" viewBox={`${PLAN.x} ${PLAN.y} ${PLAN.width} ${PLAN.height}`} aria-hidden="true">
    <Zones shape={shape} names={names} />
    <path class="plan-grid" d={GRID} />
    <rect class="plan-frame" width={WIDTH * CELL} height={HEIGHT * CELL} rx="3" />
    {ENTRANCES.map((entrance) => (
      <path key={entrance} class={`plan-entrance plan-entrance-${entrance}`} d={entrancePath(entrance)} />
    ))}
    {sheet.map((placement) => (
      <g key={placement.cell.join('-')} data-piece={placement.cell.join('-')}>
        <RoomFloor placement={placement} />
      </g>
    ))}
    {under}
    {sheet.map((placement) => (
      <g key={placement.cell.join('-')} data-piece={placement.cell.join('-')}>
        <RoomLabel placement={placement} name={detailed ? names.tiles[placement.tile] : null} />
      </g>
    ))}
    <Diamonds sheet={sheet} shape={shape} />
    {children}
  </svg>
);

const GRID = [
  ...Array.from({ length: WIDTH - 1 }, (_, index) => `M${(index + 1) * CELL} 0v${HEIGHT * CELL}`),
  ...Array.from({ length: HEIGHT - 1 }, (_, index) => `M0 ${(index + 1) * CELL}h${WIDTH * CELL}`),
].join('');

const Zones = ({ shape, names }: Pick<PlanProps, 'shape' | 'names'>) => {
  const columns = ZONE_COLUMNS[shape];
  const starts = { casino: 0, common: columns.casino, hotel: columns.casino + columns.common };
  return (
    <>
      {ZONES.map((zone) => (
        <g key={zone}>
          <rect
            class={`plan-zone plan-zone-${zone}`}
            x={starts[zone] * CELL}
            width={columns[zone] * CELL}
            height={HEIGHT * CELL}
          />
          <text class={zoneClass(names.zones[zone])} x={(starts[zone] + columns[zone] / 2) * CELL} y="-10">
            {names.zones[zone]}
          </text>
        </g>
      ))}
    </>
  );
};

/** More letters than two columns have room for. */
const LONG = 14;

const zoneClass = (name: string): string => (name.length > LONG ? 'plan-zone-name plan-zone-long' : 'plan-zone-name');

const entrancePath = (entrance: (typeof ENTRANCES)[number]): string => {
  const { cell, side } = ENTRANCE_FACTS[entrance];
  const middle = (cell[1] + 0.5) * CELL;
  return side === 'W'
    ? `M-40 ${middle - 26}h18l18 26l-18 26h-18Z`
    : `M${WIDTH * CELL + 40} ${middle - 26}h-18l-18 26l18 26h18Z`;
};

/** Points where three or four red corners meet, with what they are worth. */
const Diamonds = ({ sheet, shape }: Pick<PlanProps, 'sheet' | 'shape'>) => (
  <>
    {progressOf(sheet, shape)
      .points.filter(({ fame }) => fame > 0)
      .map(({ at: [x, y], fame }) => (
        <g key={`${x}-${y}`} transform={`translate(${x * CELL} ${y * CELL})`}>
          <path class="plan-diamond" d="M0 -20L20 0L0 20L-20 0Z" />
          <text class="plan-diamond-worth" y="6">
            {`+${fame}`}
          </text>
        </g>
      ))}
  </>
);

/** Blocks of colour, for a seat card. */
export const MiniPlan = ({ sheet, shape }: Pick<ChairView, 'sheet'> & { readonly shape: SheetShape }) => (
  <svg class="mini-plan" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <rect class="plan-zone-common" width={WIDTH} height={HEIGHT} />
    <rect class="plan-zone-casino" width={ZONE_COLUMNS[shape].casino} height={HEIGHT} />
    <rect
      class="plan-zone-hotel"
      x={WIDTH - ZONE_COLUMNS[shape].hotel}
      width={ZONE_COLUMNS[shape].hotel}
      height={HEIGHT}
    />
    {sheet.map(({ tile, cell: [x, y], turn }) => {
      const { width, height } = shapeOf(tile, turn);
      return (
        <rect
          key={`${x}-${y}`}
          class={`floor-${TILES[tile].colour}`}
          x={x + 0.05}
          y={y + 0.05}
          width={width - 0.1}
          height={height - 0.1}
          rx="0.12"
        />
      );
    })}
  </svg>
);

export const coveredOf = (sheet: readonly Placement[], shape: SheetShape): string =>
  `${progressOf(sheet, shape).covered} / ${CELLS}`;

/** Where a cell lies on the drawing, in shares of it, for what is laid over it. */
export const shareOf = ([x, y]: Cell): Record<'left' | 'top' | 'width' | 'height', string> => ({
  left: `${((x * CELL - PLAN.x) / PLAN.width) * 100}%`,
  top: `${((y * CELL - PLAN.y) / PLAN.height) * 100}%`,
  width: `${(CELL / PLAN.width) * 100}%`,
  height: `${(CELL / PLAN.height) * 100}%`,
});
