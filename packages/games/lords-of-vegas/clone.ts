/** Copies a state field by field, because tables and bots copy states often. */

import type { DeepReadonly } from '@fremont/kernel';
import type { DealAction, Goods, Lot, Offer, Payout, Phase, State, Unplaced } from './types.ts';

export const clone = (state: DeepReadonly<State>): State => ({
  options: { ...state.options },
  phase: copyPhase(state.phase),
  turnNumber: state.turnNumber,
  turn: state.turn,
  chairs: state.chairs.map(({ money, points }) => ({ money, points })),
  lots: state.lots.map(copyLot),
  unseen: state.unseen.slice(),
  discards: state.discards.slice(),
  dealt: state.dealt,
  cardsBeforeEnd: state.cardsBeforeEnd,
  payout: state.payout === null ? null : copyPayout(state.payout),
  gambled: state.gambled,
  builtThisTurn: state.builtThisTurn.slice(),
  waivers: state.waivers.map((waiver) => ({ ...waiver })),
  offers: state.offers.map(copyOffer),
  offersMade: state.offersMade.slice(),
  offersPerTurn: state.offersPerTurn,
  nextOfferId: state.nextOfferId,
});

export const copyLot = ({ marker, tile, die, reorganised }: DeepReadonly<Lot>): Lot => ({
  marker,
  tile,
  die: die === null ? null : { owner: die.owner, value: die.value },
  reorganised,
});

export const copyPhase = (phase: DeepReadonly<Phase>): Phase =>
  phase.type === 'placingDice' ? { ...phase, unplaced: phase.unplaced.map(copyUnplaced) } : { ...phase };

const copyUnplaced = ({ seat, lots, values }: DeepReadonly<Unplaced>): Unplaced => ({
  seat,
  lots: lots.slice(),
  values: values.slice(),
});

export const copyPayout = (payout: DeepReadonly<Payout>): Payout => ({
  ...payout,
  lots: payout.lots.slice(),
  casinos: payout.casinos.slice(),
  pointsBefore: payout.pointsBefore.slice(),
  pointsAfter: payout.pointsAfter.slice(),
  pointsLost: payout.pointsLost.slice(),
});

export const copyOffer = (offer: DeepReadonly<Offer>): Offer => ({
  ...offer,
  give: copyGoods(offer.give),
  take: copyGoods(offer.take),
  action: offer.action === null ? null : ({ ...offer.action } as DealAction),
  waiver: offer.waiver === null ? null : { ...offer.waiver },
});

const copyGoods = ({ money, lots, dice }: DeepReadonly<Goods>): Goods => ({
  money,
  lots: lots.slice(),
  dice: dice.slice(),
});
