/** The types of Vegas Showdown: options, state, phases, views, actions, events, refusals. Start reading here. */

import type { NoSuchSeat, Seat } from '@fremont/kernel';

/** In the order in which unseen tiles are counted by the record format. */
export const TILE_IDS = [
  'slots',
  'lounge',
  'restaurant',
  'fancy-slots',
  'dragon-room',
  'table-games',
  'high-rollers-room',
  'sports-book',
  'space-age-sports-book',
  'fancy-lounge',
  'night-club',
  'theater',
  'fancy-restaurant',
  'buffet',
  'five-star-steakhouse',
] as const;
export type TileId = (typeof TILE_IDS)[number];

export const BASICS = ['slots', 'lounge', 'restaurant'] as const satisfies readonly TileId[];
/** Tiles always for sale while their stack lasts; all others are premier tiles. */
export type Basic = (typeof BASICS)[number];

/** In the order in which undrawn cards are counted by the record format. */
export const CARD_IDS = [
  'slots-fame',
  'lounge-fame',
  'restaurant-fame',
  'slots-money',
  'lounge-money',
  'restaurant-money',
  'slots-strike',
  'slots-recall',
  'lounge-strike',
  'lounge-licence',
  'restaurant-strike',
  'restaurant-health',
  'pr-scandal',
  'building-inspectors',
  'press-junket',
  'express-permits',
  'tourist-boom',
  'convention-week',
  'slow-week',
  'revenue-audit',
  'lucky-whale',
  'venture-capital',
  'celebrity-wedding',
  'magazine-cover',
  'underdog-story',
  'contractors-slash',
  'material-shortage',
  'freeze-large',
  'freeze-medium',
  'freeze-small',
  'pull-strings',
] as const;
export type CardId = (typeof CARD_IDS)[number];

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

