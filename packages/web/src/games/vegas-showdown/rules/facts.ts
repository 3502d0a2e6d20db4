/** The components as the tables of the rules page show them: every value with the word whether it is reconstructed. */

import {
  CARDS,
  type CardAspect,
  type CardId,
  doorsOf,
  SIDES,
  type Tag,
  TILES,
  type TileAspect,
  type TileId,
  TRACK_TAGS,
} from '@fremont/games/vegas-showdown';
import { list, money } from '../../../i18n/index.ts';
import type { ShowdownRules, ShowdownWords } from './figures.ts';

/** A value, and whether no source states it. */
export interface ShownValue {
  readonly value: string;
  readonly isUnsure: boolean;
}

export interface ShownFact {
  readonly name: string;
  readonly values: readonly ShownValue[];
}

const isReconstructed = (tag: Tag | undefined): boolean => tag?.certainty === 'RECONSTRUCTED';

const tileValue = (tile: TileId, value: string, ...aspects: readonly TileAspect[]): ShownValue => ({
  value,
  isUnsure: aspects.some((aspect) => isReconstructed(TILES[tile].tags[aspect])),
});

export const tileFacts = (tile: TileId, { game, words }: ShowdownRules): ShownFact[] => {
  const { size, colour, price, redCorners } = TILES[tile];
  return [
    { name: words.size, values: [tileValue(tile, game.names.sizes[size], 'size')] },
    { name: words.colour, values: [tileValue(tile, game.names.colours[colour], 'colour')] },
    { name: words.price, values: [tileValue(tile, money(price), 'price')] },
    { name: words.brings, values: [tileValue(tile, broughtBy(tile, game.names.counters), 'values')] },
    { name: words.needs, values: [tileValue(tile, neededBy(tile, game.names.tiles, words), 'prerequisites')] },
    {
      name: words.doorways,
      values: [tileValue(tile, String(doorCount(tile)), 'doorCount'), tileValue(tile, words.asDrawn, 'doors')],
    },
    { name: words.corners, values: [tileValue(tile, redCorners ? words.red : words.plain, 'corners', 'quarters')] },
    { name: words.count, values: countsOf(tile) },
  ];
};

const COUNTERS = ['population', 'revenue', 'fame'] as const;

const broughtBy = (tile: TileId, names: ShowdownRules['game']['names']['counters']): string =>
  COUNTERS.filter((counter) => TILES[tile][counter] !== 0)
    .map((counter) => `${names[counter]} +${TILES[tile][counter]}`)
    .join(', ');

const neededBy = (tile: TileId, names: ShowdownRules['game']['names']['tiles'], { nothing }: ShowdownWords): string => {
  const { prerequisites } = TILES[tile];
  return prerequisites.length === 0 ? nothing : list(prerequisites.map((needed) => names[needed]));
};

const doorCount = (tile: TileId): number => {
  const doors = doorsOf(tile, 0);
  return SIDES.reduce((sum, side) => sum + doors[side].filter((door) => door === 1).length, 0);
};

/** In the box, and of them with A and with B on the back. */
const countsOf = (tile: TileId): ShownValue[] => {
  const { count, decks } = TILES[tile];
  const all = tileValue(tile, String(count), 'count');
  return decks === null ? [all] : [all, tileValue(tile, `A ${decks.a}, B ${decks.b}`, 'decks')];
};

export interface ShownCard {
  readonly title: ShownValue;
  readonly effect: ShownValue;
  readonly facts: readonly ShownFact[];
}

export const cardFacts = (card: CardId, { game, words }: ShowdownRules): ShownCard => {
  const { symbol, count, tags } = CARDS[card];
  const { title, effect } = game.cards[card];
  const unsure = (value: string, ...aspects: readonly CardAspect[]): ShownValue => ({
    value,
    isUnsure: aspects.some((aspect) => isReconstructed(tags[aspect])),
  });
  return {
    title: unsure(title, 'title'),
    effect: unsure(effect, 'kind', 'amount'),
    facts: [
      {
        name: words.symbol,
        values: [unsure(symbol === 'choose' ? words.anyStack : game.names.sizes[symbol], 'symbol')],
      },
      ...(count > 1 ? [{ name: words.copies, values: [unsure(String(count), 'amount')] }] : []),
    ],
  };
};

/** The names of the facts about the tracks list the spaces that they are about. */
const UNSURE_SPACES = new Set(
  Object.entries(TRACK_TAGS)
    .filter(([, tag]) => isReconstructed(tag))
    .flatMap(([name]) => name.match(/\d+/gu) ?? [])
    .map(Number),
);

export const isUnsureSpace = (value: number): boolean => UNSURE_SPACES.has(value);
