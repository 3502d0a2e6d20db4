/** The 49 cards: one for every lot, and End of Game. RULES 1.5. */

import type { Colour } from './companies.ts';
import { LOT_FACTS, LOTS, type LotId } from './lots.ts';

/** The casinos that a card pays: those of one colour, or all that touch the Strip. */
export const PAYERS = ['purple', 'gold', 'aqua', 'silver', 'brown', 'strip'] as const;
export type Payer = Colour | 'strip';

export const END_CARD = 'end';
/** A lot card is named by its lot. */
export type CardId = LotId | typeof END_CARD;

/** Two independent transcriptions agree on all 48, and so do the pictures of the printed cards that exist. */
export const CARDS_OF_PAYER: Readonly<Record<Payer, readonly LotId[]>> = {
  purple: ['A2', 'B3', 'B4', 'C3', 'C8', 'D6', 'D7', 'E2', 'F1'],
  gold: ['A4', 'B1', 'C2', 'C7', 'C12', 'D8', 'E6', 'F3', 'F4'],
  aqua: ['A3', 'B5', 'C5', 'C10', 'D3', 'D4', 'E3', 'F6', 'F7'],
  silver: ['A5', 'B2', 'C1', 'C6', 'C11', 'D1', 'E4', 'F2', 'F9'],
  brown: ['A1', 'B6', 'C4', 'C9', 'D2', 'D9', 'E1', 'E5', 'F5'],
  strip: ['A6', 'D5', 'F8'],
};

const PAYER_OF_LOT = Object.fromEntries(
  PAYERS.flatMap((payer) => CARDS_OF_PAYER[payer].map((lot) => [lot, payer])),
) as Readonly<Record<LotId, Payer>>;

export const payerOf = (card: CardId): Payer => (card === END_CARD ? 'strip' : PAYER_OF_LOT[card]);

const START_MONEY_AND_DIE = 10;
/** RULES 2.2: a dealt card brings more money the lower its printed die. */
export const startMoneyOf = (lot: LotId): number => START_MONEY_AND_DIE - LOT_FACTS[lot].die;

/** All lot cards in canonical order. */
export const LOT_CARDS: readonly LotId[] = LOTS;

export const CARDS_DEALT = 2;

/** RULES 8.1: two players leave this block alone. */
export const UNUSED_BLOCK = 'F';
