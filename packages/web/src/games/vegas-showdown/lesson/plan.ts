/** The table of the Vegas Showdown lesson: the first tiles and cards, and four turns of each bot. */

import {
  type Action,
  CARD_IDS,
  CARDS,
  type CardId,
  type Size,
  TILE_IDS,
  TILES,
  type TileId,
} from '@fremont/games/vegas-showdown';
import type { LessonPlan } from '../../../lessons/plan.ts';

/** The draws that turn up these things one after the other. The pile has no order, so a draw is a place in what is left. */
const draws = <T>(pile: readonly T[], wanted: readonly T[]): number[] => {
  const left = [...pile];
  return wanted.map((one) => {
    const place = left.indexOf(one);
    left.splice(place, 1);
    return place;
  });
};

const cards = (...wanted: readonly CardId[]): number[] =>
  draws(
    CARD_IDS.flatMap((card) => Array.from({ length: CARDS[card].count }, () => card)),
    wanted,
  );

/** The tiles marked A of one size lie on top. */
const tiles = (size: Size, ...wanted: readonly TileId[]): number[] =>
  draws(
    TILE_IDS.filter((tile) => TILES[tile].size === size).flatMap((tile) =>
      Array.from({ length: TILES[tile].decks?.a ?? 0 }, () => tile),
    ),
    wanted,
  );

const PUBLICITY: Action = { type: 'publicity' };

export const showdownPlan: LessonPlan<Action> = {
  options: { premierRemoval: 'reach3', sheet: '3-2-2' },
  seats: 3,
  learner: 0,
  chance: {
    seed: 11,
    streams: {
      // The learner is the first dealer.
      setup: [0],
      'tiles:small': tiles('small', 'fancy-slots', 'fancy-restaurant', 'fancy-slots'),
      'tiles:medium': tiles('medium', 'table-games', 'fancy-lounge'),
      'tiles:large': tiles('large', 'sports-book', 'night-club'),
      // Happy Hour pays the learner; Coin Rush pays the others; with Press Junket Publicity is worth more.
      events: cards('lounge-money', 'slots-money', 'press-junket'),
    },
  },
  bots: {
    1: [
      { type: 'bid', lot: 'lounge', amount: 11 },
      { type: 'bid', lot: 'slots#1', amount: 5 },
      { type: 'place', tile: 'slots', cell: [0, 2], turn: 0 },
      { type: 'bid', lot: 'restaurant', amount: 15 },
      { type: 'place', tile: 'restaurant', cell: [5, 1], turn: 0 },
      { type: 'bid', lot: 'premier#2', amount: 7 },
      { type: 'place', tile: 'table-games', cell: [1, 2], turn: 180 },
      PUBLICITY,
    ],
    2: [
      { type: 'bid', lot: 'premier#3', amount: 25 },
      { type: 'place', tile: 'sports-book', cell: [0, 2], turn: 90 },
      { type: 'bid', lot: 'slots#1', amount: 5 },
      { type: 'place', tile: 'slots', cell: [2, 2], turn: 0 },
      { type: 'bid', lot: 'lounge', amount: 9 },
      { type: 'place', tile: 'lounge', cell: [3, 2], turn: 0 },
      PUBLICITY,
    ],
  },
  path: [
    { type: 'bid', lot: 'lounge', amount: 9 },
    { type: 'bid', lot: 'lounge', amount: 17 },
    { type: 'place', tile: 'lounge', cell: [0, 2], turn: 0 },
    { type: 'bid', lot: 'premier#1', amount: 12 },
    { type: 'bid', lot: 'slots#1', amount: 5 },
    { type: 'place', tile: 'slots', cell: [2, 2], turn: 180 },
    PUBLICITY,
    { type: 'place', tile: 'fancy-slots', cell: [0, 1], turn: 0 },
  ],
};
