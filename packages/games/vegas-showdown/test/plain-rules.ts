/** The rules of sheets once more, as slowly and plainly as they read: building (RULES 4) and what a sheet scores (RULES 8). */

import {
  type Cell,
  type Colour,
  type Doors,
  ENTRANCE_FACTS,
  type Entrance,
  HEIGHT,
  type Placement,
  SHAPES,
  type SheetShape,
  SIDES,
  type Side,
  TILES,
  type TileId,
  TURNS,
  WIDTH,
  ZONE_COLUMNS,
} from '../index.ts';

type Sheet = readonly Placement[];

/** A quarter turn clockwise: what was west is north now, from bottom to top, and so on. */
const turned = ({ N, E, S, W }: Doors): Doors => ({ N: [...W].reverse(), E: N, S: [...E].reverse(), W: S });

const doorsOf = ({ tile, turn }: Placement): Doors => {
  let { doors } = TILES[tile];
  for (let quarters = 0; quarters < turn / 90; quarters++) doors = turned(doors);
  return doors;
};

const sizeOf = ({ tile, turn }: Placement): readonly [width: number, height: number] => {
  const { width, height } = SHAPES[TILES[tile].size];
  return turn % 180 === 0 ? [width, height] : [height, width];
};

const cellsOf = (placed: Placement): Cell[] => {
  const [width, height] = sizeOf(placed);
  const [left, top] = placed.cell;
  return Array.from({ length: width * height }, (_, index) => [
    left + (index % width),
    top + Math.floor(index / width),
  ]);
};

const covers = (placed: Placement, [x, y]: Cell): boolean => {
  const [width, height] = sizeOf(placed);
  const [left, top] = placed.cell;
  return x >= left && x < left + width && y >= top && y < top + height;
};

const tileAt = (sheet: Sheet, cell: Cell): Placement | undefined => sheet.find((placed) => covers(placed, cell));

const STEPS: Readonly<Record<Side, readonly [x: number, y: number, back: Side]>> = {
  N: [0, -1, 'S'],
  E: [1, 0, 'W'],
  S: [0, 1, 'N'],
  W: [-1, 0, 'E'],
};

/** Whether the tile has a doorway on this side of one of its cells; sides inside the tile have none. */
const hasDoor = (placed: Placement, [x, y]: Cell, side: Side): boolean => {
  const [stepX, stepY] = STEPS[side];
  if (covers(placed, [x + stepX, y + stepY])) return false;
  const along = side === 'N' || side === 'S' ? x - placed.cell[0] : y - placed.cell[1];
  return doorsOf(placed)[side][along] === 1;
};

/** RULES 4.4: the tiles that share a doorway with this one. */
const joinedWith = (sheet: Sheet, placed: Placement): Placement[] =>
  cellsOf(placed).flatMap(([x, y]) =>
    SIDES.flatMap((side) => {
      const [stepX, stepY, back] = STEPS[side];
      const next: Cell = [x + stepX, y + stepY];
      const other = hasDoor(placed, [x, y], side) ? tileAt(sheet, next) : undefined;
      return other !== undefined && hasDoor(other, next, back) ? [other] : [];
    }),
  );

/** All tiles that a passage leads to from an entrance. */
const reachedFrom = (sheet: Sheet, entrance: Entrance): ReadonlySet<Placement> => {
  const { cell, side } = ENTRANCE_FACTS[entrance];
  const first = tileAt(sheet, cell);
  const reached = new Set(first !== undefined && hasDoor(first, cell, side) ? [first] : []);
  for (const placed of reached) for (const next of joinedWith(sheet, placed)) reached.add(next);
  return reached;
};

const NEEDS: Readonly<Record<Colour, readonly Entrance[]>> = {
  yellow: ['casino'],
  blue: ['hotel'],
  green: ['casino', 'hotel'],
};

const meetsLounge = (sheet: Sheet, placed: Placement): boolean =>
  joinedWith(sheet, placed).some(({ tile }) => tile === 'lounge' || tile === 'fancy-lounge');

