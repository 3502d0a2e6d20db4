/** The types of Lords of Vegas: options, state, phases, views, actions, refusals. Start reading here. */

import type { NoSuchSeat, Seat } from '@fremont/kernel';
import type { CardId, Payer } from './data/cards.ts';
import type { Colour } from './data/companies.ts';
import type { Face } from './data/dice.ts';
import type { LotId } from './data/lots.ts';
import type { Event } from './events.ts';

export interface Options {
  /** Whether a deal may be one-sided. RULES 6.8. */
  readonly gifts: boolean;
  /**
   * RULES 2.4: whether End of Game lies up to two cards higher or lower than in the even split, hidden from all
   * viewers.
   */
  readonly endCardJitter: boolean;
}

export interface Die {
  readonly owner: Seat;
  readonly value: Face;
}

/** One space of the board. A marker lies only where no tile does; a die only on a tile. */
export interface Lot {
  marker: Seat | null;
  tile: Colour | null;
  die: Die | null;
  /** The die here was reorganised this turn. RULES 4.5, ruling R16. */
  reorganised: boolean;
}

export interface Chair {
  /** In millions of dollars. */
  money: number;
  /** A space of the score track. */
  points: number;
}

/** A maximal group of connected tiles of one colour. Computed from the lots, never stored. */
export interface Casino {
  /** Its first lot; casinos are named by it. */
  readonly id: LotId;
  readonly colour: Colour;
  /** The lots of its tiles, ascending. */
  readonly lots: readonly LotId[];
  /** Owner of the highest die; null without dice, and while the highest value is tied. */
  readonly boss: Seat | null;
  /** The sum of all dice, which is the cost of reorganising. */
  readonly pips: number;
  readonly touchesStrip: boolean;
  /** A die in it was reorganised this turn. */
  readonly reorganised: boolean;
}

/** The goods that one side of a deal hands over; a die is named by its lot. */
export interface Goods {
  readonly money: number;
  readonly lots: readonly LotId[];
  readonly dice: readonly LotId[];
}

/** The active player promises not to do this to the casino that holds this lot, until the turn ends. RULES 6.6. */
export interface Waiver {
  readonly action: WaivableType;
  readonly casino: LotId;
}
export const WAIVABLE_TYPES = ['sprawl', 'remodel', 'reorganise', 'gamble'] as const;
export type WaivableType = (typeof WAIVABLE_TYPES)[number];

/** The terms of a deal, from the side of `from`. */
export interface Terms {
  readonly from: Seat;
  readonly to: Seat;
  /** From `from` to `to`. */
  readonly give: Goods;
  /** From `to` to `from`. */
  readonly take: Goods;
  /** The action of the active player, one of the two, as part of the deal. */
  readonly action: DealAction | null;
  readonly waiver: Waiver | null;
}

/** An open offer. `to` may accept it unchanged. A player who changes it becomes `from` of the next revision. */
export interface Offer extends Terms {
  readonly id: number;
  /** From 1; an answer names the revision it is about. */
  readonly revision: number;
}

/** The payments of the last card, by seat. It grows while the card is being paid. */
export interface Payout {
  readonly card: CardId;
  readonly payer: Payer;
  /** The seat that drew the card. */
  readonly seat: Seat;
  /** Money for marked lots. */
  readonly lots: readonly number[];
  /** Money for dice in casinos. */
  readonly casinos: readonly number[];
  readonly pointsBefore: readonly number[];
  readonly pointsAfter: readonly number[];
  /** Points lost before a break of the track. */
  readonly pointsLost: readonly number[];
}

/** Results of a reorganisation that one owner still has to place; the lots and values match in number. */
export interface Unplaced {
  readonly seat: Seat;
  readonly lots: readonly LotId[];
  readonly values: readonly Face[];
}

export type Phase =
  /** The turn has begun; its card is still to be drawn. */
  | { readonly type: 'drawing' }
  | { readonly type: 'playing' }
  /** RULES 3.2: ten markers are out; one has to move to the lot just drawn. */
  | { readonly type: 'givingUpLot'; readonly lot: LotId }
  /** RULES 3.3: twelve dice are out; one has to move to the tile just drawn. */
  | { readonly type: 'movingDie'; readonly lot: LotId }
  /** RULES 4.5: the first of the list places. */
  | { readonly type: 'placingDice'; readonly casino: LotId; readonly unplaced: readonly Unplaced[] }
  /** RULES 4.6: the boss decides before the roll. */
  | { readonly type: 'layingOff'; readonly casino: LotId; readonly boss: Seat; readonly bet: number }
  | { readonly type: 'over'; readonly ending: Ending };

