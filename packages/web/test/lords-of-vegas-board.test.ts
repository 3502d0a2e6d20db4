/** How the board of Lords of Vegas is drawn: every lot in its place, every casino as one building. */

import { BLOCKS, LOTS, type LotId } from '@fremont/games/lords-of-vegas';
import { describe, expect, it } from 'vitest';
import { BOARD, blockBox, lotBox, outlineOf, PLATE, TUBE } from '../src/games/lords-of-vegas/geometry.ts';

/** The corners of a path: the points its curves bend around. */
const cornersOf = (path: string): [number, number][] =>
  [...path.matchAll(/Q(-?[\d.]+) (-?[\d.]+) /g)].map(([, x, y]) => [Number(x), Number(y)]);

const overlaps = (one: LotId, other: LotId): boolean => {
  const a = lotBox(one);
  const b = lotBox(other);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

describe('lots', () => {
  it('lie inside their block and the board, and never over each other', () => {
    for (const lot of LOTS) {
      const { x, y, width, height } = lotBox(lot);
      expect(x).toBeGreaterThan(BOARD.x);
      expect(y).toBeGreaterThan(BOARD.y);
      expect(x + width).toBeLessThan(BOARD.x + BOARD.width);
      expect(y + height).toBeLessThan(BOARD.y + BOARD.height);
      expect(LOTS.filter((other) => other !== lot && overlaps(lot, other))).toEqual([]);
    }
  });

  it('fill blocks that end level on both sides of the Strip', () => {
    const bottoms = BLOCKS.map((block) => blockBox(block)).map(({ y, height }) => y + height);
    // E and F are the lowest blocks, west and east.
    expect(Math.abs((bottoms[4] ?? 0) - (bottoms[5] ?? 0))).toBeLessThan(0.01);
  });
});

describe('buildings', () => {
  it('of one tile have the four corners of their lot', () => {
    const { x, y, width, height } = lotBox('C5');
    expect(cornersOf(outlineOf(['C5'], PLATE))).toEqual([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  });

  it('grow together over the gap, so that two tiles in a row still have four corners', () => {
    const corners = cornersOf(outlineOf(['C4', 'C5'], PLATE));
    expect(corners).toHaveLength(4);
    expect(Math.max(...corners.map(([x]) => x))).toBe(lotBox('C5').x + lotBox('C5').width);
  });

  it('have six corners when three tiles form an angle, and the tube runs inside the plate', () => {
    const plate = cornersOf(outlineOf(['C1', 'C2', 'C4'], PLATE));
    const tube = cornersOf(outlineOf(['C1', 'C2', 'C4'], TUBE));
    expect(plate).toHaveLength(6);
    expect(Math.min(...tube.map(([x]) => x)) - Math.min(...plate.map(([x]) => x))).toBeCloseTo(TUBE.inset);
  });

  it('around a yard have an outer and an inner wall', () => {
    const ring: LotId[] = ['C1', 'C2', 'C3', 'C4', 'C6', 'C7', 'C8', 'C9'];
    expect(outlineOf(ring, PLATE).match(/Z/g)).toHaveLength(2);
  });
});
