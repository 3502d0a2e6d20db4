/** Makes offers: a piece or a service that is worth more to one seat than to the other, at a price between. */

import {
  type Action,
  type Goods,
  LOT_FACTS,
  LOT_LIST,
  type LotFacts,
  lordsOfVegas,
  type OfferAction,
  reorganiseCost,
  type Terms,
  type View,
} from '@fremont/games/lords-of-vegas';
import { at, type Chance, type DeepReadonly, type Seat, seatList } from '@fremont/kernel';
import { type Assessment, assess, gainOf, worthsAfter } from './assessment.ts';
import { ACTION_MIN, dealGains, payments } from './deals.ts';
import type { Prospects } from './prospects.ts';

/** The limit of offers and counter-offers together, so that people do not have to decline all the time. */
const OFFERS_A_TURN = 2;
/** The least gain of each side. */
const GAIN_MIN = 0.35;
/** The number of best ideas that the bot chooses from, in rotation. */
const CHOICE = 3;
/** The share of the total gain that goes to the other side, by own turn. */
const SHARES = [0.5, 0.4, 0.6] as const;

export const canOffer = ({ view, seat }: Assessment): boolean =>
  offersMade(view, seat) < OFFERS_A_TURN && view.offers.every(({ from }) => from !== seat);

export const offersMade = ({ offersLeft, offersPerTurn }: DeepReadonly<View>, seat: Seat): number =>
  offersPerTurn - at(offersLeft, seat);

/** The number of turns that every seat has completed. */
const roundOf = ({ turnNumber, chairs }: DeepReadonly<View>): number => Math.floor((turnNumber - 1) / chairs.length);

interface Idea {
  readonly terms: Terms;
  readonly gain: number;
}

/** Null when no offer is good enough, or when the limit of offers per turn is reached. */
export const offerFor = (view: DeepReadonly<View>, seat: Seat, prospects: Prospects, chance: Chance): Action | null => {
  const assessment = assess(view, seat, prospects);
  if (!canOffer(assessment) || view.offers.length > 0) return null;
  const others = seatList(view.chairs.length).filter((other) => other !== seat);
  const ideas = others.flatMap((other) => [...trades(assessment, other), ...services(assessment, other)]);
  const best = ideas.sort((one, other) => other.gain - one.gain).slice(0, CHOICE);
  const possible = best.flatMap(({ terms }) => legalOffer(assessment, terms, chance) ?? []);
  const made = offersMade(view, seat);
  return made < possible.length ? at(possible, (roundOf(view) + made) % possible.length) : null;
};

/** The deal with a price that suits both, in either direction; null when there is none. */
const priced = (assessment: Assessment, free: Terms): Idea | null => {
  const gains = dealGains(assessment, free);
  const sells = gains.from < gains.to;
  const self = { seat: free.from, gain: gains.from, min: GAIN_MIN };
  const other = { seat: free.to, gain: gains.to, min: GAIN_MIN };
  const span = sells ? payments(assessment, other, self) : payments(assessment, self, other);
  if (span === null || span.most < 0) return null;
  const least = Math.max(0, span.least);
  const share = at(SHARES, roundOf(assessment.view) % SHARES.length);
  const money = Math.round(least + (sells ? 1 - share : share) * (span.most - least));
  const terms = sells ? { ...free, take: { ...free.take, money } } : { ...free, give: { ...free.give, money } };
  return { terms, gain: dealGains(assessment, terms).from };
};

export const NOTHING: Goods = { money: 0, lots: [], dice: [] };
const NO_EXTRAS = { action: null, waiver: null } as const;

/** One piece of either seat. */
const trades = (assessment: Assessment, other: Seat): Idea[] => {
  const { view, seat } = assessment;
  return piecesBetween(view, seat, other).flatMap(({ goods, owner }) => {
    const [give, take] = owner === seat ? [goods, NOTHING] : [NOTHING, goods];
    return priced(assessment, { from: seat, to: other, give, take, ...NO_EXTRAS }) ?? [];
  });
};

interface Piece {
  readonly goods: Goods;
  readonly owner: Seat;
}

/** Lots and dice of either seat beside or among tiles of the other. Other pieces have the same value for both. */
export const piecesBetween = (view: DeepReadonly<View>, seat: Seat, other: Seat): Piece[] =>
  LOT_LIST.flatMap((facts): Piece[] => {
    const { marker, die } = at(view.lots, facts.index);
    const owner = marker ?? die?.owner ?? null;
    if (owner !== seat && owner !== other) return [];
    if (!isBeside(view, facts, owner === seat ? other : seat)) return [];
    const goods = marker === null ? { ...NOTHING, dice: [facts.id] } : { ...NOTHING, lots: [facts.id] };
    return [{ goods, owner }];
  });

/** Whether a seat has a lot or a die next to this one. */
export const isBeside = (view: DeepReadonly<View>, { neighbours }: LotFacts, seat: Seat): boolean =>
  neighbours.some((id) => {
    const { marker, die } = at(view.lots, LOT_FACTS[id].index);
    return marker === seat || die?.owner === seat;
  });

/** A reorganisation that the other seat wants, and that the seat does not want or cannot afford. */
const services = (assessment: Assessment, other: Seat): Idea[] => {
  const { view, seat } = assessment;
  return view.casinos.flatMap((casino) => {
    if (casino.boss === null || casino.boss === other || casino.reorganised) return [];
    const action = { type: 'reorganise', casino: casino.id } as const;
    const isWanted = gainOf(assessment, worthsAfter(assessment, view, seat, action), seat) > ACTION_MIN;
    if (isWanted && at(view.chairs, seat).money >= reorganiseCost(casino)) return [];
    const idea = priced(assessment, { from: seat, to: other, give: NOTHING, take: NOTHING, action, waiver: null });
    return idea === null || idea.terms.give.money > 0 ? [] : [idea];
  });
};

/** Offers not to reorganise the other's casino for money: once a turn, as the first offer. */
export const waiverFor = (assessment: Assessment, action: Action, chance: Chance): Action | null => {
  const { view, seat } = assessment;
  if (action.type !== 'reorganise' || offersMade(view, seat) > 0 || view.offers.length > 0) return null;
  const boss = view.casinos.find(({ id }) => id === action.casino)?.boss ?? null;
  if (boss === null || boss === seat) return null;
  const waiver = { action: 'reorganise', casino: action.casino } as const;
  const idea = priced(assessment, { from: seat, to: boss, give: NOTHING, take: NOTHING, action: null, waiver });
  return idea === null || idea.terms.take.money === 0 ? null : legalOffer(assessment, idea.terms, chance);
};

const legalOffer = ({ view, seat }: Assessment, terms: Terms, chance: Chance): OfferAction | null => {
  const offer: OfferAction = { type: 'offer', to: terms.to, ...proposalOf(terms) };
  return lordsOfVegas.check(lordsOfVegas.guess(view, seat, chance), seat, offer) === null ? offer : null;
};

/** The fields that an offer and a counter-offer share, without empty ones. */
export const proposalOf = ({ give, take, action, waiver }: Terms): Omit<OfferAction, 'type' | 'to'> => ({
  give,
  take,
  ...(action === null ? {} : { action }),
  ...(waiver === null ? {} : { waiver }),
});
