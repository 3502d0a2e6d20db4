/** Where everything lies on the drawn board, in units of the drawing. Lots are numbered row by row inside blocks. */

import { BLOCK_PLACES, BLOCKS, type Block, LOT_FACTS, LOT_LIST, type LotId } from '@fremont/games/lords-of-vegas';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Both boards are equally wide in units; what a small screen cannot shrink further is drawn larger on the tall one. */
export interface Layout {
  readonly name: 'wide' | 'tall';
  readonly lotWidth: number;
  readonly lotHeight: number;
  readonly street: number;
  /** Where the blocks east of the Strip begin. */
  readonly east: number;
  /** How much larger than on the wide board letters and pieces are. */
  readonly scale: number;
}

/** Beside panels. */
export const WIDE: Layout = { name: 'wide', lotWidth: 98, lotHeight: 76.5, street: 19, east: 398, scale: 1 };
/** On a phone held upright: hardly any Strip, and lots high enough for a finger. */
export const TALL: Layout = { name: 'tall', lotWidth: 102, lotHeight: 94, street: 17, east: 386, scale: 1.3 };

const GAP = 4;
const PADDING = 6;
/** Room around the blocks for the glow of the outermost lots. */
const MARGIN: Readonly<Record<'x' | 'y', number>> = { x: 2, y: 4 };

const blockWidth = ({ lotWidth }: Layout): number => 2 * PADDING + 3 * lotWidth + 2 * GAP;

/** The whole drawing. */
export const boardBox = (layout: Layout): Box => ({
  x: -MARGIN.x,
  y: -MARGIN.y,
  width: layout.east + blockWidth(layout) + 2 * MARGIN.x,
  height: Math.max(...BLOCKS.map((block) => bottomOf(layout, block))) + 2 * MARGIN.y,
});

export const stripBox = (layout: Layout): Box => {
  const { y, height } = boardBox(layout);
  return { x: blockWidth(layout), y, width: layout.east - blockWidth(layout), height };
};

const rowsOf = (block: Block): number =>
  1 + Math.max(...LOT_LIST.filter((lot) => lot.block === block).map(({ row }) => row));

const heightOf = ({ lotHeight }: Layout, block: Block): number => 2 * PADDING + rowsOf(block) * (lotHeight + GAP) - GAP;

/** The block over this one on the same side of the Strip. */
const above = (block: Block): Block | null => {
  const { side, top } = BLOCK_PLACES[block];
  const higher = BLOCKS.filter((other) => BLOCK_PLACES[other].side === side && BLOCK_PLACES[other].top < top);
  return higher.at(-1) ?? null;
};

const topOf = (layout: Layout, block: Block): number => {
  const over = above(block);
  return over === null ? 0 : bottomOf(layout, over) + layout.street;
};

const bottomOf = (layout: Layout, block: Block): number => topOf(layout, block) + heightOf(layout, block);

export const blockBox = (layout: Layout, block: Block): Box => ({
  x: BLOCK_PLACES[block].side === 'west' ? 0 : layout.east,
  y: topOf(layout, block),
  width: blockWidth(layout),
  height: heightOf(layout, block),
});

/** The foot of the letters in the street below a block. */
export const streetBelow = (layout: Layout, block: Block): { readonly x: number; readonly y: number } => {
  const { x, y, width, height } = blockBox(layout, block);
  return { x: x + width / 2, y: y + height + layout.street / 2 + 4 };
};

export const lotBox = (layout: Layout, lot: LotId): Box => {
  const { lotWidth, lotHeight } = layout;
  const { block, row, column } = LOT_FACTS[lot];
  const { x, y } = blockBox(layout, block);
  return {
    x: x + PADDING + column * (lotWidth + GAP),
    y: y + PADDING + row * (lotHeight + GAP),
    width: lotWidth,
    height: lotHeight,
  };
};

/** A box as shares of the whole board, for what lies over the drawing. */
export const shareOf = (
  layout: Layout,
  { x, y, width, height }: Box,
): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> => {
  const board = boardBox(layout);
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(4)}%`;
  return {
    left: percent(x - board.x, board.width),
    top: percent(y - board.y, board.height),
    width: percent(width, board.width),
    height: percent(height, board.height),
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
export const outlineOf = (layout: Layout, lots: readonly LotId[], stroke: Stroke): string =>
  walls(lots)
    .map((wall) => pathOf(layout, wall, stroke))
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
const pathOf = (layout: Layout, { block, corners }: Wall, { inset, radius }: Stroke): string => {
  const points = corners.map((corner, index) => {
    const [right, down] = inwardsAt(corners, corner, index);
    const [x, y] = placed(layout, block, corner);
    return [x + right * (GAP / 2 + inset), y + down * (GAP / 2 + inset)] as const;
  });
  return `${points.map((point, index) => cornerOf(points, point, index, radius)).join('')}Z`;
};

/** Which way the building lies from a corner: there the corner moves by the inset and by half the gap. */
const inwardsAt = (corners: readonly Point[], [x, y]: Point, index: number): Point => {
  const [beforeX, beforeY] = corners.at(index - 1) ?? [x, y];
  const [afterX, afterY] = corners[(index + 1) % corners.length] ?? [x, y];
  // Walking clockwise the building lies to the right of every wall.
  const alongBefore: Point = [Math.sign(x - beforeX), Math.sign(y - beforeY)];
  const alongAfter: Point = [Math.sign(afterX - x), Math.sign(afterY - y)];
  return [-alongBefore[1] - alongAfter[1], alongBefore[0] + alongAfter[0]];
};

/** A corner of lots, in the middle of the gap between them. */
const placed = (layout: Layout, block: Block, [x, y]: Point): Point => {
  const box = blockBox(layout, block);
  return [
    box.x + PADDING - GAP / 2 + x * (layout.lotWidth + GAP),
    box.y + PADDING - GAP / 2 + y * (layout.lotHeight + GAP),
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