export const ENDINGS = ['endCard', 'ninetyPoints'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State {
  options: Options;
  phase: Phase;
  /** From 1. */
  turnNumber: number;
  turn: Seat;
  chairs: Chair[];
  /** In the order of `LOTS`. */
  lots: Lot[];
  /** Unseen lot cards in canonical order: the deck has no order before a card is turned. */
  unseen: LotId[];
  /** In the order they came up, dealt ones first. */
  discards: LotId[];
  /** How many of the discards were dealt before the first turn. */
  dealt: number;
  /** Lot cards that still come before End of Game. Hidden with `endCardJitter`. */
  cardsBeforeEnd: number;
  payout: Payout | null;
  gambled: boolean;
  /** Lots that got their tile this turn. */
  builtThisTurn: LotId[];
  waivers: Waiver[];
  /** Ascending by id. */
  offers: Offer[];
  /** Offers and counter-offers made this turn, by seat. */
  offersMade: number[];
  /** How many of them a seat may make per turn. Depends on the version of the rules that the match began with. */
  offersPerTurn: number;
  nextOfferId: number;
}

export interface ChairView extends Readonly<Chair> {
  readonly diceLeft: number;
  readonly markersLeft: number;
}

/** All information is public, except the depth of End of Game with `endCardJitter`. */
export interface View {
  readonly options: Options;
  readonly phase: Phase;
  readonly turnNumber: number;
  readonly turn: Seat;
  readonly chairs: readonly ChairView[];
  readonly lots: readonly Readonly<Lot>[];
  readonly casinos: readonly Casino[];
  readonly tilesLeft: Readonly<Record<Colour, number>>;
  readonly unseen: readonly LotId[];
  /** How many unseen lot cards pay each colour and the Strip, those below End of Game among them. */
  readonly cardsLeft: Readonly<Record<Payer, number>>;
  readonly discards: readonly LotId[];
  readonly dealt: number;
  /** Null when the depth is hidden. */
  readonly cardsBeforeEnd: number | null;
  readonly payout: Payout | null;
  readonly gambled: boolean;
  readonly builtThisTurn: readonly LotId[];
  readonly waivers: readonly Waiver[];
  readonly offers: readonly Offer[];
  /** By seat: how many offers and counter-offers each may still make this turn. */
  readonly offersLeft: readonly number[];
  readonly offersPerTurn: number;
  readonly nextOfferId: number;
}

/** The part of a state or a view that the rules about the board read. */
export interface Board {
  readonly lots: readonly Readonly<Lot>[];
  readonly chairs: readonly Readonly<Chair>[];
}

/** `moveDieFrom` is given exactly when all twelve own dice are out. RULES 4.2. */
export type BuildAction = {
  readonly type: 'build';
  readonly lot: LotId;
  readonly colour: Colour;
  readonly moveDieFrom?: LotId;
};
/** `from` names the casino. */
export type SprawlAction = {
  readonly type: 'sprawl';
  readonly from: LotId;
  readonly to: LotId;
  readonly moveDieFrom?: LotId;
};
export type RemodelAction = { readonly type: 'remodel'; readonly casino: LotId; readonly colour: Colour };
export type ReorganiseAction = { readonly type: 'reorganise'; readonly casino: LotId };
export type GambleAction = { readonly type: 'gamble'; readonly casino: LotId; readonly bet: number };

/** Actions of the playing phase that a deal may include. */
export type DealAction = BuildAction | SprawlAction | RemodelAction | ReorganiseAction | GambleAction;
export const DEAL_ACTION_TYPES = [
  'build',
  'sprawl',
  'remodel',
  'reorganise',
  'gamble',
] as const satisfies readonly DealAction['type'][];

/** The terms of an offer, from the side of its maker. */
interface Proposal {
  readonly give: Goods;
  readonly take: Goods;
  readonly action?: DealAction;
  readonly waiver?: Waiver;
}
export type OfferAction = { readonly type: 'offer'; readonly to: Seat } & Proposal;
export type CounterAction = { readonly type: 'counter'; readonly offer: number; readonly revision: number } & Proposal;
export type AnswerAction = {
  readonly type: 'accept' | 'decline' | 'withdraw';
  readonly offer: number;
  readonly revision: number;
};
export type TradeAction = OfferAction | CounterAction | AnswerAction;

export type Action =
  | { readonly type: 'draw' }
  | { readonly type: 'giveUpLot'; readonly lot: LotId }
  | { readonly type: 'moveDie'; readonly from: LotId }
  | DealAction
  | { readonly type: 'placeDie'; readonly lot: LotId; readonly value: Face }
  | { readonly type: 'layOff'; readonly layOff: boolean }
  | { readonly type: 'endTurn' }
  | TradeAction;

export const TRADE_TYPES = [
  'offer',
  'counter',
  'accept',
  'decline',
  'withdraw',
] as const satisfies readonly TradeAction['type'][];
export const ACTION_TYPES = [
  'draw',
  'giveUpLot',
  'moveDie',
  ...DEAL_ACTION_TYPES,
  'placeDie',
  'layOff',
  'endTurn',
  ...TRADE_TYPES,
] as const satisfies readonly Action['type'][];

export type Refusal =
  | NoSuchSeat
  | { readonly code: 'matchOver' }
  | { readonly code: 'notYourTurn'; readonly turn: Seat }
  | { readonly code: 'drawFirst' }
  | { readonly code: 'alreadyDrawn' }
  /** A player has to decide something first. */
  | { readonly code: 'choicePending'; readonly seat: Seat; readonly phase: Phase['type'] }
  /** No choice of this kind is open. */
  | { readonly code: 'notAsked' }
  | { readonly code: 'blockUnused' }
  | { readonly code: 'notYourLot'; readonly lot: LotId; readonly owner: Seat | null }
  | { readonly code: 'lotOwned'; readonly lot: LotId; readonly owner: Seat }
  | { readonly code: 'lotBuilt'; readonly lot: LotId }
  | { readonly code: 'notAdjacent'; readonly casino: LotId; readonly lot: LotId }
  /** No casino is named by this lot. */
  | { readonly code: 'noCasino'; readonly lot: LotId }
  /** `best` is the highest own die in it, null without one. */
  | {
      readonly code: 'notBoss';
      readonly casino: LotId;
      readonly boss: Seat | null;
      readonly value: Face | null;
      readonly best: Face | null;
    }
  | { readonly code: 'sameColour'; readonly colour: Colour }
  | { readonly code: 'noDieThere'; readonly casino: LotId }
  | { readonly code: 'reorganisedAlready'; readonly lot: LotId }
  | { readonly code: 'ownCasino'; readonly casino: LotId }
  | { readonly code: 'noBoss'; readonly casino: LotId }
  | { readonly code: 'gambledAlready' }
  | { readonly code: 'betTooHigh'; readonly bet: number; readonly max: number }
  | { readonly code: 'waived'; readonly action: WaivableType; readonly casino: LotId }
  | { readonly code: 'cannotAfford'; readonly cost: number; readonly money: number }
  | { readonly code: 'noTile'; readonly colour: Colour; readonly needed: number; readonly left: number }
  | { readonly code: 'moveDieNeeded' }
  | { readonly code: 'moveDieNotNeeded'; readonly left: number }
  /** The lot has no marker of the seat to give up. */
  | { readonly code: 'notYourMarker'; readonly lot: LotId }
  | { readonly code: 'notYourDie'; readonly lot: LotId; readonly owner: Seat | null }
  | { readonly code: 'lotNotOpen'; readonly lot: LotId; readonly open: readonly LotId[] }
  | { readonly code: 'noSuchResult'; readonly value: Face; readonly left: readonly Face[] }
  | { readonly code: 'dealWithYourself' }
  | { readonly code: 'emptyDeal' }
  | { readonly code: 'giftForbidden'; readonly seat: Seat }
  | { readonly code: 'offersUsedUp'; readonly limit: number }
  | { readonly code: 'noSuchOffer'; readonly offer: number }
  | { readonly code: 'offerChanged'; readonly offer: number; readonly revision: number }
  | { readonly code: 'notYourOffer'; readonly offer: number; readonly from: Seat; readonly to: Seat }
  /** A side of the deal does not own the goods that it has to give. */
  | { readonly code: 'dealMoney'; readonly seat: Seat; readonly needed: number; readonly money: number }
  | { readonly code: 'dealLot'; readonly seat: Seat; readonly lot: LotId; readonly owner: Seat | null }
  | { readonly code: 'dealDie'; readonly seat: Seat; readonly lot: LotId; readonly owner: Seat | null }
  | { readonly code: 'dealDice'; readonly seat: Seat; readonly dice: number; readonly limit: number }
  | { readonly code: 'dealMarkers'; readonly seat: Seat; readonly markers: number; readonly limit: number }
  /** Only the active player can give an action or a waiver. */
  | { readonly code: 'dealNotActive'; readonly turn: Seat }
  /** The waiver names a lot that no casino is named by after the swap. */
  | { readonly code: 'dealWaiver'; readonly lot: LotId }
  /** The action of the deal would be refused after the swap. */
  | { readonly code: 'dealAction'; readonly refusal: Refusal };

export interface LordsOfVegas {
  options: Options;
  state: State;
  view: View;
  action: Action;
  event: Event;
  refusal: Refusal;
}
