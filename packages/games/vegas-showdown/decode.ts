/** Decodes untrusted JSON into options and actions. Checks the shape only; `check` decides legality. */

import {
  actionDecoder,
  decoderOf,
  defaultTo,
  fields,
  type GameSchemas,
  manyOf,
  oneOf,
  optionsDecoder,
  pairOf,
  type Reader,
  whole,
} from '@fremont/kernel';
import { HEIGHT, WIDTH } from './data/sheet.ts';
import { FALLBACKS, type StandingOrder, type Wish } from './rules/standing-order.ts';
import { type Action, type Cell, LOTS, type Options, REMOVALS, SHEET_SHAPES, SIZES, TILE_IDS, TURNS } from './types.ts';

/** Missing options get their defaults: the first of each list. */
export const decodeOptions = optionsDecoder<Options>({
  premierRemoval: defaultTo(oneOf('unknownRemoval', REMOVALS), 'reach3'),
  sheet: defaultTo(oneOf('unknownSheet', SHEET_SHAPES), '3-2-2'),
});

/** More money than a seat can ever hold. */
const AMOUNT_MAX = 10_000;
const TURNS_MAX = 1000;
/** One wish per lot. */
const WISHES_MAX = LOTS.length;

const wish = fields<Wish>('unknownWish', {
  lot: oneOf('unknownWish', LOTS),
  max: whole('unknownWish', 0, AMOUNT_MAX),
});

const order = fields<StandingOrder>('notAnObject', {
  turn: whole('unknownTurn', 0, TURNS_MAX - 1),
  wishes: manyOf('unknownWish', wish, 0, WISHES_MAX),
  otherwise: oneOf('unknownFallback', FALLBACKS),
});

export const decodeOrder = decoderOf(order);

const tile = oneOf('unknownTile', TILE_IDS);

/** Column and row. */
const cell: Reader<Cell> = pairOf(
  'unknownCell',
  whole('unknownCell', 0, WIDTH - 1),
  whole('unknownCell', 0, HEIGHT - 1),
);

export const decodeAction = actionDecoder<Action>({
  renovate: {},
  publicity: {},
  pass: {},
  done: {},
  bid: { lot: oneOf('unknownLot', LOTS), amount: whole('unknownAmount', 0, AMOUNT_MAX) },
  lift: { tile, cell },
  place: { tile, cell, turn: oneOf('unknownTurn', TURNS) },
  stack: { size: oneOf('unknownSize', SIZES) },
});

export const schemas: GameSchemas = {
  options: decodeOptions.schema,
  action: decodeAction.schema,
  order: decodeOrder.schema,
};
