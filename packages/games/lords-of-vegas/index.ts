/** The game Lords of Vegas, assembled. Other folders import only this file. */

import { type AnyGame, anyGame, type Game } from '@fremont/kernel';
import { advance, askedSeat, check } from './actions.ts';
import { clone } from './clone.ts';
import { SEATS_MAX, SEATS_MIN } from './data/pieces.ts';
import { decodeAction, decodeOptions, schemas } from './decode.ts';
import { faults } from './faults.ts';
import { legalActions } from './legal.ts';
import { proposals } from './proposals.ts';
import { placingsOf } from './rules/end.ts';
import { isUnchangedSince, RULES_VERSION } from './rules/versions.ts';
import { setup } from './setup.ts';
import { ACTION_TYPES, ENDINGS, type LordsOfVegas, TRADE_TYPES } from './types.ts';
import { guess, openView, view } from './view.ts';

export { askedSeat } from './actions.ts';
export * from './data/cards.ts';
export * from './data/companies.ts';
export * from './data/dice.ts';
export * from './data/lots.ts';
export * from './data/pieces.ts';
export * from './data/track.ts';
export * from './events.ts';
export { buildCost } from './rules/build.ts';
export { bestDie, casinoAround, casinoNamed, casinosOf, lotAt } from './rules/casinos.ts';
export { betLimit } from './rules/gamble.ts';
export { GAMBLE_WAYS, type GambleMoney, gambleMoney, gambleResult } from './rules/gamble-table.ts';
export { bossOdds, cardOdds, type NextCard, reorganiseOdds } from './rules/odds.ts';
export { type CardPayment, type CasinoPayment, paymentOf, shareOf } from './rules/payments.ts';
export { remodelCost } from './rules/remodel.ts';
export { reorganiseCost } from './rules/reorganise.ts';
export { sprawlCost } from './rules/sprawl.ts';
export { allTilesLeft, diceOut, markersOut, tilesLeft } from './rules/supply.ts';
export { nextStep, type TrackMove, trackMove } from './rules/track.ts';
export * from './types.ts';

/**
 * Far above the length of any match: 44 turns with all offers, the answers to them, and all actions that money can buy.
 */
const ACTIONS_MAX = 20_000;

const ALL_SEATS = { min: SEATS_MIN, max: SEATS_MAX };

export const lordsOfVegas: Game<LordsOfVegas> = {
  meta: {
    id: 'lords-of-vegas',
    title: 'Lords of Vegas',
    seats: ALL_SEATS,
    rulesVersion: RULES_VERSION,
    stage: 'beta',
    actionTypes: ACTION_TYPES,
    openActions: ['offer', 'counter'],
    offTurnActions: TRADE_TYPES,
    answerActions: ['accept', 'decline'],
    // End of Game is drawn without a random draw, so without this event its drawer could undo freely.
    revealingEvents: ['cardDrawn'],
    actionsMax: ACTIONS_MAX,
    endings: ENDINGS,
  },
  variants: [
    { name: 'standard', options: { gifts: true, endCardJitter: false }, seats: ALL_SEATS },
    { name: 'no gifts and a hidden end', options: { gifts: false, endCardJitter: true }, seats: ALL_SEATS },
  ],
  isUnchangedSince,
  setup,
  toAct: (state) => (state.phase.type === 'over' ? [] : [askedSeat(state)]),
  legalActions,
  check,
  advance,
  view,
  openView,
  seesMore: () => false,
  viewEvent: (event) => event,
  outcome: (state) =>
    state.phase.type === 'over'
      ? {
          placings: placingsOf(state.chairs),
          scores: state.chairs.map(({ points }) => points),
          ending: state.phase.ending,
        }
      : null,
  faults,
  decodeOptions,
  decodeAction,
  schemas,
  proposals,
  guess,
  clone,
};

/** The export that the registry loads. */
export const game: AnyGame = anyGame(lordsOfVegas);
