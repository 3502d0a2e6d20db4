/** The game Vegas Showdown, assembled. Other folders import only this file. */

import { type AnyGame, anyGame, type Game } from '@fremont/kernel';
import { advance, check, legalActions } from './actions.ts';
import { clone } from './clone.ts';
import { SEATS_MAX, SEATS_MIN } from './data/tracks.ts';
import { decodeAction, decodeOptions, decodeOrder, schemas } from './decode.ts';
import { faults } from './faults.ts';
import { outcome } from './rules/end.ts';
import { nextBid, type StandingOrder } from './rules/standing-order.ts';
import { setup } from './setup.ts';
import { ACTION_TYPES, CARD_IDS, ENDINGS, TILE_IDS, type VegasShowdown } from './types.ts';
import { guess, view } from './view.ts';

export { CARDS, type CardAspect, type CardFacts, type Effect, type Stat } from './data/cards.ts';
export {
  CELLS,
  CHIPS,
  ENTRANCE_FACTS,
  type EntranceFacts,
  HEIGHT,
  LIFTS_MAX,
  PLACES_MAX,
  SCORING,
  SHEET_TAGS,
  START,
  WIDTH,
  ZONE_COLUMNS,
} from './data/sheet.ts';
export { type Certainty, SOURCES, type SourceId, type Tag } from './data/sources.ts';
export { type Doors, isBasic, SHAPES, TILES, type TileAspect, type TileFacts } from './data/tiles.ts';
export {
  BASIC_OF_LOT,
  BASIC_TRACKS,
  CIRCLES,
  PREMIER_TRACK,
  TABLE_FACTS,
  TRACK_TAGS,
  type TrackSpace,
} from './data/tracks.ts';
export { publicityFame } from './rules/choose.ts';
export { stackHeight } from './rules/flip.ts';
export { incomeOf, incomes } from './rules/income.ts';
export {
  bidsOn,
  type LotState,
  lotOfSpace,
  lotState,
  lotStates,
  lotsInUse,
  type StandingBid,
  spaceOfLot,
} from './rules/lots.ts';
export { isSoundSheet } from './rules/placement.ts';
export { droppedPrice } from './rules/prices.ts';
export {
  type ChartRow,
  type Counters,
  countersWith,
  type PlacementReport,
  placementReport,
  prerequisiteChart,
  waysToPlace,
} from './rules/report.ts';
export {
  type Account,
  type AreaProgress,
  accountsOf,
  type DiamondPoint,
  progressOf,
  type SheetProgress,
  zoneOf,
} from './rules/score.ts';
export { FALLBACKS, nextBid, type StandingOrder, type Wish } from './rules/standing-order.ts';
export { coveredCells, doorsOf, plainTurn, shapeOf } from './rules/tile.ts';
export * from './types.ts';

/**
 * A premier tile is sold or removed after at most nine turns, and there are thirty of them for three spaces: 90 turns.
 * A turn has at most 84 bids (every printed space once), five other choices, five Renovates of five steps and nine
 * answers to cards.
 */
const ACTIONS_MAX = 90 * (84 + 5 + 25 + 9);

const ALL_SEATS = { min: SEATS_MIN, max: SEATS_MAX };

export const vegasShowdown: Game<VegasShowdown> = {
  meta: {
    id: 'vegas-showdown',
    title: 'Vegas Showdown',
    seats: ALL_SEATS,
    rulesVersion: 1,
    stage: 'beta',
    actionTypes: ACTION_TYPES,
    openActions: [],
    offTurnActions: [],
    revealingEvents: [],
    actionsMax: ACTIONS_MAX,
    endings: ENDINGS,
    parts: { card: CARD_IDS, tile: TILE_IDS },
  },
  variants: [
    { name: 'rulebook', options: { premierRemoval: 'reach3', sheet: '3-2-2' }, seats: ALL_SEATS },
    { name: 'sold down to 3', options: { premierRemoval: 'leave3', sheet: '3-2-2' }, seats: ALL_SEATS },
    { name: 'wide common area', options: { premierRemoval: 'reach3', sheet: '2-3-2' }, seats: ALL_SEATS },
    { name: 'narrow common area', options: { premierRemoval: 'reach3', sheet: '3-1-3' }, seats: ALL_SEATS },
  ],
  setup,
  toAct: (state) => (state.phase.type === 'over' ? [] : [state.phase.seat]),
  legalActions,
  check,
  advance,
  view,
  seesMore: () => false,
  viewEvent: (event) => event,
  outcome,
  faults,
  decodeOptions,
  decodeAction,
  schemas,
  guess,
  orders: { decode: decodeOrder, next: (view, seat, order) => nextBid(view, seat, order as StandingOrder) },
  clone,
};

/** The export that the registry loads. */
export const game: AnyGame = anyGame(vegasShowdown);
