/** RULES 9: the view of each viewer, and a full state that fits a view. */

import { type Chance, type DeepReadonly, pick, type Seat, seatAt, type Viewer } from '@fremont/kernel';
import { copyLot, copyOffer, copyPayout, copyPhase } from './clone.ts';
import { PAYERS, type Payer, payerOf } from './data/cards.ts';
import type { LotId } from './data/lots.ts';
import { DICE_PER_SEAT, MARKERS_PER_SEAT } from './data/pieces.ts';
import { casinosOf } from './rules/casinos.ts';
import { possibleDepths } from './rules/deck.ts';
import { allTilesLeft, diceOut, markersOut } from './rules/supply.ts';
import type { ChairView, State, View } from './types.ts';

export const view = (state: DeepReadonly<State>, _viewer: Viewer): View => ({
  options: state.options,
  phase: copyPhase(state.phase),
  turnNumber: state.turnNumber,
  turn: state.turn,
  chairs: state.chairs.map((_, index) => chairView(state, seatAt(index))),
  lots: state.lots.map(copyLot),
  casinos: casinosOf(state),
  tilesLeft: allTilesLeft(state),
  unseen: [...state.unseen],
  cardsLeft: cardsLeft(state.unseen),
  discards: [...state.discards],
  dealt: state.dealt,
  cardsBeforeEnd: state.options.endCardJitter ? null : state.cardsBeforeEnd,
  payout: state.payout === null ? null : copyPayout(state.payout),
  gambled: state.gambled,
  builtThisTurn: [...state.builtThisTurn],
  waivers: state.waivers.map((waiver) => ({ ...waiver })),
  offers: state.offers.map(copyOffer),
  offersLeft: state.offersMade.map((made) => state.offersPerTurn - made),
  offersPerTurn: state.offersPerTurn,
  nextOfferId: state.nextOfferId,
});

/** The view with the depth of End of Game, for replays of a match that is over. */
export const openView = (state: DeepReadonly<State>): View => ({
  ...view(state, 'spectator'),
  cardsBeforeEnd: state.cardsBeforeEnd,
});

const chairView = (state: DeepReadonly<State>, seat: Seat): ChairView => ({
  money: state.chairs[seat]?.money ?? 0,
  points: state.chairs[seat]?.points ?? 0,
  diceLeft: DICE_PER_SEAT - diceOut(state, seat),
  markersLeft: MARKERS_PER_SEAT - markersOut(state, seat),
});

const cardsLeft = (unseen: readonly LotId[]): Record<Payer, number> => {
  const left = Object.fromEntries(PAYERS.map((payer) => [payer, 0])) as Record<Payer, number>;
  for (const lot of unseen) left[payerOf(lot)]++;
  return left;
};

/** Only the depth of End of Game may be unknown. */
export const guess = (seen: DeepReadonly<View>, _viewer: Viewer, chance: Chance): State => ({
  options: { ...seen.options },
  phase: copyPhase(seen.phase),
  turnNumber: seen.turnNumber,
  turn: seen.turn,
  chairs: seen.chairs.map(({ money, points }) => ({ money, points })),
  lots: seen.lots.map(copyLot),
  unseen: [...seen.unseen],
  discards: [...seen.discards],
  dealt: seen.dealt,
  cardsBeforeEnd: seen.cardsBeforeEnd ?? guessDepth(seen, chance),
  payout: seen.payout === null ? null : copyPayout(seen.payout),
  gambled: seen.gambled,
  builtThisTurn: [...seen.builtThisTurn],
  waivers: seen.waivers.map((waiver) => ({ ...waiver })),
  offers: seen.offers.map(copyOffer),
  offersMade: seen.offersLeft.map((left) => seen.offersPerTurn - left),
  offersPerTurn: seen.offersPerTurn,
  nextOfferId: seen.nextOfferId,
});

const guessDepth = ({ phase, dealt, discards }: DeepReadonly<View>, chance: Chance): number =>
  phase.type === 'over' && phase.ending === 'endCard'
    ? 0
    : pick(possibleDepths(dealt, discards.length - dealt), chance, 'guess');
