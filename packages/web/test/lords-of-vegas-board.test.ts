/** How the board of Lords of Vegas is drawn: every lot in its place, every casino as one building. */

import { BLOCKS, LOTS, type LotId } from '@fremont/games/lords-of-vegas';
import { describe, expect, it } from 'vitest';
import { blockBox, boardBox, type Layout, lotBox, TALL, WIDE } from '../src/games/lords-of-vegas/geometry.ts';
import { outlineOf, PLATE, TUBE } from '../src/games/lords-of-vegas/outline.ts';

/** The corners of a path: the points its curves bend around. */
const cornersOf = (path: string): [number, number][] =>
  [...path.matchAll(/Q(-?[\d.]+) (-?[\d.]+) /g)].map(([, x, y]) => [Number(x), Number(y)]);

const overlaps = (layout: Layout, one: LotId, other: LotId): boolean => {
  const a = lotBox(layout, one);
  const b = lotBox(layout, other);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

describe.each([WIDE, TALL])('lots of the $name board', (layout) => {
  const board = boardBox(layout);

  it('lie inside their block and the board, and never over each other', () => {
    for (const lot of LOTS) {
      const { x, y, width, height } = lotBox(layout, lot);
      expect(x).toBeGreaterThan(board.x);
      expect(y).toBeGreaterThan(board.y);
      expect(x + width).toBeLessThan(board.x + board.width);
      expect(y + height).toBeLessThan(board.y + board.height);
      expect(LOTS.filter((other) => other !== lot && overlaps(layout, lot, other))).toEqual([]);
    }
  });

  it('are high enough for a finger where the board is as wide as a phone', () => {
    // 374 pixels are left of 390; a target needs 44.
    const pixels = 374 / board.width;
    expect(lotBox(layout, 'A1').height * pixels >= 44).toBe(layout === TALL);
  });

  it('fill blocks that end level on both sides of the Strip', () => {
    const bottoms = BLOCKS.map((block) => blockBox(layout, block)).map(({ y, height }) => y + height);
    // E and F are the lowest blocks, west and east.
    expect(Math.abs((bottoms[4] ?? 0) - (bottoms[5] ?? 0))).toBeLessThan(0.01);
  });
});

describe('buildings', () => {
  it('of one tile have the four corners of their lot', () => {
    const { x, y, width, height } = lotBox(WIDE, 'C5');
    expect(cornersOf(outlineOf(WIDE, ['C5'], PLATE))).toEqual([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  });

  it('grow together over the gap, so that two tiles in a row still have four corners', () => {
    const corners = cornersOf(outlineOf(WIDE, ['C4', 'C5'], PLATE));
    expect(corners).toHaveLength(4);
    expect(Math.max(...corners.map(([x]) => x))).toBe(lotBox(WIDE, 'C5').x + lotBox(WIDE, 'C5').width);
  });

  it('have six corners when three tiles form an angle, and the tube runs inside the plate', () => {
    const plate = cornersOf(outlineOf(WIDE, ['C1', 'C2', 'C4'], PLATE));
    const tube = cornersOf(outlineOf(WIDE, ['C1', 'C2', 'C4'], TUBE));
    expect(plate).toHaveLength(6);
    expect(Math.min(...tube.map(([x]) => x)) - Math.min(...plate.map(([x]) => x))).toBeCloseTo(TUBE.inset);
  });

  it('around a yard have an outer and an inner wall', () => {
    const ring: LotId[] = ['C1', 'C2', 'C3', 'C4', 'C6', 'C7', 'C8', 'C9'];
    expect(outlineOf(WIDE, ring, PLATE).match(/Z/g)).toHaveLength(2);
  });
});
