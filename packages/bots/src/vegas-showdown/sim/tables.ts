/**
 * Lookup tables: the components as numbers, with tiles, cards, tracks and lots by index. Written for speed: the tables are
 * computed once when the module is loaded, from the same data as the rules.
 */

import {
  BASIC_OF_LOT,
  BASIC_TRACKS,
  BASICS,
  CARD_IDS,
  CARDS,
  type CardId,
  CIRCLES,
  droppedPrice,
  type Effect,
  LOTS,
  PREMIER_TRACK,
  REMOVALS,
  SHAPES,
  SIZES,
  type Stat,
  TABLE_FACTS,
  TILE_IDS,
  TILES,
  type TileId,
} from '@fremont/games/vegas-showdown';

export const SEATS_MAX = 5;

/** A kind is the index of a tile in TILE_IDS. */
export const KINDS = TILE_IDS.length;
export const kindOf = (tile: TileId): number => TILE_IDS.indexOf(tile);
const maskOf = (tiles: readonly TileId[]): number => tiles.reduce((mask, tile) => mask | (1 << kindOf(tile)), 0);

const FACTS = TILE_IDS.map((tile) => TILES[tile]);
export const POPULATION = Int32Array.from(FACTS, ({ population }) => population);
export const REVENUE = Int32Array.from(FACTS, ({ revenue }) => revenue);
export const FAME = Int32Array.from(FACTS, ({ fame }) => fame);
/** The opening price. */
export const PRICE = Int32Array.from(FACTS, ({ price }) => price);
/** Index in SIZES. */
export const SIZE = Int32Array.from(FACTS, ({ size }) => SIZES.indexOf(size));
export const CELLS_OF = Int32Array.from(FACTS, ({ size }) => SHAPES[size].width * SHAPES[size].height);
/** Prerequisites as a mask of kinds. RULES 4.3. */
export const NEEDS = Int32Array.from(FACTS, ({ prerequisites }) => maskOf(prerequisites));
export const HAS_RED_CORNERS = Int32Array.from(FACTS, ({ redCorners }) => Number(redCorners));

export const CASINO = 1;
export const HOTEL = 2;
export const BOTH = CASINO | HOTEL;
/** RULES 4.5: the entrance that a tile needs; 0 for green tiles, which accept either. */
export const WANT = Int32Array.from(FACTS, ({ colour }) => ({ yellow: CASINO, green: 0, blue: HOTEL })[colour]);

export const NIGHT_CLUB = kindOf('night-club');
/** The kinds that a Night Club needs as a neighbour. RULES 4.6. */
export const LOUNGES = maskOf(['lounge', 'fancy-lounge']);

/** The number of premier lots. They come first in LOTS. */
export const PREMIER_LOTS = LOTS.filter((lot) => BASIC_OF_LOT[lot] === null).length;
export const LOT_COUNT = LOTS.length;
export const SECOND_SLOTS = LOTS.indexOf('slots#2');
/** The kind that a basic lot sells. Basic kinds come first in TILE_IDS, so this is also the index of their stack. */
export const KIND_OF_LOT = Int32Array.from(LOTS, (lot) => {
  const basic = BASIC_OF_LOT[lot];
  return basic === null ? -1 : kindOf(basic);
});

const TRACK_VALUES = LOTS.map((lot) => {
  const basic = BASIC_OF_LOT[lot];
  return (basic === null ? PREMIER_TRACK : BASIC_TRACKS[basic]).map(({ value }) => value);
});
/** The length of a row in TRACK. */
export const TRACK_LENGTH = Math.max(...TRACK_VALUES.map((values) => values.length)) + 1;
const NO_SPACE = 1_000_000;
/** The printed spaces of the track of each lot, one row per lot. Unused places hold NO_SPACE. */
export const TRACK = Int32Array.from({ length: LOT_COUNT * TRACK_LENGTH }, (_, index) => {
  const values = TRACK_VALUES[Math.floor(index / TRACK_LENGTH)];
  return values?.[index % TRACK_LENGTH] ?? NO_SPACE;
});
/** One more than the highest printed space. */
export const PRICES = Math.max(...TRACK_VALUES.flat()) + 1;
/** By lot and amount from 0 to PRICES: the index in TRACK of the first space that is not lower. */
export const SPACE_FROM = Int32Array.from({ length: LOT_COUNT * (PRICES + 1) }, (_, index) => {
  const lot = Math.floor(index / (PRICES + 1));
  const amount = index % (PRICES + 1);
  let space = lot * TRACK_LENGTH;
  while ((TRACK[space] ?? NO_SPACE) < amount) space++;
  return space;
});

