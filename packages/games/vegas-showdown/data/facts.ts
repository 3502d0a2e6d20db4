/** Every component fact with its tag, for `fremont data`. */

import type { Fact } from '@fremont/kernel';
import { CARD_IDS, type CardId, SIDES, SIZES, TILE_IDS, type TileId } from '../types.ts';
import { CARD_ASPECTS, CARDS, type CardAspect } from './cards.ts';
import {
  ACTIONS_TAG,
  CHIPS,
  CHIPS_TAG,
  ENTRANCE_FACTS,
  HEIGHT,
  LIFTS_MAX,
  PLACES_MAX,
  PUBLICITY_FAME,
  SCORING,
  SCORING_TAG,
  SHEET_TAGS,
  START,
  START_TAG,
  WIDTH,
  ZONE_COLUMNS,
} from './sheet.ts';
import { SOURCES, type Tag } from './sources.ts';
import { SHAPES, SHAPES_TAG, TILE_ASPECTS, TILES, type TileAspect } from './tiles.ts';
import { BASIC_TRACKS, PREMIER_TRACK, TABLE_FACTS, TABLE_TAG, TRACK_TAGS, type TrackSpace } from './tracks.ts';

const fact = (subject: string, aspect: string, value: string, tag: Tag, file: string): Fact => ({
  subject,
  aspect,
  value,
  certainty: tag.certainty,
  sources: tag.sources.map((id) => SOURCES[id]),
  note: tag.note ?? null,
  doubt: null,
  file,
});

const values = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');

const doorsOf = (tile: TileId): string => SIDES.map((side) => `${side}${TILES[tile].doors[side].join('')}`).join(' ');

const doorCount = (tile: TileId): number =>
  SIDES.reduce((sum, side) => sum + TILES[tile].doors[side].filter((door) => door === 1).length, 0);

const TILE_VALUES: Readonly<Record<TileAspect, (tile: TileId) => string>> = {
  size: (tile) => TILES[tile].size,
  colour: (tile) => TILES[tile].colour,
  count: (tile) => String(TILES[tile].count),
  decks: (tile) => values(TILES[tile].decks ?? {}),
  price: (tile) => `$${TILES[tile].price}`,
  values: (tile) => {
    const { population, revenue, fame } = TILES[tile];
    return values({ population, revenue, fame });
  },
  doorCount: (tile) => String(doorCount(tile)),
  doors: doorsOf,
  corners: (tile) => (TILES[tile].redCorners ? 'red' : 'plain'),
  quarters: (tile) => (TILES[tile].redCorners ? 'one per cell corner on the outline' : 'none'),
  prerequisites: (tile) => TILES[tile].prerequisites.join(', ') || 'none',
};

const tileFacts = (tile: TileId): Fact[] =>
  TILE_ASPECTS.flatMap((aspect) => {
    const tag = TILES[tile].tags[aspect];
    return tag === undefined ? [] : [fact(tile, aspect, TILE_VALUES[aspect](tile), tag, 'data/tiles.ts')];
  });

const CARD_VALUES: Readonly<Record<CardAspect, (card: CardId) => string>> = {
  kind: (card) => CARDS[card].effect.type,
  title: (card) => card,
  amount: (card) => values(CARDS[card].effect),
  symbol: (card) => CARDS[card].symbol,
};

const cardFacts = (card: CardId): Fact[] =>
  CARD_ASPECTS.map((aspect) =>
    fact(card, aspect, CARD_VALUES[aspect](card), CARDS[card].tags[aspect], 'data/cards.ts'),
  );

const SHEET_VALUES: Readonly<Record<keyof typeof SHEET_TAGS, string>> = {
  dimensions: `${WIDTH} x ${HEIGHT}`,
  zones: 'casino, common, hotel',
  zoneColumns: Object.keys(ZONE_COLUMNS).join(' or '),
  entranceSides: `casino ${ENTRANCE_FACTS.casino.side}, hotel ${ENTRANCE_FACTS.hotel.side}`,
  entranceCells: `casino ${ENTRANCE_FACTS.casino.cell}, hotel ${ENTRANCE_FACTS.hotel.cell}`,
  tracks: 'without end',
};

const sheetFacts = (Object.keys(SHEET_TAGS) as (keyof typeof SHEET_TAGS)[]).map((aspect) =>
  fact('sheet', aspect, SHEET_VALUES[aspect], SHEET_TAGS[aspect], 'data/sheet.ts'),
);

const spaces = (track: readonly TrackSpace[]): string =>
  track.map(({ value, kind }) => (kind === 'circle' ? `(${value})` : String(value))).join(' ');

const trackValue = (name: string): string => {
  const basic = { 'Slots track': 'slots', 'Lounge track': 'lounge', 'Restaurant track': 'restaurant' } as const;
  const tile = (basic as Readonly<Record<string, (typeof basic)[keyof typeof basic]>>)[name];
  return spaces(tile === undefined ? PREMIER_TRACK : BASIC_TRACKS[tile]);
};

const trackFacts = Object.entries(TRACK_TAGS).map(([name, tag]) =>
  fact('bid tracks', name, trackValue(name), tag, 'data/tracks.ts'),
);

const shapes = SIZES.map((size) => `${size} ${SHAPES[size].width} x ${SHAPES[size].height}`).join(', ');
const actions = { publicityFame: PUBLICITY_FAME, lifts: LIFTS_MAX, places: PLACES_MAX };

export const VEGAS_SHOWDOWN_FACTS: readonly Fact[] = [
  fact('seat', 'start', values(START), START_TAG, 'data/sheet.ts'),
  fact('chips', 'values', values(CHIPS), CHIPS_TAG, 'data/sheet.ts'),
  fact('scoring', 'fame', values(SCORING), SCORING_TAG, 'data/sheet.ts'),
  fact('actions', 'limits', values(actions), ACTIONS_TAG, 'data/sheet.ts'),
  fact('table', 'by seats', values(TABLE_FACTS), TABLE_TAG, 'data/tracks.ts'),
  fact('tiles', 'shapes', shapes, SHAPES_TAG, 'data/tiles.ts'),
  ...sheetFacts,
  ...trackFacts,
  ...TILE_IDS.flatMap(tileFacts),
  ...CARD_IDS.flatMap(cardFacts),
];
