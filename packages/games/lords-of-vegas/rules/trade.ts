/** RULES 6.7 to 6.10: offers and the answers to them. */

import { at, type DeepReadonly, noSuchSeat, type Seat } from '@fremont/kernel';
import type { Event } from '../events.ts';
import type { AnswerAction, CounterAction, Offer, OfferAction, Refusal, State, Terms, TradeAction } from '../types.ts';
import { type ActionJudge, checkTerms, swap } from './deal.ts';

type S = DeepReadonly<State>;

export const checkTrade = (state: S, seat: Seat, action: TradeAction, judge: ActionJudge): Refusal | null => {
  switch (action.type) {
    case 'offer':
      return checkOffer(state, seat, action, judge);
    case 'counter':
      return checkCounter(state, seat, action, judge);
    default:
      return checkAnswer(state, seat, action, judge);
  }
};

const checkOffer = (state: S, seat: Seat, action: OfferAction, judge: ActionJudge): Refusal | null => {
  if (state.chairs[action.to] === undefined) return noSuchSeat(action.to, state.chairs.length);
  if (action.to === seat) return { code: 'dealWithYourself' };
  return checkProposal(state, termsOf(seat, action.to, action), judge);
};

const checkCounter = (state: S, seat: Seat, action: CounterAction, judge: ActionJudge): Refusal | null => {
  const offer = offerOf(state, action.offer);
  if (offer === null) return { code: 'noSuchOffer', offer: action.offer };
  if (offer.from !== seat && offer.to !== seat) return notYours(offer);
  return checkRevision(offer, action.revision) ?? checkProposal(state, counterTerms(offer, seat, action), judge);
};

const checkProposal = (state: S, terms: Terms, judge: ActionJudge): Refusal | null =>
  checkQuiet(state) ?? checkOffersLeft(state, terms.from) ?? checkTerms(state, terms, judge);

/** RULES 6.10. */
const checkOffersLeft = ({ offersMade, offersPerTurn }: S, seat: Seat): Refusal | null =>
  at(offersMade, seat) < offersPerTurn ? null : { code: 'offersUsedUp', limit: offersPerTurn };

/** A seat can accept only while no choice is open. It can always decline and withdraw. */
const checkAnswer = (state: S, seat: Seat, action: AnswerAction, judge: ActionJudge): Refusal | null => {
  const offer = offerOf(state, action.offer);
  if (offer === null) return { code: 'noSuchOffer', offer: action.offer };
  if ((action.type === 'withdraw' ? offer.from : offer.to) !== seat) return notYours(offer);
  const changed = checkRevision(offer, action.revision);
  if (changed !== null || action.type !== 'accept') return changed;
  return checkQuiet(state) ?? checkTerms(state, offer, judge);
};

const notYours = ({ id, from, to }: DeepReadonly<Offer>): Refusal => ({ code: 'notYourOffer', offer: id, from, to });

const checkRevision = ({ id, revision }: DeepReadonly<Offer>, named: number): Refusal | null =>
  revision === named ? null : { code: 'offerChanged', offer: id, revision };

/** RULES 6.1: no trade while a player has to choose. */
const checkQuiet = ({ phase, turn }: S): Refusal | null => {
  switch (phase.type) {
    case 'drawing':
    case 'playing':
    case 'over':
      return null;
    case 'placingDice':
      return { code: 'choicePending', seat: at(phase.unplaced, 0).seat, phase: phase.type };
    case 'layingOff':
      return { code: 'choicePending', seat: phase.boss, phase: phase.type };
    default:
      return { code: 'choicePending', seat: turn, phase: phase.type };
  }
};

const offerOf = ({ offers }: Pick<S, 'offers'>, id: number): DeepReadonly<Offer> | null =>
  offers.find((offer) => offer.id === id) ?? null;

const termsOf = (from: Seat, to: Seat, { give, take, action, waiver }: OfferAction | CounterAction): Terms => ({
  from,
  to,
  give,
  take,
  action: action ?? null,
  waiver: waiver ?? null,
});

/** A player who edits an offer becomes its maker. */
const counterTerms = ({ from, to }: DeepReadonly<Offer>, seat: Seat, action: CounterAction): Terms =>
  termsOf(seat, from === seat ? to : from, action);

export function* makeOffer(draft: State, seat: Seat, action: OfferAction): Iterable<Event> {
  const offer: Offer = { id: draft.nextOfferId, revision: 1, ...termsOf(seat, action.to, action) };
  draft.nextOfferId++;
  countOffer(draft, seat);
  draft.offers.push(offer);
  yield { type: 'offerMade', offer };
}

export function* counterOffer(draft: State, seat: Seat, action: CounterAction): Iterable<Event> {
  const index = draft.offers.findIndex(({ id }) => id === action.offer);
  const old = at(draft.offers, index);
  const offer: Offer = { id: old.id, revision: old.revision + 1, ...counterTerms(old, seat, action) };
  countOffer(draft, seat);
  draft.offers[index] = offer;
  yield { type: 'offerCountered', offer };
}

const countOffer = (draft: State, seat: Seat): void => {
  draft.offersMade[seat] = at(draft.offersMade, seat) + 1;
};

/** Takes an offer off the table. */
export const closeOffer = (draft: State, id: number): Offer => {
  const index = draft.offers.findIndex((offer) => offer.id === id);
  const offer = at(draft.offers, index);
  draft.offers.splice(index, 1);
  return offer;
};

export function* refuseOffer(draft: State, { type, offer: id }: AnswerAction): Iterable<Event> {
  const offer = closeOffer(draft, id);
  yield { type: type === 'withdraw' ? 'offerWithdrawn' : 'offerDeclined', offer };
}

/** Swaps the goods and adds the waiver. The caller carries out the action of the deal. */
export function* makeDeal(draft: State, offer: Offer): Iterable<Event> {
  swap(draft, offer);
  yield { type: 'dealMade', offer };
  if (offer.waiver === null) return;
  draft.waivers.push(offer.waiver);
  yield { type: 'actionWaived', seat: draft.turn, waiver: offer.waiver };
}
