/**
 * Deals of all levels. Everything is priced by the change in the chance to win of both sides. A bot offers only what
 * helps both by its own estimate, and accepts only what helps itself at least as much as the other side.
 */

import {
  type Action,
  type CounterAction,
  type LordsOfVegas,
  lordsOfVegas,
  type Offer,
  type OfferAction,
  type Terms,
  type View,
} from '@fremont/games/lords-of-vegas';
import { at, type Chance, type DeepReadonly, type Seat, seatList } from '@fremont/kernel';
import type { Bot, BotStyle, PlayLevel } from '../bot.ts';
import { type Thinking, thinkingBot } from '../thinking.ts';
import { Appraiser } from './appraiser.ts';
import { NOTHING, offersMade, piecesBetween, proposalOf } from './offers.ts';

type Question = Parameters<Bot<LordsOfVegas>['choose']>;
type Choice = (...question: Question) => Thinking<Action | null> | Action | null;

/** The least gain for which a bot accepts a deal, in chance to win. It covers the error of the estimate. */
const ACCEPT_MIN = 0.005;
/** The least gain of each side of an offer. */
const OFFER_MIN = 0.007;
/** The other side of an offer gains a little more, so that it agrees even if it estimates a little differently. */
const GENEROSITY = 1.2;

/** How a bot makes offers. */
interface Manner {
  /** The least gain for itself. */
  readonly own: number;
  readonly generosity: number;
  /** Whether it offers before it plays, not at the end of its turn. */
  readonly isFirst: boolean;
}

const USUAL: Manner = { own: OFFER_MIN, generosity: GENEROSITY, isFirst: false };
/** Content with less for itself, never with less for the other side. */
const HAGGLER: Manner = { own: 0.004, generosity: 1.6, isFirst: true };

/** A bot that chooses its actions with `choice` and deals like all levels. */
export const dealing = (level: PlayLevel, choice: Choice): Bot<LordsOfVegas> =>
  thinkingBot(level, function* (view, seat, legal, chance, style) {
    const manner = mannerOf(style);
    const answer = answerToOffers(view, seat, legal, manner, chance);
    if (answer !== null || legal.length === 0) return answer;
    const first = manner.isFirst ? offerFor(view, seat, manner, chance) : null;
    if (first !== null) return first;
    const chosen = choice(view, seat, legal, chance, style);
    const action = isThinking(chosen) ? yield* chosen : chosen;
    if (action?.type === 'endTurn') return offerFor(view, seat, manner, chance) ?? action;
    return withdrawnBefore(action, legal, view, seat);
  });

const isThinking = (chosen: ReturnType<Choice>): chosen is Thinking<Action | null> =>
  chosen !== null && Symbol.iterator in chosen;

/** The seat withdraws an offer before its next action, because the offer was made for the current board. */
const withdrawnBefore = (
  action: Action | null,
  legal: readonly Action[],
  view: DeepReadonly<View>,
  seat: Seat,
): Action | null =>
  action === null || !isPlaying(view, seat) ? action : (legal.find(({ type }) => type === 'withdraw') ?? action);

const isPlaying = ({ phase, turn }: DeepReadonly<View>, seat: Seat): boolean =>
  phase.type === 'playing' && turn === seat;

const mannerOf = (style: BotStyle | null | undefined): Manner => (style === 'haggler' ? HAGGLER : USUAL);

/** Accepts the best offer that is good enough, else counters or declines one. */
const answerToOffers = (
  view: DeepReadonly<View>,
  seat: Seat,
  legal: readonly Action[],
  manner: Manner,
  chance: Chance,
): Action | null => {
  const accepts = legal.filter((action) => action.type === 'accept');
  const decline = legal.find((action) => action.type === 'decline');
  if (decline === undefined && accepts.length === 0) return null;
  const appraiser = new Appraiser(view, seat, chance);
  const accept = bestAccept(view, appraiser, accepts);
  if (accept !== null || decline === undefined) return accept;
  const declined = offerOf(view, decline);
  return (declined === undefined ? null : counterTo(view, appraiser, declined, manner, chance)) ?? decline;
};

const bestAccept = (view: DeepReadonly<View>, appraiser: Appraiser, accepts: readonly Action[]): Action | null => {
  let best: Action | null = null;
  let most = 0;
  for (const action of accepts) {
    const offer = offerOf(view, action);
    if (offer === undefined || !isFair(appraiser, offer)) continue;
    const gain = appraiser.gains(offer)[offer.to] ?? 0;
    if (gain <= most) continue;
    best = action;
    most = gain;
  }
  return best;
};

const offerOf = ({ offers }: DeepReadonly<View>, action: Action): DeepReadonly<Offer> | undefined =>
  'offer' in action ? offers.find(({ id }) => id === action.offer) : undefined;

/** Whether the seat that is asked gains at least as much as the one that asks. */
export const isFair = (appraiser: Appraiser, terms: DeepReadonly<Terms>): boolean => {
  const gains = appraiser.gains(terms);
  const own = gains[terms.to] ?? 0;
  return own >= ACCEPT_MIN && own >= (gains[terms.from] ?? 0);
};

