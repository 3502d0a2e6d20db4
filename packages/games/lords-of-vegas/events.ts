/** What happens in Lords of Vegas, in the past tense and in the order it happens. */

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
  /** `cards` is null when nobody may know. */
  | { readonly type: 'endCardLaid'; readonly cards: number | null }
  | { readonly type: 'starterRolled'; readonly seat: Seat; readonly dice: readonly [Face, Face] }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  // The draw, RULES 3.
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: CardId; readonly payer: Payer }
  | { readonly type: 'lotMarked'; readonly seat: Seat; readonly lot: LotId }
  /** The marker came from `lot` because all ten were out. */
  | { readonly type: 'lotGivenUp'; readonly seat: Seat; readonly lot: LotId }
  /** `from` is whose die went back, null when there was none; `movedFrom` where the own die came from, if not from the supply. */
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
  /** By seat; left out when nobody has a marker on the board. */
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
  // Actions, RULES 4. `movedFrom` is where a die was taken when none was left.
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
  | { readonly type: 'diePlaced'; readonly seat: Seat; readonly lot: LotId; readonly value: Face }
  | {
      readonly type: 'betPlaced';
      readonly seat: Seat;
      readonly boss: Seat;
      readonly casino: LotId;
      readonly colour: Colour;
      readonly bet: number;
    }
  | { readonly type: 'layOffDecided'; readonly seat: Seat; readonly layOff: boolean }
  /** Changes of money: of the gambler, the boss and the bank. `short` is what the boss could not pay. */
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
  /** What was agreed has been swapped; the action of the deal, if any, follows. */
  | { readonly type: 'dealMade'; readonly offer: Offer }
  | { readonly type: 'actionWaived'; readonly seat: Seat; readonly waiver: Waiver }
  | { readonly type: 'offersExpired'; readonly offers: readonly number[] }
  // The end, RULES 7.
  | {
      readonly type: 'matchEnded';
      readonly ending: Ending;
      readonly winners: readonly Seat[];
      /** What told equal points apart, if anything had to. */
      readonly tieBreak: 'none' | 'money' | 'shared';
      readonly points: readonly number[];
      readonly money: readonly number[];
    };

export const GAMBLE_RESULTS = ['double', 'win', 'lose'] as const;
export type GambleResult = (typeof GAMBLE_RESULTS)[number];
