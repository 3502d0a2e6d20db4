/** What each action costs. RULES 4. */

import { LOT_FACTS, type LotId } from '../data/lots.ts';
import { BET_PER_TILE, REMODEL_PRICE } from '../data/pieces.ts';
import type { Casino } from '../types.ts';

export const buildCost = (lot: LotId): number => LOT_FACTS[lot].price;

export const sprawlCost = (to: LotId): number => 2 * LOT_FACTS[to].price;

export const remodelCost = (casino: Casino): number => REMODEL_PRICE * casino.lots.length;

export const reorganiseCost = (casino: Casino): number => casino.pips;

/** The highest bet a casino takes, whatever the gambler has. */
export const betLimit = (casino: Casino): number => BET_PER_TILE * casino.lots.length;
