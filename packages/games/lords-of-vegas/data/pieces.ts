/** RULES 1.7: the pieces of every player, and the prices that do not depend on the lot. */

export const DICE_PER_SEAT = 12;
export const MARKERS_PER_SEAT = 10;

export const SEATS_MIN = 2;
export const SEATS_MAX = 4;

/** RULES 4.4: remodelling, per tile. */
export const REMODEL_PRICE = 5;
/** RULES 4.6: the highest bet, per tile. */
export const BET_PER_TILE = 5;
/** Ruling R24: the most offers and counter-offers of one seat in one turn, so that a turn ends. */
export const OFFERS_PER_TURN = 8;
