/** The components: totals that sources state, and a tag on every fact. */

import { describe, expect, test } from 'vitest';
import { VEGAS_SHOWDOWN_FACTS } from '../data/facts.ts';
import { CIRCLES, PREMIER_TRACK, SHAPES, SIDES, SIZES, TILE_IDS, TILES } from '../index.ts';

describe('tiles', () => {
  test('are 26 small, 20 medium and 17 large, ten premier ones of each size, five A and five B', () => {
    const counts = SIZES.map((size) => TILE_IDS.filter((tile) => TILES[tile].size === size));
    expect(counts.map((kinds) => kinds.reduce((sum, tile) => sum + TILES[tile].count, 0))).toEqual([26, 20, 17]);
    for (const kinds of counts) {
      const decks = kinds.flatMap((tile) => TILES[tile].decks ?? []);
      expect(decks.reduce((sum, { a }) => sum + a, 0)).toBe(5);
      expect(decks.reduce((sum, { b }) => sum + b, 0)).toBe(5);
    }
  });

  test.each(TILE_IDS)('%s has a doorway or wall for each segment of its outline, at least one doorway', (tile) => {
    const { doors, size } = TILES[tile];
    const { width, height } = SHAPES[size];
    expect(SIDES.map((side) => doors[side].length)).toEqual([width, height, width, height]);
    expect(SIDES.flatMap((side) => doors[side])).toContain(1);
  });

  test('open at printed circles', () => {
    for (const tile of TILE_IDS) if (TILES[tile].decks !== null) expect(CIRCLES).toContain(TILES[tile].price);
  });
});

test('the circles follow n(n+5)/2 and each square lies between two of them', () => {
  expect(CIRCLES).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => (n * (n + 5)) / 2));
  const values = PREMIER_TRACK.map(({ value }) => value);
  expect(values).toEqual([...values].sort((a, b) => a - b));
});

describe('facts', () => {
  test('name the reconstructed values and the file to correct', () => {
    const reconstructed = VEGAS_SHOWDOWN_FACTS.filter(({ certainty }) => certainty === 'RECONSTRUCTED');
    expect(reconstructed).toContainEqual(
      expect.objectContaining({
        subject: 'buffet',
        aspect: 'values',
        value: 'population 4, revenue 0, fame 1',
        file: 'data/tiles.ts',
      }),
    );
    expect(reconstructed.some(({ subject, aspect }) => subject === 'sheet' && aspect === 'entranceCells')).toBe(true);
    expect(reconstructed.some(({ subject }) => subject === 'slow-week')).toBe(true);
  });

  test('that are not reconstructed have a source', () => {
    for (const { certainty, sources, subject, aspect } of VEGAS_SHOWDOWN_FACTS)
      if (certainty !== 'RECONSTRUCTED') expect(sources.length, `${subject}, ${aspect}`).toBeGreaterThan(0);
  });

  test('cover every tile and card', () => {
    for (const tile of TILE_IDS)
      expect(VEGAS_SHOWDOWN_FACTS.filter(({ subject }) => subject === tile).length).toBeGreaterThanOrEqual(9);
  });
});
