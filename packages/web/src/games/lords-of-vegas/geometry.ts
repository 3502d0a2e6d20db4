/** Where everything lies on the drawn board, in units of the drawing. Lots are numbered row by row inside blocks. */

import { BLOCK_PLACES, BLOCKS, type Block, LOT_FACTS, LOT_LIST, type LotId } from '@fremont/games/lords-of-vegas';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole drawing, with room for the glow of the outermost lots. */
export const BOARD: Box = { x: -2, y: -4, width: 716, height: 714 };

const LOT_WIDTH = 98;
const LOT_HEIGHT = 76.5;
const GAP = 4;
const PADDING = 6;
const BLOCK_WIDTH = 2 * PADDING + 3 * LOT_WIDTH + 2 * GAP;
const STREET = 19;
const EAST = 398;

export const STRIP: Box = { x: BLOCK_WIDTH, y: BOARD.y, width: EAST - BLOCK_WIDTH, height: BOARD.height };
/** The middle of the Strip, where its line runs. */
export const STRIP_MIDDLE = (BLOCK_WIDTH + EAST) / 2;

const rowsOf = (block: Block): number =>
  1 + Math.max(...LOT_LIST.filter((lot) => lot.block === block).map(({ row }) => row));

const heightOf = (block: Block): number => 2 * PADDING + rowsOf(block) * (LOT_HEIGHT + GAP) - GAP;

/** The block over this one on the same side of the Strip. */
const above = (block: Block): Block | null => {
  const { side, top } = BLOCK_PLACES[block];
  const higher = BLOCKS.filter((other) => BLOCK_PLACES[other].side === side && BLOCK_PLACES[other].top < top);
  return higher.at(-1) ?? null;
};

const topOf = (block: Block): number => {
  const over = above(block);
  return over === null ? 0 : topOf(over) + heightOf(over) + STREET;
};

export const blockBox = (block: Block): Box => ({
  x: BLOCK_PLACES[block].side === 'west' ? 0 : EAST,
  y: topOf(block),
  width: BLOCK_WIDTH,
  height: heightOf(block),
});

/** The middle of the street below a block. */
export const streetBelow = (block: Block): { readonly x: number; readonly y: number } => {
  const { x, y, width, height } = blockBox(block);
  return { x: x + width / 2, y: y + height + 13.5 };
};

export const lotBox = (lot: LotId): Box => {
  const { block, row, column } = LOT_FACTS[lot];
  const { x, y } = blockBox(block);
  return {
    x: x + PADDING + column * (LOT_WIDTH + GAP),
    y: y + PADDING + row * (LOT_HEIGHT + GAP),
    width: LOT_WIDTH,
    height: LOT_HEIGHT,
  };
};

/** A box as shares of the whole board, for what lies over the drawing. */
export const shareOf = ({
  x,
  y,
  width,
  height,
}: Box): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> => {
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(4)}%`;
  return {
    left: percent(x - BOARD.x, BOARD.width),
    top: percent(y - BOARD.y, BOARD.height),
    width: percent(width, BOARD.width),
    height: percent(height, BOARD.height),
  };
};

/** How far inside its lots a line runs, and how round its corners are. */
export interface Stroke {
  readonly inset: number;
  readonly radius: number;
}
export const PLATE: Stroke = { inset: 0, radius: 9 };
export const TUBE: Stroke = { inset: 4.5, radius: 7 };

/** A building drawn as one: neighbouring tiles of a casino grow together over the gap between their lots. */
export const outlineOf = (lots: readonly LotId[], stroke: Stroke): string =>
  walls(lots)
    .map((wall) => pathOf(wall, stroke))
    .join('');

type Point = readonly [x: number, y: number];

/** Corners of a lot in units of lots inside its block; edges run clockwise, so inner ones meet their opposite. */
const edgesOf = (lot: LotId): [Point, Point][] => {
  const { row, column } = LOT_FACTS[lot];
  const corners: Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);
};

const keyOf = ([x, y]: Point): string => `${x},${y}`;

interface Wall {
  readonly block: Block;
  readonly corners: readonly Point[];
}

/** The closed walls around a casino, as corners in walking order. */
const walls = (lots: readonly LotId[]): Wall[] => {
  const [first] = lots;
  if (first === undefined) return [];
  const edges = lots.flatMap(edgesOf);
  const inner = new Set(edges.map(([from, to]) => `${keyOf(from)}>${keyOf(to)}`));
  const outer = edges.filter(([from, to]) => !inner.has(`${keyOf(to)}>${keyOf(from)}`));
  return loops(outer).map((corners) => ({ block: LOT_FACTS[first].block, corners: withoutStraight(corners) }));
};

const loops = (edges: readonly [Point, Point][]): Point[][] => {
  const left = [...edges];
  const found: Point[][] = [];
  for (let edge = left.shift(); edge !== undefined; edge = left.shift()) {
    const loop: Point[] = [edge[0]];
    let end = edge[1];
    while (keyOf(end) !== keyOf(edge[0])) {
      const next = left.findIndex(([from]) => keyOf(from) === keyOf(end));
      const step = left.splice(next, 1)[0];
      if (step === undefined) break;
      loop.push(end);
      end = step[1];
    }
    found.push(loop);
  }
  return found;
};

const isStraight = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean =>
  (ax === bx && bx === cx) || (ay === by && by === cy);

const withoutStraight = (loop: readonly Point[]): Point[] =>
  loop.filter((point, index) => {
    const before = loop.at(index - 1) ?? point;
    const after = loop[(index + 1) % loop.length] ?? point;
    return !isStraight(before, point, after);
  });

/** Walls keep their distance from the lot lines on the inside of the building, with rounded corners. */
const pathOf = ({ block, corners }: Wall, { inset, radius }: Stroke): string => {
  const points = corners.map((corner, index) => placed(block, corners, corner, index, GAP / 2 + inset));
  return `${points.map((point, index) => cornerOf(points, point, index, radius)).join('')}Z`;
};

/** Which way the building lies from a corner: the corner moves there by the inset and by half the gap. */
const placed = (block: Block, corners: readonly Point[], [x, y]: Point, index: number, inwardsBy: number): Point => {
  const [beforeX, beforeY] = corners.at(index - 1) ?? [x, y];
  const [afterX, afterY] = corners[(index + 1) % corners.length] ?? [x, y];
  // Walking clockwise the building lies to the right of every wall.
  const alongBefore: Point = [Math.sign(x - beforeX), Math.sign(y - beforeY)];
  const alongAfter: Point = [Math.sign(afterX - x), Math.sign(afterY - y)];
  const inwards: Point = [-alongBefore[1] - alongAfter[1], alongBefore[0] + alongAfter[0]];
  const box = blockBox(block);
  return [
    box.x + PADDING - GAP / 2 + x * (LOT_WIDTH + GAP) + inwards[0] * inwardsBy,
    box.y + PADDING - GAP / 2 + y * (LOT_HEIGHT + GAP) + inwards[1] * inwardsBy,
  ];
};

const towards = ([x, y]: Point, [toX, toY]: Point, radius: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const share = Math.min(radius, length / 2) / length;
  return [x + (toX - x) * share, y + (toY - y) * share];
};

const cornerOf = (points: readonly Point[], point: Point, index: number, radius: number): string => {
  const start = towards(point, points.at(index - 1) ?? point, radius);
  const end = towards(point, points[(index + 1) % points.length] ?? point, radius);
  return `${index === 0 ? 'M' : 'L'}${pair(start)}Q${pair(point)} ${pair(end)}`;
};

const pair = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