const byPrice = (next: (price: number) => number): Int32Array =>
  Int32Array.from({ length: PRICES }, (_, price) => (CIRCLES.includes(price) ? next(price) : price));
/** By removal option and price: the price after a drop, or 0 when the tile leaves the game. RULES 3.1. */
export const DROPPED = REMOVALS.map((removal) => byPrice((price) => droppedPrice(price, removal) ?? 0));
/** The next circle up and down the track. A price that is no circle stays. */
export const CIRCLE_ABOVE = byPrice((price) => CIRCLES[CIRCLES.indexOf(price) + 1] ?? price);
export const CIRCLE_BELOW = byPrice((price) => CIRCLES[CIRCLES.indexOf(price) - 1] ?? price);

const tableFacts = (seats: number) => TABLE_FACTS[seats] ?? { basicsRemoved: 0, premierSpaces: 0, slotsTracks: 1 };
const bySeats = (value: (seats: number) => number): Int32Array =>
  Int32Array.from({ length: SEATS_MAX + 1 }, (_, seats) => value(seats));
export const PREMIER_SPACES = bySeats((seats) => tableFacts(seats).premierSpaces);
export const SLOTS_LOTS = bySeats((seats) => tableFacts(seats).slotsTracks);
export const BASICS_REMOVED = bySeats((seats) => tableFacts(seats).basicsRemoved);

/** By half stack, `2 * size` for A and one more for B: the kinds in it at the start, sorted. RULES 2.3. */
export const STACK_TILES: readonly Int32Array[] = SIZES.flatMap((size) =>
  (['a', 'b'] as const).map((half) =>
    Int32Array.from(
      FACTS.filter((facts) => facts.size === size).flatMap(({ id, decks }) =>
        Array.from({ length: decks?.[half] ?? 0 }, () => kindOf(id)),
      ),
    ),
  ),
);
/** Basic tiles in the box, by kind. */
export const BASIC_TILES = Int32Array.from(BASICS, (tile) => TILES[tile].count);

/** A card is the index of its id in CARD_IDS. */
export const cardOf = (id: CardId): number => CARD_IDS.indexOf(id);
const EFFECTS: readonly Effect[] = CARD_IDS.map((id) => CARDS[id].effect);
export const DECK = Int32Array.from(
  CARD_IDS.flatMap((id, card) => Array.from({ length: CARDS[id].count }, () => card)),
);
export const CHOOSE = SIZES.length;
/** Index in SIZES of the stack that a card names; CHOOSE for Pull Strings. */
export const SYMBOL = Int32Array.from(CARD_IDS, (id) => {
  const { symbol } = CARDS[id];
  return symbol === 'choose' ? CHOOSE : SIZES.indexOf(symbol);
});

export const EFFECT_TYPES = [
  'famePerTile',
  'moneyPerTile',
  'noBid',
  'noBidSize',
  'noAction',
  'publicityFame',
  'freePlacement',
  'incomeChange',
  'incomeHigher',
  'moneyPerMoney',
  'rankMoney',
  'rankFame',
  'priceFall',
  'priceRise',
  'chooseStack',
] as const satisfies readonly Effect['type'][];
export const EFFECT = Int32Array.from(EFFECTS, ({ type }) => EFFECT_TYPES.indexOf(type));
export const AMOUNT = Int32Array.from(EFFECTS, (effect) => ('amount' in effect ? effect.amount : 0));
/** The kinds that a card names. */
export const CARD_KINDS = Int32Array.from(EFFECTS, (effect) => ('tiles' in effect ? maskOf(effect.tiles) : 0));
export const CARD_SIZE = Int32Array.from(EFFECTS, (effect) => ('size' in effect ? SIZES.indexOf(effect.size) : -1));
export const FORBIDS_RENOVATE = Int32Array.from(EFFECTS, (effect) =>
  Number(effect.type === 'noAction' && effect.action === 'renovate'),
);
const STATS: readonly Stat[] = ['money', 'population', 'revenue', 'fame'];
export const CARD_STAT = Int32Array.from(EFFECTS, (effect) => ('stat' in effect ? STATS.indexOf(effect.stat) : -1));
/** 1 for the most, -1 for the least. */
export const CARD_SIGN = Int32Array.from(EFFECTS, (effect) => ('who' in effect && effect.who === 'least' ? -1 : 1));
/** The limit of a card: dollars per payment, or the price above which markers fall. */
export const CARD_LIMIT = Int32Array.from(EFFECTS, (effect) => {
  if (effect.type === 'moneyPerMoney') return effect.per;
  return effect.type === 'priceFall' ? effect.above : 0;
});
