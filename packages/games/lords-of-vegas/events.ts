/** The events of Lords of Vegas, named in the past tense. */

import type { Seat } from '@fremont/kernel';
import type { CardId, Payer } from './data/cards.ts';
import type { Colour } from './data/companies.ts';
import type { Face } from './data/dice.ts';
import type { LotId } from './data/lots.ts';
import type { Ending, Offer, Waiver } from './types.ts';

/** A die that was rolled where it lies. */
export interface RolledDie {
  readonly lot: LotId;
  readonly seat: Seat;
  readonly before: Face;
  readonly value: Face;
}

export type Event =
  // Set-up, RULES 2.
  | { readonly type: 'lotDealt'; readonly seat: Seat; readonly lot: LotId; readonly money: number }
  /** Two players: a card of the unused block was dealt and replaced. */
  | { readonly type: 'cardReplaced'; readonly seat: Seat; readonly card: LotId }
  /** `cards` is null when the depth is hidden. */
  | { readonly type: 'endCardLaid'; readonly cards: number | null }
  | { readonly type: 'starterRolled'; readonly seat: Seat; readonly dice: readonly [Face, Face] }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  // The draw, RULES 3.
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: CardId; readonly payer: Payer }
  | { readonly type: 'lotMarked'; readonly seat: Seat; readonly lot: LotId }
  /** The marker came from `lot` because all ten were out. */
  | { readonly type: 'lotGivenUp'; readonly seat: Seat; readonly lot: LotId }
  /**
   * `from` is the owner of the die that went back, null without one. `movedFrom` is the lot that the own die came from,
   * if it was not in the supply.
   */
  | {
      readonly type: 'tileTakenOver';
      readonly seat: Seat;
      readonly lot: LotId;
      readonly from: Seat | null;
      readonly value: Face;
      readonly movedFrom: LotId | null;
    }
  /** The card named a tile that carries the drawer's own die. */
  | { readonly type: 'ownTileDrawn'; readonly seat: Seat; readonly lot: LotId }
  /** Two players: the card names no lot that is used. */
  | { readonly type: 'unusedLotDrawn'; readonly seat: Seat; readonly lot: LotId }
  /** By seat; left out without a marker on the board. */
  | { readonly type: 'lotsPaid'; readonly money: readonly number[] }
  /** By seat. `lots` are its tiles. */
  | {
      readonly type: 'casinoPaid';
      readonly casino: LotId;
      readonly colour: Colour;
      readonly lots: readonly LotId[];
      readonly money: readonly number[];
    }
  | {
      readonly type: 'pointsScored';
      readonly seat: Seat;
      readonly casino: LotId;
      readonly colour: Colour;
      readonly points: number;
      readonly from: number;
      readonly to: number;
      readonly lost: number;
    }
  // Ties, RULES 5.
  | {
      readonly type: 'tieRerolled';
      readonly casino: LotId;
      readonly colour: Colour;
      readonly dice: readonly RolledDie[];
    }
  | { readonly type: 'tieSettled'; readonly casino: LotId; readonly colour: Colour; readonly boss: Seat }
  // Actions, RULES 4. `movedFrom` is the lot of a die that was moved because the supply was empty.
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly lot: LotId;
      readonly colour: Colour;
      readonly cost: number;
      readonly value: Face;
      readonly movedFrom: LotId | null;
    }
  | {
      readonly type: 'sprawled';
      readonly seat: Seat;
      readonly from: LotId;
      readonly lot: LotId;
      readonly colour: Colour;
      readonly cost: number;
      readonly value: Face;
      readonly movedFrom: LotId | null;
    }
  | {
      readonly type: 'remodelled';
      readonly seat: Seat;
      readonly casino: LotId;
      readonly lots: readonly LotId[];
      readonly from: Colour;
      readonly colour: Colour;
      readonly cost: number;
    }
  | {
      readonly type: 'reorganised';
      readonly seat: Seat;
      readonly casino: LotId;
      readonly colour: Colour;
      readonly cost: number;
      readonly dice: readonly RolledDie[];
    }
  /** `swapped` is an open tile that now shows the result that lay on `lot`; null when `lot` showed `value` already. */
  | {
      readonly type: 'diePlaced';
      readonly seat: Seat;
      readonly lot: LotId;
      readonly value: Face;
      readonly swapped: { readonly lot: LotId; readonly value: Face } | null;
    }
  | {
      readonly type: 'betPlaced';
      readonly seat: Seat;
      readonly boss: Seat;
      readonly casino: LotId;
      readonly colour: Colour;
      readonly bet: number;
    }
  | { readonly type: 'layOffDecided'; readonly seat: Seat; readonly layOff: boolean }
  /** Changes of money of the gambler, the boss and the bank. `short` is the amount that the boss could not pay. */
  | {
      readonly type: 'gambleRolled';
      readonly seat: Seat;
      readonly boss: Seat;
      readonly bet: number;
      readonly dice: readonly [Face, Face];
      readonly result: GambleResult;
      readonly gambler: number;
      readonly house: number;
      readonly bank: number;
      readonly short: number;
    }
  // Trading, RULES 6.
  | { readonly type: 'offerMade'; readonly offer: Offer }
  | { readonly type: 'offerCountered'; readonly offer: Offer }
  | { readonly type: 'offerDeclined'; readonly offer: Offer }
  | { readonly type: 'offerWithdrawn'; readonly offer: Offer }
  /** The goods have been swapped; the waiver and the action of the deal, if any, follow. */
  | { readonly type: 'dealMade'; readonly offer: Offer }
  | { readonly type: 'actionWaived'; readonly seat: Seat; readonly waiver: Waiver }
  | { readonly type: 'offersExpired'; readonly offers: readonly number[] }
  // The end, RULES 7.
  | {
      readonly type: 'matchEnded';
      readonly ending: Ending;
      readonly winners: readonly Seat[];
      /** How equal points were decided; `none` when the best points were unique. */
      readonly tieBreak: 'none' | 'money' | 'shared';
      readonly points: readonly number[];
      readonly money: readonly number[];
    };

export const GAMBLE_RESULTS = ['double', 'win', 'lose'] as const;
export type GambleResult = (typeof GAMBLE_RESULTS)[number];
