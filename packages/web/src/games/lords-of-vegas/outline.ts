/** The outlines of casinos: neighbouring tiles form one building. */

import { type Block, LOT_FACTS, type LotId } from '@fremont/games/lords-of-vegas';
import { cornerPoint, GAP, type Layout } from './geometry.ts';

/** A line around a building. */
interface Stroke {
  /** The distance from the edge of the lots, inwards. */
  readonly inset: number;
  /** The radius of the corners. */
  readonly radius: number;
}
export const PLATE: Stroke = { inset: 0, radius: 9 };
export const TUBE: Stroke = { inset: 4.5, radius: 7 };

/** The outline of a casino as an SVG path. It closes the gaps between neighbouring tiles. */
export const outlineOf = (layout: Layout, lots: readonly LotId[], stroke: Stroke): string =>
  walls(lots)
    .map((wall) => pathOf(layout, wall, stroke))
    .join('');

type Point = readonly [x: number, y: number];

/**
 * The edges of a lot, clockwise, in units of lots inside its block. An edge between two lots of the casino appears twice, in
 * opposite directions.
 */
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

/** The closed outer walls of a casino, as corners in order. */
const walls = (lots: readonly LotId[]): Wall[] => {
  const [first] = lots;
  if (first === undefined) return [];
  const edges = lots.flatMap(edgesOf);
  const known = new Set(edges.map(([from, to]) => `${keyOf(from)}>${keyOf(to)}`));
  // An edge whose opposite exists lies between two lots of the casino.
  const outer = edges.filter(([from, to]) => !known.has(`${keyOf(to)}>${keyOf(from)}`));
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

/** A closed wall as a path with rounded corners, moved inwards by the inset. */
const pathOf = (layout: Layout, { block, corners }: Wall, { inset, radius }: Stroke): string => {
  const points = corners.map((corner, index) => {
    const [right, down] = inwardsAt(corners, corner, index);
    const [x, y] = cornerPoint(layout, block, ...corner);
    return [x + right * (GAP / 2 + inset), y + down * (GAP / 2 + inset)] as const;
  });
  return `${points.map((point, index) => cornerOf(points, point, index, radius)).join('')}Z`;
};

/** The direction from a corner into the building. The corner moves there by the inset and by half the gap. */
const inwardsAt = (corners: readonly Point[], [x, y]: Point, index: number): Point => {
  const [beforeX, beforeY] = corners.at(index - 1) ?? [x, y];
  const [afterX, afterY] = corners[(index + 1) % corners.length] ?? [x, y];
  // Corners are in clockwise order, so the building is on the right of every wall.
  const alongBefore: Point = [Math.sign(x - beforeX), Math.sign(y - beforeY)];
  const alongAfter: Point = [Math.sign(afterX - x), Math.sign(afterY - y)];
  return [-alongBefore[1] - alongAfter[1], alongBefore[0] + alongAfter[0]];
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
