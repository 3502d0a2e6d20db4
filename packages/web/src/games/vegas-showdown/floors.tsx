/** Floor, walls and doorways of a tile. */

import type { Colour, Side } from '@fremont/games/vegas-showdown';
import './room.css';

/** The side of one cell, in units of the drawing. */
export const CELL = 96;
const WALL = 3;
const DOOR = { from: 0.27, to: 0.73 };

/** Patterns of the floors, which differ not only by colour. A page that draws tiles mounts this once. */
export const RoomSprite = () => (
  <svg class="room-sprite" aria-hidden="true" width="0" height="0">
    <defs>
      <pattern id="floor-yellow" width="14" height="14" patternUnits="userSpaceOnUse">
        <path class="floor-lines" d="M7 2.5L11.5 7L7 11.5L2.5 7Z" />
      </pattern>
      <pattern id="floor-blue" width="9" height="9" patternUnits="userSpaceOnUse">
        <path class="floor-lines" d="M0 2.5H9M0 7H9" />
      </pattern>
      <pattern id="floor-green" width="15" height="15" patternUnits="userSpaceOnUse">
        <path class="floor-lines" d="M7.5 3.5V11.5M3.5 7.5H11.5" />
      </pattern>
    </defs>
  </svg>
);

interface Box {
  readonly width: number;
  readonly height: number;
}

export const Floor = ({ colour, width, height }: Box & { readonly colour: Colour }) => (
  <>
    <rect class={`floor floor-${colour}`} x="1" y="1" width={width - 2} height={height - 2} rx="4" />
    <rect class="floor-pattern" fill={`url(#floor-${colour})`} x="1" y="1" width={width - 2} height={height - 2} />
  </>
);

interface WallsProps {
  /** 1 for a doorway, by side and cell. */
  readonly doors: Readonly<Record<Side, readonly (0 | 1)[]>>;
  readonly cells: Box;
}

export const Walls = ({ doors, cells }: WallsProps) => {
  const parts = segmentsOf(doors, cells);
  return (
    <>
      <path class="room-wall" d={parts.map(wallOf).join('')} />
      <path class="room-door" d={parts.map(doorOf).join('')} />
    </>
  );
};

/** The side of one cell on the edge of a tile. */
interface Segment {
  readonly open: boolean;
  readonly ends: readonly [number, number, number, number];
}

const SIDES = ['N', 'E', 'S', 'W'] as const satisfies readonly Side[];

const segmentsOf = (doors: WallsProps['doors'], cells: Box): Segment[] =>
  SIDES.flatMap((side) => doors[side].map((door, index) => ({ open: door === 1, ends: endsOf(side, index, cells) })));

const endsOf = (side: Side, index: number, { width, height }: Box): Segment['ends'] => {
  const from = index * CELL;
  switch (side) {
    case 'N':
      return [from, WALL, from + CELL, WALL];
    case 'S':
      return [from, height * CELL - WALL, from + CELL, height * CELL - WALL];
    case 'W':
      return [WALL, from, WALL, from + CELL];
    case 'E':
      return [width * CELL - WALL, from, width * CELL - WALL, from + CELL];
  }
};

/** The point at a share of the length of a segment. */
const pointOf = ({ ends: [x1, y1, x2, y2] }: Segment, share: number): string =>
  `${x1 + (x2 - x1) * share} ${y1 + (y2 - y1) * share}`;

const wallOf = (segment: Segment): string =>
  segment.open
    ? `M${pointOf(segment, 0)}L${pointOf(segment, DOOR.from)}M${pointOf(segment, DOOR.to)}L${pointOf(segment, 1)}`
    : `M${pointOf(segment, 0)}L${pointOf(segment, 1)}`;

const doorOf = (segment: Segment): string =>
  segment.open ? `M${pointOf(segment, DOOR.from)}L${pointOf(segment, DOOR.to)}` : '';