export const COLOURS = ['yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export const ENTRANCES = ['casino', 'hotel'] as const;
export type Entrance = (typeof ENTRANCES)[number];

export const ZONES = ['casino', 'common', 'hotel'] as const;
export type Zone = (typeof ZONES)[number];

/** Column from the left and row from the top, from 0. */
export type Cell = readonly [x: number, y: number];

export const TURNS = [0, 90, 180, 270] as const;
/** Degrees clockwise. */
export type Turn = (typeof TURNS)[number];

/** A tile lying on a sheet: `cell` is the top left one it covers after turning. */
export interface Placement {
  readonly tile: TileId;
  readonly cell: Cell;
  readonly turn: Turn;
}

export const LOTS = [
  'premier#1',
  'premier#2',
  'premier#3',
  'premier#4',
  'slots#1',
  'slots#2',
  'lounge',
  'restaurant',
] as const;
/** One thing that can be bid on, with a track of its own. */
export type Lot = (typeof LOTS)[number];

export const REMOVALS = ['reach3', 'leave3'] as const;
export const SHEET_SHAPES = ['3-2-2', '2-3-2', '3-1-3'] as const;
export type SheetShape = (typeof SHEET_SHAPES)[number];

export interface Options {
  /** Whether a premier tile leaves when its marker reaches 3, or may be sold at 3 and leaves after that. */
  readonly premierRemoval: (typeof REMOVALS)[number];
  /** Columns of the casino, common and hotel areas. */
  readonly sheet: SheetShape;
}

/** The action that a seat has chosen this turn. */
export type Choice =
  | { readonly type: 'bid'; readonly lot: Lot; readonly amount: number }
  /** A bid becomes this when the auctions are over. */
  | { readonly type: 'bought'; readonly lot: Lot; readonly tile: TileId; readonly amount: number }
  | { readonly type: 'renovate' }
  | { readonly type: 'publicity' }
  | { readonly type: 'pass' };

export interface Chair {
  money: number;
  population: number;
  revenue: number;
  fame: number;
  /** In the order they were placed. */
  sheet: Placement[];
  /** Owned tiles that are not on the sheet, in the order of arrival. */
  aside: TileId[];
  /** Null until the seat has chosen, and again once it is outbid. */
  choice: Choice | null;
  /** The beaten bid, whose marker still lies there, until the seat chooses again. */
  outbid: { readonly lot: Lot; readonly amount: number } | null;
}

/** A premier tile up for auction. */
export interface Offer {
  readonly tile: TileId;
  /** The space of the minimum-bid marker. */
  price: number;
}

/** Face-down premier tiles of one size: multisets in the order of TILE_IDS, A lies on top of B. */
export interface Stack {
  a: TileId[];
  b: TileId[];
}

/** An event card of this turn, the premier space it fills, and the tile it brings; null until the tile is flipped. */
export interface DrawnCard {
  readonly card: CardId;
  readonly space: number;
  tile: TileId | null;
}

/** Why a seat may build now. */
export type Work =
  | { readonly type: 'purchase'; readonly tile: TileId; readonly paid: number }
  | { readonly type: 'publicity' }
  | { readonly type: 'renovate'; readonly lifts: number; readonly places: number };

export type Phase =
  /** Pull Strings: the dealer names the stack that fills the space. */
  | { readonly type: 'stack'; readonly seat: Seat; readonly space: number }
  /** Express Permits: the seat may place one tile that is aside; the card then fills the space. */
  | { readonly type: 'permit'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'choosing'; readonly seat: Seat }
  | { readonly type: 'building'; readonly seat: Seat; readonly work: Work }
  | { readonly type: 'over'; readonly ending: Ending };

export const ENDINGS = ['sheet', 'stack'] as const;
/** `sheet`: the sheet of a seat is full. `stack`: a card names a stack that is empty. */
export type Ending = (typeof ENDINGS)[number];

export interface State {
  options: Options;
  phase: Phase;
  /** From 1. */
  turn: number;
  dealer: Seat;
  chairs: Chair[];
  /** The premier spaces in use, in board order; null where nothing is on offer. */
  spaces: (Offer | null)[];
  /** Basic tiles left. */
  basics: Record<Basic, number>;
  stacks: Record<Size, Stack>;
  /** Cards not drawn yet: a multiset in the order of CARD_IDS. */
  deck: CardId[];
  /** Cards of this turn, in the order they were drawn. */
  cards: DrawnCard[];
  /** Cards of earlier turns. */
  discards: CardId[];
  /** Premier tiles that left the game unsold. */
  removed: TileId[];
}

export interface ChairView {
  readonly money: number;
  readonly population: number;
  readonly revenue: number;
  readonly fame: number;
  readonly sheet: readonly Placement[];
  readonly aside: readonly TileId[];
  readonly choice: Choice | null;
  readonly outbid: { readonly lot: Lot; readonly amount: number } | null;
}

/** Only the order of stacks and deck is hidden, and it does not exist before a tile or card is turned. */
export interface View {
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: number;
  readonly dealer: Seat;
  readonly chairs: readonly ChairView[];
  readonly spaces: readonly (Readonly<Offer> | null)[];
  readonly basics: Readonly<Record<Basic, number>>;
  readonly stacks: Readonly<Record<Size, { readonly a: readonly TileId[]; readonly b: readonly TileId[] }>>;
  readonly deck: readonly CardId[];
  readonly cards: readonly Readonly<DrawnCard>[];
  readonly discards: readonly CardId[];
  readonly removed: readonly TileId[];
}

export type Action =
  | { readonly type: 'bid'; readonly lot: Lot; readonly amount: number }
  | { readonly type: 'renovate' }
  | { readonly type: 'publicity' }
  | { readonly type: 'pass' }
  /** `cell` is the top left one of the tile. */
  | { readonly type: 'lift'; readonly tile: TileId; readonly cell: Cell }
  | { readonly type: 'place'; readonly tile: TileId; readonly cell: Cell; readonly turn: Turn }
  | { readonly type: 'stack'; readonly size: Size }
  | { readonly type: 'done' };
export const ACTION_TYPES = [
  'bid',
  'renovate',
  'publicity',
  'pass',
  'lift',
  'place',
  'stack',
  'done',
] as const satisfies readonly Action['type'][];

/** A move of a minimum-bid marker. */
export interface PriceMove {
  readonly space: number;
  readonly tile: TileId;
  readonly from: number;
  readonly to: number;
}

/** The items that add Fame at the end, in the order they are scored. */
export const SCORE_ITEMS = [
  'casino',
  'hotel',
  'connected',
  'population',
  'revenue',
  'money',
  'threeQuarters',
  'diamonds',
] as const;
export type ScoreItem = (typeof SCORE_ITEMS)[number];

export type Event =
  | { readonly type: 'turnBegan'; readonly turn: number; readonly dealer: Seat }
  | { readonly type: 'pricesDropped'; readonly moves: readonly PriceMove[] }
  /** A premier tile left the game unsold. */
  | { readonly type: 'tileRemoved'; readonly space: number; readonly tile: TileId }
  | { readonly type: 'cardDrawn'; readonly card: CardId; readonly space: number }
  /** By seat: the amount a card gave, or took where negative. */
  | { readonly type: 'cardPaid'; readonly card: CardId; readonly amounts: readonly number[] }
  | { readonly type: 'cardFamed'; readonly card: CardId; readonly amounts: readonly number[] }
  | { readonly type: 'cardMovedPrices'; readonly card: CardId; readonly moves: readonly PriceMove[] }
  /** The card lasts until the end of the turn. */
  | { readonly type: 'cardHolds'; readonly card: CardId }
  /** The card had no effect. */
  | { readonly type: 'cardIdle'; readonly card: CardId }
  | { readonly type: 'stackChosen'; readonly seat: Seat; readonly size: Size }
  | { readonly type: 'tileFlipped'; readonly space: number; readonly tile: TileId; readonly price: number }
  | { readonly type: 'stackFoundEmpty'; readonly card: CardId; readonly size: Size | null }
  /** By seat. */
  | { readonly type: 'incomeCollected'; readonly amounts: readonly number[] }
  | {
      readonly type: 'bidMade';
      readonly seat: Seat;
      readonly lot: Lot;
      readonly tile: TileId;
      readonly amount: number;
      /** The seat that held the lot until now. */
      readonly outbid: Seat | null;
    }
  | { readonly type: 'renovateChosen'; readonly seat: Seat }
  | { readonly type: 'publicityChosen'; readonly seat: Seat; readonly fame: number }
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  | {
      readonly type: 'tileBought';
      readonly seat: Seat;
      readonly lot: Lot;
      readonly tile: TileId;
      readonly amount: number;
    }
  | {
      readonly type: 'tileLifted';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly cell: Cell;
      readonly turn: Turn;
    }
  | {
      readonly type: 'tilePlaced';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly cell: Cell;
      readonly turn: Turn;
    }
  /** The seat has finished building and left `aside` tiles unplaced. */
  | { readonly type: 'buildingDone'; readonly seat: Seat; readonly aside: number }
  | { readonly type: 'sheetFilled'; readonly seat: Seat }
  | { readonly type: 'itemScored'; readonly item: ScoreItem; readonly fame: readonly number[] }
  | {
      readonly type: 'matchEnded';
      readonly ending: Ending;
      readonly winners: readonly Seat[];
      /** How a tie in Fame was broken. */
      readonly tieBreak: 'none' | 'money' | 'shared';
      readonly totals: readonly number[];
    };

/** One side of one cell. */
export interface Edge {
  readonly cell: Cell;
  readonly side: Side;
}

/** Where a passage ends. `own`: the tile has a wall there; `other`: its neighbour has. */
export interface Wall extends Edge {
  readonly by: 'own' | 'other' | 'both';
}

/** The rule that a tile breaks on a sheet or would break there, with the cells or edges concerned. */
export type PlacementFault =
  | { readonly code: 'outside'; readonly tile: TileId; readonly cells: readonly Cell[] }
  | { readonly code: 'occupied'; readonly tile: TileId; readonly cells: readonly Cell[] }
  | { readonly code: 'missingPrerequisite'; readonly tile: TileId; readonly missing: readonly TileId[] }
  | {
      readonly code: 'notConnected';
      readonly tile: TileId;
      readonly cell: Cell;
      /** The entrance that has to reach the tile; `either` for green tiles. */
      readonly entrance: Entrance | 'either';
      /** The wrong entrance that reaches it, if any. */
      readonly reached: Entrance | null;
      /** The walls between the tile and its neighbours or an entrance. */
      readonly walls: readonly Wall[];
    }
  | {
      readonly code: 'noLoungeDoor';
      readonly tile: TileId;
      readonly cell: Cell;
      /** The doorways of the tile, none of which meets one of a lounge. */
      readonly doors: readonly Edge[];
    };

export type Refusal =
  | NoSuchSeat
  | { readonly code: 'matchOver' }
  | { readonly code: 'notYourTurn'; readonly turn: Seat }
  | { readonly code: 'notNow'; readonly asked: 'stack' | 'permit' | 'choosing' | 'building' }
  /** Bids. */
  | { readonly code: 'lotClosed'; readonly lot: Lot; readonly why: 'seats' | 'empty' }
  | { readonly code: 'lotBarred'; readonly lot: Lot; readonly card: CardId }
  | { readonly code: 'bidEqual'; readonly lot: Lot; readonly amount: number; readonly next: number | null }
  | {
      readonly code: 'bidBelowStanding';
      readonly lot: Lot;
      readonly amount: number;
      readonly standing: number;
      readonly next: number | null;
    }
  | { readonly code: 'bidBelowMinimum'; readonly lot: Lot; readonly amount: number; readonly minimum: number }
  /** `next` is the lowest legal bid there, `spaces` the printed ones. */
  | {
      readonly code: 'bidNotPrinted';
      readonly lot: Lot;
      readonly amount: number;
      readonly spaces: readonly number[];
      readonly next: number | null;
    }
  | { readonly code: 'bidTooDear'; readonly lot: Lot; readonly amount: number; readonly money: number }
  | { readonly code: 'actionBarred'; readonly action: 'renovate' | 'publicity'; readonly card: CardId }
  | { readonly code: 'mustAct' }
  /** Building. */
  | { readonly code: 'notRenovating' }
  | { readonly code: 'liftsUsed'; readonly max: number }
  | { readonly code: 'liftAfterPlacing' }
  | { readonly code: 'notThere'; readonly tile: TileId; readonly cell: Cell }
  | { readonly code: 'placesUsed'; readonly max: number }
  | { readonly code: 'notAside'; readonly tile: TileId }
  /** The action has to use the equal turn `use`. */
  | { readonly code: 'sameTurn'; readonly tile: TileId; readonly turn: Turn; readonly use: Turn }
  | PlacementFault
  /** The final sheet would break the rules. */
  | { readonly code: 'sheetBroken'; readonly faults: readonly PlacementFault[] }
  | { readonly code: 'stackEmpty'; readonly size: Size };

export interface VegasShowdown {
  options: Options;
  state: State;
  view: View;
  action: Action;
  event: Event;
  refusal: Refusal;
}
