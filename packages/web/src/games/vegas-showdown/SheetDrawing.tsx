/** The drawing of a sheet with its areas, entrances and tiles, and the small picture for a seat card. */

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
import type { VegasShowdownText } from '@fremont/games/vegas-showdown/text';
import type { ComponentChildren } from 'preact';
import { CELL } from './floors.tsx';
import { RoomFloor, RoomLabel } from './Room.tsx';
import './sheet.css';

/** The view box, with room for the entrances at both sides and the names of the areas above. */
const VIEW_BOX = { x: -46, y: -28, width: WIDTH * CELL + 92, height: HEIGHT * CELL + 34 };

interface SheetDrawingProps {
  readonly sheet: readonly Placement[];
  readonly shape: SheetShape;
  readonly names: VegasShowdownText['names'];
  readonly detailed?: boolean;
  /** Drawn above the floors and below the signs. */
  readonly under?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export const SheetDrawing = ({ sheet, shape, names, detailed = false, under, children }: SheetDrawingProps) => (
  <svg class="plan" viewBox={`${VIEW_BOX.x} ${VIEW_BOX.y} ${VIEW_BOX.width} ${VIEW_BOX.height}`} aria-hidden="true">
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

const Zones = ({ shape, names }: Pick<SheetDrawingProps, 'shape' | 'names'>) => {
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

/** Names with more letters do not fit above two columns. */
const LONG = 14;

const zoneClass = (name: string): string => (name.length > LONG ? 'plan-zone-name plan-zone-long' : 'plan-zone-name');

const entrancePath = (entrance: (typeof ENTRANCES)[number]): string => {
  const { cell, side } = ENTRANCE_FACTS[entrance];
  const middle = (cell[1] + 0.5) * CELL;
  return side === 'W'
    ? `M-40 ${middle - 26}h18l18 26l-18 26h-18Z`
    : `M${WIDTH * CELL + 40} ${middle - 26}h-18l-18 26l18 26h18Z`;
};

/** The points where three or four red corners meet, with their Fame. */
const Diamonds = ({ sheet, shape }: Pick<SheetDrawingProps, 'sheet' | 'shape'>) => (
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

/** The tiles as blocks of colour, for a seat card. */
export const SheetThumbnail = ({ sheet, shape }: Pick<ChairView, 'sheet'> & { readonly shape: SheetShape }) => (
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

/** Covered and all cells: "12 / 35". */
export const coveredCount = (sheet: readonly Placement[], shape: SheetShape): string =>
  `${progressOf(sheet, shape).covered} / ${CELLS}`;

/** The box of a cell in percent of the drawing, for buttons over it. */
export const percentBox = ([x, y]: Cell): Record<'left' | 'top' | 'width' | 'height', string> => ({
  left: `${((x * CELL - VIEW_BOX.x) / VIEW_BOX.width) * 100}%`,
  top: `${((y * CELL - VIEW_BOX.y) / VIEW_BOX.height) * 100}%`,
  width: `${(CELL / VIEW_BOX.width) * 100}%`,
  height: `${(CELL / VIEW_BOX.height) * 100}%`,
});
