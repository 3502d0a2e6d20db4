/** Offers worth making: what is worth more to one of two seats than to the other, at a price between. */

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
import { ACTION_MIN, dealGains, payments } from './deals.ts';
import { gainOf, type Mind, mindOf, worthsAfter } from './mind.ts';
import type { Prospects } from './prospects.ts';

/** Offers and counter-offers together: people should not have to say no all the time. */
const OFFERS_A_TURN = 2;
const OFFERS_MAX = 20;
/** Both sides have to gain about this much, else nobody would bother. */
const GAIN_MIN = 0.35;
/** The best so many take turns at being first. */
const CHOICE = 3;
/** How much of what a deal brings is left to the other side, from one own turn to the next. */
const SHARES = [0.5, 0.4, 0.6] as const;

export const mayOffer = ({ view, seat }: Mind): boolean =>
  offersMade(view, seat) < OFFERS_A_TURN && view.offers.every(({ from }) => from !== seat);

export const offersMade = ({ offersLeft }: DeepReadonly<View>, seat: Seat): number => OFFERS_MAX - at(offersLeft, seat);

/** How many turns everybody has had. */
const roundOf = ({ turnNumber, chairs }: DeepReadonly<View>): number => Math.floor((turnNumber - 1) / chairs.length);

interface Idea {
  readonly terms: Terms;
  readonly gain: number;
}

/** Null when there is nothing worth offering, or enough has been offered this turn. */
export const offerFor = (view: DeepReadonly<View>, seat: Seat, prospects: Prospects, chance: Chance): Action | null => {
  const mind = mindOf(view, seat, prospects);
  if (!mayOffer(mind) || view.offers.length > 0) return null;
  const others = seatList(view.chairs.length).filter((other) => other !== seat);
  const ideas = others.flatMap((other) => [...trades(mind, other), ...services(mind, other)]);
  const best = ideas.sort((one, other) => other.gain - one.gain).slice(0, CHOICE);
  const possible = best.flatMap(({ terms }) => legalOffer(mind, terms, chance) ?? []);
  const made = offersMade(view, seat);
  return made < possible.length ? at(possible, (roundOf(view) + made) % possible.length) : null;
};

/** The deal with money in it, in whichever direction suits both; null when none does. */
const priced = (mind: Mind, free: Terms): Idea | null => {
  const gains = dealGains(mind, free);
  const sells = gains.from < gains.to;
  const self = { seat: free.from, gain: gains.from, min: GAIN_MIN };
  const other = { seat: free.to, gain: gains.to, min: GAIN_MIN };
  const span = sells ? payments(mind, other, self) : payments(mind, self, other);
  if (span === null || span.most < 0) return null;
  const least = Math.max(0, span.least);
  const share = at(SHARES, roundOf(mind.view) % SHARES.length);
  const money = Math.round(least + (sells ? 1 - share : share) * (span.most - least));
  const terms = sells ? { ...free, take: { ...free.take, money } } : { ...free, give: { ...free.give, money } };
  return { terms, gain: dealGains(mind, terms).from };
};

const NOTHING: Goods = { money: 0, lots: [], dice: [] };
const NO_EXTRAS = { action: null, waiver: null } as const;

/** One piece of either seat. */
const trades = (mind: Mind, other: Seat): Idea[] => {
  const { view, seat } = mind;
  return piecesBetween(view, seat, other).flatMap(({ goods, owner }) => {
    const [give, take] = owner === seat ? [goods, NOTHING] : [NOTHING, goods];
    return priced(mind, { from: seat, to: other, give, take, ...NO_EXTRAS }) ?? [];
  });
};

interface Piece {
  readonly goods: Goods;
  readonly owner: Seat;
}

/** Lots and dice of either seat beside or among tiles of the other: what is far from both is worth the same to both. */
const piecesBetween = (view: DeepReadonly<View>, seat: Seat, other: Seat): Piece[] =>
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

/** A reorganisation that the other wants and the seat does not, or has not the money for. */
const services = (mind: Mind, other: Seat): Idea[] => {
  const { view, seat } = mind;
  return view.casinos.flatMap((casino) => {
    if (casino.boss === null || casino.boss === other || casino.reorganised) return [];
    const action = { type: 'reorganise', casino: casino.id } as const;
    const isWanted = gainOf(mind, worthsAfter(mind, view, seat, action), seat) > ACTION_MIN;
    if (isWanted && at(view.chairs, seat).money >= reorganiseCost(casino)) return [];
    const idea = priced(mind, { from: seat, to: other, give: NOTHING, take: NOTHING, action, waiver: null });
    return idea === null || idea.terms.give.money > 0 ? [] : [idea];
  });
};

/** "Pay me and I will not reorganise your casino": once a turn, before anything else has been offered. */
export const waiverFor = (mind: Mind, action: Action, chance: Chance): Action | null => {
  const { view, seat } = mind;
  if (action.type !== 'reorganise' || offersMade(view, seat) > 0 || view.offers.length > 0) return null;
  const boss = view.casinos.find(({ id }) => id === action.casino)?.boss ?? null;
  if (boss === null || boss === seat) return null;
  const waiver = { action: 'reorganise', casino: action.casino } as const;
  const idea = priced(mind, { from: seat, to: boss, give: NOTHING, take: NOTHING, action: null, waiver });
  return idea === null || idea.terms.take.money === 0 ? null : legalOffer(mind, idea.terms, chance);
};

const legalOffer = ({ view, seat }: Mind, terms: Terms, chance: Chance): OfferAction | null => {
  const offer: OfferAction = { type: 'offer', to: terms.to, ...proposalOf(terms) };
  return lordsOfVegas.check(lordsOfVegas.guess(view, seat, chance), seat, offer) === null ? offer : null;
};

/** The part that an offer and a counter-offer share; what is not in the deal is left out. */
export const proposalOf = ({ give, take, action, waiver }: Terms): Omit<OfferAction, 'type' | 'to'> => ({
  give,
  take,
  ...(action === null ? {} : { action }),
  ...(waiver === null ? {} : { waiver }),
});
