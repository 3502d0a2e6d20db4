/** Lords of Vegas, assembled: the only door to this folder. */

export * from './data/cards.ts';
export * from './data/companies.ts';
export * from './data/dice.ts';
export * from './data/lots.ts';
export * from './data/pieces.ts';
export * from './data/track.ts';
export * from './events.ts';
export { bestDie, casinoAround, casinoNamed, casinosOf, lotAt } from './rules/casinos.ts';
export { betLimit, buildCost, remodelCost, reorganiseCost, sprawlCost } from './rules/costs.ts';
export { GAMBLE_WAYS, type GambleMoney, gambleMoney, gambleResult } from './rules/gamble-table.ts';
export { bossOdds, cardOdds, type NextCard, reorganiseOdds } from './rules/odds.ts';
export { type CardPayment, type CasinoPayment, paymentOf, shareOf } from './rules/payments.ts';
export { allTilesLeft, diceOut, markersOut, tilesLeft } from './rules/supply.ts';
export { nextStep, type TrackMove, trackMove } from './rules/track.ts';
export * from './types.ts';
