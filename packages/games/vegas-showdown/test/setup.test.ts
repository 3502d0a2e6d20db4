/** RULES 2: the initial state, and the order of the draws. */

import { seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, lotStates, SIZES, stackHeight, TILES, vegasShowdown } from '../index.ts';
import { drawsOf, OPTIONS } from './positions.ts';

describe.each([
  { seats: 3, basics: { slots: 13, lounge: 7, restaurant: 4 }, spaces: 3, slotsLots: 1, cards: 0 },
  { seats: 4, basics: { slots: 16, lounge: 10, restaurant: 7 }, spaces: 4, slotsLots: 1, cards: 1 },
  { seats: 5, basics: { slots: 16, lounge: 10, restaurant: 7 }, spaces: 4, slotsLots: 2, cards: 1 },
])('a table of $seats', ({ seats, basics, spaces, slotsLots, cards }) => {
  const { state } = vegasShowdown.setup(OPTIONS, seats, seededChance(1));

  test('has the stacks, spaces and Slots lots of its size', () => {
    expect(state.basics).toEqual(basics);
    expect(state.spaces).toHaveLength(spaces);
    expect(lotStates(state).filter(({ lot }) => lot.startsWith('slots'))).toHaveLength(slotsLots);
  });

  test('draws a card on turn 1 only for the fourth space', () => {
    expect(state.cards.map(({ space }) => space)).toEqual(cards === 0 ? [] : [3]);
    expect(state.deck).toHaveLength(33 - cards);
    const unseen = SIZES.reduce((sum, size) => sum + stackHeight(state.stacks[size]), 0);
    expect(unseen).toBe(27 - cards);
  });

  test('gives every seat $20, Population 8, Revenue 5 and no Fame, and then the first income of $5', () => {
    // A card that neither pays nor costs anything.
    const chance = {
      int: (_n: number, stream: string) => (stream === 'events' ? CARD_IDS.indexOf('slots-strike') : 0),
    };
    const { state: quiet, events } = vegasShowdown.setup(OPTIONS, seats, chance);
    expect(events).toContainEqual({ type: 'incomeCollected', amounts: quiet.chairs.map(() => 5) });
    for (const chair of quiet.chairs)
      expect(chair).toMatchObject({ money: 25, population: 8, revenue: 5, fame: 0, sheet: [], aside: [] });
  });

  test('begins with every marker on its opening price: nothing drops on turn 1', () => {
    for (const offer of state.spaces) expect(offer?.price).toBe(offer === null ? null : TILES[offer.tile].price);
    expect(state.spaces).not.toContain(null);
    expect(vegasShowdown.setup(OPTIONS, seats, seededChance(1)).events.map(({ type }) => type)).not.toContain(
      'pricesDropped',
    );
  });
});

test('draws the flips by size, then the dealer, then card and tile (ruling R18)', () => {
  expect(drawsOf(3).map(([stream, n]) => [stream, n])).toEqual([
    ['tiles:small', 5],
    ['tiles:medium', 5],
    ['tiles:large', 5],
    ['setup', 3],
  ]);
  const four = drawsOf(4).map(([stream]) => stream);
  expect(four.slice(0, 5)).toEqual(['tiles:small', 'tiles:medium', 'tiles:large', 'setup', 'events']);
  expect(four.slice(5).every((stream) => stream.startsWith('tiles:'))).toBe(true);
});

test('A tiles lie above B tiles: the first five of a size are all marked A', () => {
  const { state } = vegasShowdown.setup(OPTIONS, 3, seededChance(4));
  for (const size of SIZES) {
    expect(state.stacks[size].a).toHaveLength(4);
    expect(state.stacks[size].b).toHaveLength(5);
  }
});