/** One offer per turn. */
const offerFor = (view: DeepReadonly<View>, seat: Seat, manner: Manner, chance: Chance): Action | null => {
  if (!isPlaying(view, seat) || offersMade(view, seat) > 0 || view.offers.length > 0) return null;
  const appraiser = new Appraiser(view, seat, chance);
  const ideas = seatList(view.chairs.length)
    .filter((other) => other !== seat)
    .flatMap((other) => ideasWith(view, appraiser, seat, other, manner));
  const best = ideas.sort((one, other) => other.gain - one.gain)[0];
  return best === undefined ? null : legalOffer(view, seat, best.terms, chance);
};

interface Idea {
  readonly terms: Terms;
  readonly gain: number;
}

const NO_EXTRAS = { action: null, waiver: null } as const;

/** One piece of either seat for money. */
const ideasWith = (view: DeepReadonly<View>, appraiser: Appraiser, seat: Seat, other: Seat, manner: Manner): Idea[] =>
  piecesBetween(view, seat, other).flatMap(({ goods, owner }) => {
    const [give, take] = owner === seat ? [goods, NOTHING] : [NOTHING, goods];
    return priced(view, appraiser, { from: seat, to: other, give, take, ...NO_EXTRAS }, manner) ?? [];
  });

/** Halvings of the span of prices. */
const STEPS = 7;

/**
 * The deal at the price at which the other side gains a little more than the seat; null when that price does not help both
 * enough. Money moves in one direction only, so the price is found by halving.
 */
const priced = (view: DeepReadonly<View>, appraiser: Appraiser, free: Terms, manner: Manner): Idea | null => {
  const sells = free.give.lots.length + free.give.dice.length > 0;
  const payer = sells ? free.to : free.from;
  let least = 0;
  let most = at(view.chairs, payer).money;
  const at_ = (money: number): Terms =>
    sells ? { ...free, take: { ...free.take, money } } : { ...free, give: { ...free.give, money } };
  /** More than 0 while the payer should pay more. */
  const surplus = (money: number): number => {
    const gains = appraiser.gains(at_(money));
    const [own, theirs] = [gains[free.from] ?? 0, gains[free.to] ?? 0];
    return sells ? theirs - manner.generosity * own : manner.generosity * own - theirs;
  };
  for (let step = 0; step < STEPS && least < most; step++) {
    const middle = (least + most + 1) >> 1;
    if (surplus(middle) >= 0) least = middle;
    else most = middle - 1;
  }
  const terms = at_(fresh(view, least, sells, at(view.chairs, payer).money));
  const gains = appraiser.gains(terms);
  const [own, theirs] = [gains[free.from] ?? 0, gains[free.to] ?? 0];
  return own < manner.own || theirs < OFFER_MIN || theirs < own ? null : { terms, gain: own };
};

const legalOffer = (view: DeepReadonly<View>, seat: Seat, terms: Terms, chance: Chance): OfferAction | null => {
  const offer: OfferAction = { type: 'offer', to: terms.to, ...proposalOf(terms) };
  return lordsOfVegas.check(lordsOfVegas.guess(view, seat, chance), seat, offer) === null ? offer : null;
};

/** The remainder of a price says in which round it is offered, so that a refused price does not come back soon. */
const PRICE_CYCLE = 5;

/** The nearest price of this round that is better for the other side; the price itself if there is none. */
const fresh = ({ turnNumber, chairs }: DeepReadonly<View>, money: number, sells: boolean, most: number): number => {
  const round = Math.floor((turnNumber - 1) / chairs.length);
  const below = (((money - round) % PRICE_CYCLE) + PRICE_CYCLE) % PRICE_CYCLE;
  const price = sells || below === 0 ? money - below : money + PRICE_CYCLE - below;
  return price > 0 && price <= most ? price : money;
};

/** The same pieces the other way round, at a price that suits both. Bots counter only before they made another offer. */
const counterTo = (
  view: DeepReadonly<View>,
  appraiser: Appraiser,
  offer: DeepReadonly<Offer>,
  manner: Manner,
  chance: Chance,
): CounterAction | null => {
  const { from, to, give, take, action, waiver } = offer;
  const pieces = [give, take].map(({ lots, dice }) => lots.length + dice.length);
  if (offersMade(view, to) > 0 || at(pieces, 0) > 0 === at(pieces, 1) > 0) return null;
  const free = { from: to, to: from, give: { ...take, money: 0 }, take: { ...give, money: 0 }, action, waiver };
  const idea = priced(view, appraiser, free, manner);
  if (idea === null) return null;
  const counter: CounterAction = {
    type: 'counter',
    offer: offer.id,
    revision: offer.revision,
    ...proposalOf(idea.terms),
  };
  return lordsOfVegas.check(lordsOfVegas.guess(view, to, chance), to, counter) === null ? counter : null;
};
