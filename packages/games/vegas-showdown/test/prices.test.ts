/** RULES 3.1: the markers drop circle by circle. */

import { describe, expect, test } from 'vitest';
import { droppedPrice, type State } from '../index.ts';
import { dropPrices } from '../rules/prices.ts';
import { dealt, offering } from './positions.ts';

const priced = (prices: readonly number[], premierRemoval: 'reach3' | 'leave3'): State =>
  offering(
    dealt(4, { premierRemoval }),
    prices.map((price) => ({ tile: 'night-club' as const, price })),
  );

const markers = (state: State): (number | null)[] => state.spaces.map((offer) => offer?.price ?? null);

describe('prices drop', () => {
  test.each([
    ['from 18 to 12, past the square 15', [18], 'reach3', [12], 0],
    ['down the whole ladder of circles', [52, 42, 33, 25], 'reach3', [42, 33, 25, 18], 0],
    ['and a tile that would come to 3 leaves the game', [7], 'reach3', [null], 1],
    ['and with the option leave3 it may be sold at 3 and leaves from there', [7, 3], 'leave3', [3, null], 1],
  ] as const)('%s', (_name, before, removal, after, removed) => {
    const state = priced(before, removal);
    expect([...dropPrices(state)]).not.toHaveLength(0);
    expect(markers(state)).toEqual(after);
    expect(state.removed).toHaveLength(removed);
  });

  test('as `droppedPrice` predicts, step by step', () => {
    expect([52, 42, 33, 25, 18, 12, 7].map((price) => droppedPrice(price, 'reach3'))).toEqual([
      42,
      33,
      25,
      18,
      12,
      7,
      null,
    ]);
    expect([12, 7, 3].map((price) => droppedPrice(price, 'leave3'))).toEqual([7, 3, null]);
  });

  test('with an event for all moves, then an event for each tile that left', () => {
    const events = [...dropPrices(priced([7, 18], 'reach3'))];
    expect(events).toEqual([
      { type: 'pricesDropped', moves: [{ space: 1, tile: 'night-club', from: 18, to: 12 }] },
      { type: 'tileRemoved', space: 0, tile: 'night-club' },
    ]);
  });
});