/** RULES 4.3, 4.5 and 4.6 for every tile of the sheet. */
export const isPlainlySound = (sheet: Sheet): boolean => {
  const reached = { casino: reachedFrom(sheet, 'casino'), hotel: reachedFrom(sheet, 'hotel') };
  return sheet.every((placed) => {
    const { prerequisites, colour } = TILES[placed.tile];
    const hasAll = prerequisites.every((needed) => sheet.some(({ tile }) => tile === needed));
    const isReached = NEEDS[colour].some((entrance) => reached[entrance].has(placed));
    return hasAll && isReached && (placed.tile !== 'night-club' || meetsLounge(sheet, placed));
  });
};

/** A placement by what it looks like: turns that look the same have the same. */
export const lookOf = (placed: Placement): string =>
  JSON.stringify([placed.tile, placed.cell, sizeOf(placed), doorsOf(placed)]);

/** Every way to place one of the tiles aside, by its look. */
export const plainPlacements = (sheet: Sheet, aside: readonly TileId[]): Set<string> => {
  const found = new Set<string>();
  for (const tile of new Set(aside))
    for (let index = 0; index < WIDTH * HEIGHT; index++)
      for (const turn of TURNS) {
        const placed: Placement = { tile, cell: [index % WIDTH, Math.floor(index / WIDTH)], turn };
        if (fits(sheet, placed) && isPlainlySound([...sheet, placed])) found.add(lookOf(placed));
      }
  return found;
};

const fits = (sheet: Sheet, placed: Placement): boolean =>
  cellsOf(placed).every(([x, y]) => x < WIDTH && y < HEIGHT && tileAt(sheet, [x, y]) === undefined);

/** RULES 8.1 to 8.3 and 8.6. */
export const plainScore = (sheet: Sheet, shape: SheetShape) => {
  const { casino, common } = ZONE_COLUMNS[shape];
  const quarters = innerPoints().map((point) => quartersAt(sheet, point));
  const hotel = tileAt(sheet, ENTRANCE_FACTS.hotel.cell);
  const isOpen = hotel !== undefined && hasDoor(hotel, ENTRANCE_FACTS.hotel.cell, ENTRANCE_FACTS.hotel.side);
  return {
    casino: isFilled(sheet, 0, casino, ['yellow', 'green']) ? 5 : 0,
    hotel: isFilled(sheet, casino + common, WIDTH, ['blue', 'green']) ? 5 : 0,
    connected: isOpen && reachedFrom(sheet, 'casino').has(hotel) ? 3 : 0,
    threeQuarters: quarters.filter((count) => count === 3).length,
    diamonds: 3 * quarters.filter((count) => count === 4).length,
  };
};

const isFilled = (sheet: Sheet, from: number, to: number, colours: readonly Colour[]): boolean =>
  Array.from({ length: (to - from) * HEIGHT }).every((_, index) => {
    const placed = tileAt(sheet, [from + (index % (to - from)), Math.floor(index / (to - from))]);
    return placed !== undefined && colours.includes(TILES[placed.tile].colour);
  });

const innerPoints = (): Cell[] =>
  Array.from({ length: (WIDTH - 1) * (HEIGHT - 1) }, (_, index) => [
    1 + (index % (WIDTH - 1)),
    1 + Math.floor(index / (WIDTH - 1)),
  ]);

/** From a point to the four cells around it. */
const CORNERS: readonly Cell[] = [
  [-1, -1],
  [0, -1],
  [-1, 0],
  [0, 0],
];

/** Red corners at a point where at least two tiles meet. */
const quartersAt = (sheet: Sheet, [x, y]: Cell): number => {
  const around = CORNERS.map(([stepX, stepY]) => tileAt(sheet, [x + stepX, y + stepY])).filter(
    (placed) => placed !== undefined,
  );
  return new Set(around).size < 2 ? 0 : around.filter(({ tile }) => TILES[tile].redCorners).length;
};
