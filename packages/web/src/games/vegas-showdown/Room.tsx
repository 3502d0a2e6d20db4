/** One tile, drawn: floor, walls and doorways, red corners, its sign and its values. */

import {
  coveredCells,
  doorsOf,
  type Placement,
  shapeOf,
  TILES,
  type TileId,
  type Turn,
} from '@fremont/games/vegas-showdown';
import { CELL, Floor, Walls } from './floors.tsx';
import { GLYPHS } from './glyphs.ts';
import { nameLines } from './tile-name.ts';
import { ValueMark } from './Values.tsx';

const CORNER = 17;

/** A tile by itself, for lots, trays and lists. */
export const RoomPicture = ({ tile, turn = 0 }: { readonly tile: TileId; readonly turn?: Turn }) => {
  const { width, height } = shapeOf(tile, turn);
  return (
    <svg
      class="room-picture"
      viewBox={`-3 -3 ${width * CELL + 6} ${height * CELL + 6}`}
      style={{ '--cells-x': width, '--cells-y': height }}
      aria-hidden="true"
    >
      <Room placement={{ tile, cell: [0, 0], turn }} />
    </svg>
  );
};

interface RoomProps {
  readonly placement: Placement;
  /** Null where there is no room for the name and the values of the tile. */
  readonly name?: string | null;
}

export const Room = (props: RoomProps) => (
  <>
    <RoomFloor placement={props.placement} />
    <RoomLabel {...props} />
  </>
);

/** The room below its sign, drawn separately so that a caller can draw between the two. */
export const RoomFloor = ({ placement: { tile, cell, turn } }: Pick<RoomProps, 'placement'>) => {
  const { width, height } = shapeOf(tile, turn);
  const { colour, redCorners } = TILES[tile];
  return (
    <g transform={`translate(${cell[0] * CELL} ${cell[1] * CELL})`}>
      <Floor colour={colour} width={width * CELL} height={height * CELL} />
      <Walls doors={doorsOf(tile, turn)} cells={{ width, height }} />
      {redCorners && <path class="room-gems" d={cornersPath({ tile, cell: [0, 0], turn })} />}
    </g>
  );
};

export const RoomLabel = ({ placement: { tile, cell, turn }, name = null }: RoomProps) => {
  const { width, height } = shapeOf(tile, turn);
  return (
    <g transform={`translate(${cell[0] * CELL} ${cell[1] * CELL})`}>
      {name === null ? (
        <Sign tile={tile} size={Math.min(width, height) * CELL * 0.58} x={(width * CELL) / 2} y={(height * CELL) / 2} />
      ) : (
        <Label tile={tile} name={name} width={width * CELL} height={height * CELL} />
      )}
    </g>
  );
};

interface Box {
  readonly width: number;
  readonly height: number;
}

interface SignProps {
  readonly tile: TileId;
  readonly size: number;
  /** The centre of the sign. */
  readonly x: number;
  readonly y: number;
}

const Sign = ({ tile, size, x, y }: SignProps) => {
  const { lines, dots } = GLYPHS[tile];
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`}>
      <rect class={`sign-plate floor-${TILES[tile].colour}`} x="-4" y="-3" width="56" height="54" rx="9" />
      <path class="room-sign" d={lines} />
      {dots !== '' && <path class="room-sign-dots" d={dots} />}
    </g>
  );
};

/** Heights of the parts of a label, in units of the drawing. */
const LINE = 14;
const VALUES = 20;
const MARGIN = 9;

/** Sign, name and values, one under the other in the middle of the tile. */
const Label = ({ tile, name, width, height }: Box & { readonly tile: TileId; readonly name: string }) => {
  const lines = nameLines(name, width - 2 * MARGIN);
  const below = lines.length * LINE + VALUES;
  const size = Math.min(Math.min(width, height) * 0.46, height - below - 2 * MARGIN - 2);
  const top = (height - size - below) / 2;
  return (
    <>
      <Sign tile={tile} size={size} x={width / 2} y={top + size / 2} />
      {lines.map(({ words, squeezed }, index) => (
        <text
          key={words}
          class={`room-name floor-${TILES[tile].colour}`}
          x={width / 2}
          y={top + size + (index + 1) * LINE - 1}
          textLength={squeezed ?? undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {words}
        </text>
      ))}
      <TileValues tile={tile} x={width / 2} y={top + size + below - 3} />
    </>
  );
};

/** The values of the tile in signs and numbers. */
const TileValues = ({ tile, x, y }: { readonly tile: TileId; readonly x: number; readonly y: number }) => {
  const { population, revenue, fame } = TILES[tile];
  const values = (
    [
      ['population', population],
      ['revenue', revenue],
      ['fame', fame],
    ] as const
  ).filter(([, value]) => value !== 0);
  return (
    <g class="room-values" transform={`translate(${x - values.length * 14} ${y})`}>
      {values.map(([counter, value], index) => (
        <g key={counter} transform={`translate(${index * 28} 0)`}>
          <ValueMark counter={counter} />
          <text x="15">{value}</text>
        </g>
      ))}
    </g>
  );
};

/** A quarter of a diamond in every corner of a cell that lies on the outline of the tile. */
const cornersPath = (placement: Placement): string => {
  const { width, height } = shapeOf(placement.tile, placement.turn);
  const isOnOutline = (x: number, y: number): boolean => x === 0 || y === 0 || x === width || y === height;
  return coveredCells(placement)
    .flatMap(([x, y]) => [
      { x, y, right: 1, down: 1 },
      { x: x + 1, y, right: -1, down: 1 },
      { x, y: y + 1, right: 1, down: -1 },
      { x: x + 1, y: y + 1, right: -1, down: -1 },
    ])
    .filter(({ x, y }) => isOnOutline(x, y))
    .map(
      ({ x, y, right, down }) => `M${x * CELL} ${y * CELL}h${right * CORNER}L${x * CELL} ${y * CELL + down * CORNER}Z`,
    )
    .join('');
};
