/** One tile on a sheet: its shape, its doorways and the cells it covers. RULES 4.1, 4.2. */

import { at } from '@fremont/kernel';
import { CELLS, HEIGHT, WIDTH } from '../data/sheet.ts';
import { type Doors, SHAPES, TILES } from '../data/tiles.ts';
import {
  type Cell,
  type Edge,
  type Placement,
  SIDES,
  type Side,
  TILE_IDS,
  type TileId,
  TURNS,
  type Turn,
} from '../types.ts';

/** The cells of the sheet, row by row. */
export const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, index) => [
  index % WIDTH,
  Math.floor(index / WIDTH),
]);

/** The number of a cell, row by row. */
export const cellIndex = ([x, y]: Cell): number => y * WIDTH + x;

export const isSameCell = ([x, y]: Cell, [otherX, otherY]: Cell): boolean => x === otherX && y === otherY;

export const isInside = ([x, y]: Cell): boolean => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;

const STEPS: Readonly<Record<Side, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The cell on the other side of an edge. */
export const beyond = ({ cell: [x, y], side }: Edge): Cell => [x + STEPS[side][0], y + STEPS[side][1]];

const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The same edge, named by the cell on its other side. */
export const fromBeyond = (edge: Edge): Edge => ({ cell: beyond(edge), side: OPPOSITE[edge.side] });

/** A quarter turn clockwise: the west side becomes the north side, read from bottom to top, and so on. */
const turned = ({ N, E, S, W }: Doors): Doors => ({ N: [...W].reverse(), E: N, S: [...E].reverse(), W: S });

export const shapeOf = (tile: TileId, turn: Turn): { readonly width: number; readonly height: number } => {
  const { width, height } = SHAPES[TILES[tile].size];
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
};

const byTile = <V>(make: (tile: TileId) => V): Readonly<Record<TileId, V>> =>
  Object.fromEntries(TILE_IDS.map((tile) => [tile, make(tile)])) as unknown as Readonly<Record<TileId, V>>;

const allTurnsOf = (tile: TileId): readonly Doors[] => {
  const { doors } = TILES[tile];
  const quarter = turned(doors);
  const half = turned(quarter);
  return [doors, quarter, half, turned(half)];
};

const TURNED_DOORS = byTile(allTurnsOf);

/** The doorways of a tile after turning. */
export const doorsOf = (tile: TileId, turn: Turn): Doors => at(TURNED_DOORS[tile], turn / 90);

const firstAlike = (tile: TileId, turn: Turn): Turn => {
  const look = JSON.stringify(doorsOf(tile, turn));
  return TURNS.find((other) => JSON.stringify(doorsOf(tile, other)) === look) ?? turn;
};

const PLAIN_TURNS = byTile((tile) => TURNS.map((turn) => firstAlike(tile, turn)));

/** The smallest turn with the same shape and doorways. Actions use it (ruling R16). */
export const plainTurn = (tile: TileId, turn: Turn): Turn => at(PLAIN_TURNS[tile], turn / 90);

/** Whether the tile has a doorway on an edge of its outline. */
export const hasDoor = (placed: Placement, { cell: [x, y], side }: Edge): boolean => {
  const [left, top] = placed.cell;
  return doorsOf(placed.tile, placed.turn)[side][side === 'N' || side === 'S' ? x - left : y - top] === 1;
};

/** The geometry of a placed tile. */
interface Laid {
  /** The cells it covers, inside the sheet or not, row by row. */
  readonly cells: readonly Cell[];
  readonly outline: readonly Edge[];
  readonly doorways: readonly Edge[];
  /** Its doorways as edges of the neighbouring cells. */
  readonly doorwaysBeyond: readonly Edge[];
}

const laid = (placement: Placement): Laid => {
  const { tile, turn } = placement;
  const [left, top] = placement.cell;
  const { width, height } = shapeOf(tile, turn);
  const isCovered = ([x, y]: Cell): boolean => x >= left && x < left + width && y >= top && y < top + height;
  const cells = Array.from(
    { length: width * height },
    (_, index): Cell => [left + (index % width), top + Math.floor(index / width)],
  );
  const outline = cells.flatMap((cell) =>
    SIDES.map((side): Edge => ({ cell, side })).filter((edge) => !isCovered(beyond(edge))),
  );
  const doorways = outline.filter((edge) => hasDoor(placement, edge));
  return { cells, outline, doorways, doorwaysBeyond: doorways.map(fromBeyond) };
};

const allLaid = (tile: TileId): readonly (readonly Laid[])[] =>
  ALL_CELLS.map((cell) => TURNS.map((turn) => laid({ tile, cell, turn })));

const LAID = byTile(allLaid);

/** Computed once for every tile, cell and turn. This makes random matches 12 times as fast. */
const laidAt = (placement: Placement): Laid => {
  const { tile, cell, turn } = placement;
  return isInside(cell) ? at(at(LAID[tile], cellIndex(cell)), turn / 90) : laid(placement);
};

export const coveredCells = (placed: Placement): readonly Cell[] => laidAt(placed).cells;

/** Every edge on the outline of the tile. */
export const outlineOf = (placed: Placement): readonly Edge[] => laidAt(placed).outline;

export const doorwaysOf = (placed: Placement): readonly Edge[] => laidAt(placed).doorways;

export const doorwaysBeyond = (placed: Placement): readonly Edge[] => laidAt(placed).doorwaysBeyond;

const findPositions = (tile: TileId): readonly Placement[] => {
  const turns = TURNS.filter((turn) => plainTurn(tile, turn) === turn);
  return ALL_CELLS.flatMap((cell) => turns.map((turn): Placement => ({ tile, cell, turn }))).filter((placement) =>
    coveredCells(placement).every(isInside),
  );
};

const POSITIONS = byTile(findPositions);

/** All placements of a tile on an empty sheet, row by row. Turns with the same shape and doorways appear once. */
export const positionsOf = (tile: TileId): readonly Placement[] => POSITIONS[tile];
