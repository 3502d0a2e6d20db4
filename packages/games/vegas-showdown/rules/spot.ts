/** Where tiles can lie: every position and turn of every tile on the grid, worked out once. RULES 4.1, 4.2. */

import { at } from '@fremont/kernel';
import { CELLS, ENTRANCE_FACTS, HEIGHT, WIDTH } from '../data/sheet.ts';
import { type Doors, SHAPES, TILES } from '../data/tiles.ts';
import {
  type Cell,
  type Entrance,
  type Placement,
  SIDES,
  type Side,
  TILE_IDS,
  type TileId,
  TURNS,
  type Turn,
} from '../types.ts';

/** One value per kind of tile. */
export const byTile = <V>(make: (tile: TileId) => V): Readonly<Record<TileId, V>> =>
  Object.fromEntries(TILE_IDS.map((tile) => [tile, make(tile)])) as unknown as Readonly<Record<TileId, V>>;

export const cellIndex = ([x, y]: Cell): number => y * WIDTH + x;
export const cellAt = (index: number): Cell => [index % WIDTH, Math.floor(index / WIDTH)];

/** One bit per side, so that the doorways of a cell are one number. */
export const SIDE_BITS: Readonly<Record<Side, number>> = { N: 1, E: 2, S: 4, W: 8 };
const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const STEPS: Readonly<Record<Side, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const isInside = ([x, y]: Cell): boolean => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;

/** The cell on the other side of an edge. */
export const beyond = ([x, y]: Cell, side: Side): Cell => [x + STEPS[side][0], y + STEPS[side][1]];

/** A step from a cell to its neighbour: open when both have their bit. */
export interface Step {
  readonly side: Side;
  readonly to: number;
  readonly mine: number;
  readonly theirs: number;
}

export const STEPS_FROM: readonly (readonly Step[])[] = Array.from({ length: CELLS }, (_, index) =>
  SIDES.flatMap((side) => {
    const next = beyond(cellAt(index), side);
    if (!isInside(next)) return [];
    return [{ side, to: cellIndex(next), mine: SIDE_BITS[side], theirs: SIDE_BITS[OPPOSITE[side]] }];
  }),
);

/** A doorway on the outline of a placed tile that leads to another cell of the grid. */
interface Link {
  readonly to: number;
  /** What the neighbour must have. */
  readonly theirs: number;
}

/** One way to lay one tile. */
export interface Spot {
  readonly placement: Placement;
  readonly cells: readonly number[];
  /** Open sides by cell, those inside the tile included. */
  readonly doors: readonly number[];
  readonly links: readonly Link[];
  /** The entrances that one of its doorways opens to, as reach bits. */
  readonly entrances: number;
}

/** Bits of what can be reached: green tiles need any of them. */
export const REACH: Readonly<Record<Entrance, number>> = { casino: 1, hotel: 2 };

const turned = ({ N, E, S, W }: Doors): Doors => ({ N: [...W].reverse(), E: N, S: [...E].reverse(), W: S });

/** The doorways of a tile after turning. */
export const doorsOf = (tile: TileId, turn: Turn): Doors => {
  let { doors } = TILES[tile];
  for (let quarter = 0; quarter < turn / 90; quarter++) doors = turned(doors);
  return doors;
};

const firstAlike = (tile: TileId, turn: Turn): Turn => {
  const look = JSON.stringify(doorsOf(tile, turn));
  return TURNS.find((other) => JSON.stringify(doorsOf(tile, other)) === look) ?? turn;
};

const PLAIN_TURNS = byTile((tile) => TURNS.map((turn) => firstAlike(tile, turn)));

/** The first turn that looks the same: the one that actions name (ruling R16). */
export const plainTurn = (tile: TileId, turn: Turn): Turn => at(PLAIN_TURNS[tile], turn / 90);

export const shapeOf = (tile: TileId, turn: Turn): { readonly width: number; readonly height: number } => {
  const { width, height } = SHAPES[TILES[tile].size];
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
};

/** The cells a placement would cover, inside the grid or not, row by row. */
export const coveredCells = ({ tile, cell: [x, y], turn }: Placement): Cell[] => {
  const { width, height } = shapeOf(tile, turn);
  return Array.from(
    { length: width * height },
    (_, index): Cell => [x + (index % width), y + Math.floor(index / width)],
  );
};

const sameCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

/** Whether the tile has a doorway on a side of one of its cells; sides inside the tile are always open. */
const isOpen = (placement: Placement, doors: Doors, cell: Cell, side: Side): boolean => {
  if (coveredCells(placement).some((other) => sameCell(other, beyond(cell, side)))) return true;
  const along = side === 'N' || side === 'S' ? cell[0] - placement.cell[0] : cell[1] - placement.cell[1];
  return doors[side][along] === 1;
};

const openSides = (placement: Placement, doors: Doors, cell: Cell): number =>
  SIDES.reduce((bits, side) => bits | (isOpen(placement, doors, cell, side) ? SIDE_BITS[side] : 0), 0);

const entranceBits = (cells: readonly number[], doors: readonly number[]): number =>
  (['casino', 'hotel'] as const).reduce((bits, entrance) => {
    const { cell, side } = ENTRANCE_FACTS[entrance];
    const index = cells.indexOf(cellIndex(cell));
    return index >= 0 && (at(doors, index) & SIDE_BITS[side]) !== 0 ? bits | REACH[entrance] : bits;
  }, 0);

const spotOf = (placement: Placement): Spot => {
  const look = doorsOf(placement.tile, placement.turn);
  const covered = coveredCells(placement);
  const cells = covered.map(cellIndex);
  const doors = covered.map((cell) => openSides(placement, look, cell));
  const links = cells.flatMap((cell, index) =>
    at(STEPS_FROM, cell)
      .filter(({ to, mine }) => !cells.includes(to) && (at(doors, index) & mine) !== 0)
      .map(({ to, theirs }) => ({ to, theirs })),
  );
  return { placement, cells, doors, links, entrances: entranceBits(cells, doors) };
};

const spotsOfTile = (tile: TileId): Spot[] => {
  const turns = TURNS.filter((turn) => plainTurn(tile, turn) === turn);
  const everywhere = Array.from({ length: CELLS }, (_, index) => cellAt(index));
  return everywhere.flatMap((cell) =>
    turns
      .map((turn): Placement => ({ tile, cell, turn }))
      .filter((placement) => coveredCells(placement).every(isInside))
      .map(spotOf),
  );
};

/** Every way to lay each tile on an empty sheet, row by row; turns that look the same are there once. */
export const SPOTS: Readonly<Record<TileId, readonly Spot[]>> = byTile(spotsOfTile);

const keyOf = (cell: number, turn: Turn): number => cell * 4 + turn / 90;

/** By cell and turn; turns that look alike share their spot. */
const SPOT_INDEX = byTile((tile) => {
  const index: (Spot | null)[] = Array.from({ length: CELLS * TURNS.length }, () => null);
  for (const spot of SPOTS[tile]) {
    const { cell, turn } = spot.placement;
    for (const alike of TURNS) if (plainTurn(tile, alike) === turn) index[keyOf(cellIndex(cell), alike)] = spot;
  }
  return index;
});

/** Null for what sticks out of the grid. A turn that looks like another finds the spot of that one. */
export const spotAt = ({ tile, cell, turn }: Placement): Spot | null =>
  isInside(cell) ? (SPOT_INDEX[tile][keyOf(cellIndex(cell), turn)] ?? null) : null;
