/** The billboard picture (a floor of rooms with their doorways) and the mark of the game (one room). */

import type { Colour } from '@fremont/games/vegas-showdown';
import { BILLBOARD_GLYPHS } from './billboard-glyphs.ts';
import { CELL, DoorLeaves, Floor, RoomSprite, Walls } from './floors.tsx';
import './art.css';

type Doors = Parameters<typeof Walls>[0]['doors'];

interface Tile {
  readonly glyph: keyof typeof BILLBOARD_GLYPHS;
  readonly colour: Colour;
  readonly cells: { readonly width: number; readonly height: number };
  readonly doors: Doors;
  readonly redCorners?: true;
}

const SMALL = { width: 1, height: 1 };
const MEDIUM = { width: 2, height: 1 };
const LARGE = { width: 2, height: 2 };

/** Tiles as printed, some of them turned. */
const SLOTS: Tile = { glyph: 'slots', colour: 'yellow', cells: SMALL, doors: { N: [1], E: [1], S: [0], W: [1] } };
const FANCY_SLOTS: Tile = {
  glyph: 'fancy-slots',
  colour: 'yellow',
  cells: SMALL,
  doors: { N: [1], E: [0], S: [1], W: [0] },
  redCorners: true,
};
const TABLE_GAMES: Tile = {
  glyph: 'table-games',
  colour: 'yellow',
  cells: MEDIUM,
  doors: { N: [1, 1], E: [1], S: [1, 1], W: [0] },
};
const LOUNGE: Tile = {
  glyph: 'lounge',
  colour: 'green',
  cells: MEDIUM,
  doors: { N: [1, 1], E: [1], S: [1, 1], W: [1] },
};
const NIGHT_CLUB: Tile = {
  glyph: 'night-club',
  colour: 'green',
  cells: LARGE,
  doors: { N: [1, 0], E: [1, 0], S: [0, 1], W: [0, 1] },
};
const RESTAURANT: Tile = {
  glyph: 'restaurant',
  colour: 'blue',
  cells: LARGE,
  doors: { N: [0, 0], E: [0, 1], S: [1, 1], W: [0, 1] },
};
const THEATER: Tile = {
  glyph: 'theater',
  colour: 'green',
  cells: LARGE,
  doors: { N: [0, 0], E: [0, 1], S: [1, 0], W: [0, 1] },
  redCorners: true,
};

/** A billboard of the usual width shows the middle seven columns. */
const COLUMNS = { from: -3, to: 10 };

const ROOMS: readonly (readonly [tile: Tile, column: number, row: 0 | 1])[] = [
  [THEATER, -3, 0],
  [FANCY_SLOTS, -1, 0],
  [SLOTS, -1, 1],
  [FANCY_SLOTS, 0, 0],
  [SLOTS, 0, 1],
  [TABLE_GAMES, 1, 0],
  [LOUNGE, 1, 1],
  [NIGHT_CLUB, 3, 0],
  [RESTAURANT, 5, 0],
  [LOUNGE, 7, 0],
  [TABLE_GAMES, 7, 1],
  [SLOTS, 9, 0],
  [FANCY_SLOTS, 9, 1],
];

const Room = ({ glyph, colour, cells, doors, redCorners }: Tile) => {
  const [width, height] = [cells.width * CELL, cells.height * CELL];
  return (
    <>
      <Floor colour={colour} width={width} height={height} />
      {redCorners && <path class="room-gems" d={gemsOf(width, height)} />}
      <DoorLeaves doors={doors} cells={cells} />
      <Walls doors={doors} cells={cells} />
      <Glyph glyph={glyph} colour={colour} x={width / 2} y={height / 2} size={Math.min(width, height) * GLYPH} />
    </>
  );
};

const GLYPH = 0.52;
const GEM = 17;

const gemsOf = (width: number, height: number): string =>
  `M0 0h${GEM}L0 ${GEM}ZM${width} 0h${-GEM}L${width} ${GEM}Z` +
  `M0 ${height}h${GEM}L0 ${height - GEM}ZM${width} ${height}h${-GEM}L${width} ${height - GEM}Z`;

interface GlyphProps extends Pick<Tile, 'glyph' | 'colour'> {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Glyph = ({ glyph, colour, x, y, size }: GlyphProps) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`}>
    <rect class={`floor-${colour}`} x="-4" y="-3" width="56" height="54" rx="9" />
    <path class="room-sign" d={BILLBOARD_GLYPHS[glyph].lines} />
    <path class="room-sign-dots" d={BILLBOARD_GLYPHS[glyph].dots} />
  </g>
);

/** The drawing fits a wide billboard. A narrow one shows its middle. */
export const Art = () => (
  <>
    <RoomSprite />
    <svg
      class="showdown-art"
      viewBox={`${COLUMNS.from * CELL} 0 ${(COLUMNS.to - COLUMNS.from) * CELL} ${2 * CELL}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {ROOMS.map(([tile, column, row]) => (
        <g key={`${column} ${row}`} transform={`translate(${column * CELL} ${row * CELL})`}>
          <Room {...tile} />
        </g>
      ))}
    </svg>
  </>
);

const MARK: Tile = { glyph: 'night-club', colour: 'green', cells: SMALL, doors: { N: [0], E: [0], S: [1], W: [1] } };

export const Sign = () => (
  <svg class="showdown-art" viewBox="0 0 96 96" aria-hidden="true">
    <Room {...MARK} />
  </svg>
);
