/** The action after which the board is worth most to the seat; ends its turn when nothing makes it worth more. */

import {
  type Action,
  type Board,
  type Casino,
  COLOURS,
  casinoNamed,
  type DealAction,
  GAMBLE_WAYS,
  LOT_LIST,
  type LordsOfVegas,
  type Offer,
  reorganiseCost,
  reorganiseOdds,
  trackMove,
  type View,
} from '@fremont/games/lords-of-vegas';
import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import type { Bot } from '../bot.ts';
import { counterFor, DEAL_MIN } from './counters.ts';
import { ACTION_MIN, dealGains } from './deals.ts';
import { gainOf, type Mind, mindOf, worthsAfter } from './mind.ts';
import { offerFor, waiverFor } from './offers.ts';
import { boardAfter, boardAfterMove } from './outlook.ts';
import { AVERAGE_FACE, diceIn, placementWorth, worthsOf } from './worth.ts';

export const greedyBot: Bot<LordsOfVegas> = {
  level: 'greedy',
  choose: (view, seat, legal, chance) => {
    const mind = mindOf(view, seat);
    return answerToOffers(mind, legal, chance) ?? ownAction(mind, legal, chance);
  },
};

/** By action, what greedy thinks it gains. */
export const gainsOf = (view: DeepReadonly<View>, seat: Seat, legal: readonly Action[]): number[] => {
  const mind = mindOf(view, seat);
  return legal.map((action) => actionGain(mind, action));
};

/** What greedy would say before somebody in its seat does this; the action itself if nothing. */
export const spokenFirst = (
  view: DeepReadonly<View>,
  seat: Seat,
  legal: readonly Action[],
  action: Action,
  chance: Chance,
): Action => withWords(mindOf(view, seat), legal, action, chance);

/** Offers first: the best worth taking, else one to change, else one to decline. */
const answerToOffers = (mind: Mind, legal: readonly Action[], chance: Chance): Action | null => {
  const accepts = legal.filter((action) => action.type === 'accept');
  const best = bestOf(accepts, (action) => ('offer' in action ? offerGain(mind, action.offer) : 0));
  if (best !== null && best.gain > DEAL_MIN) return best.choice;
  const decline = legal.find((action) => action.type === 'decline');
  if (decline === undefined) return null;
  const offer = 'offer' in decline ? offerNumbered(mind, decline.offer) : undefined;
  return (offer === undefined ? null : counterFor(mind, offer, chance)) ?? decline;
};

const offerNumbered = ({ view }: Mind, id: number): DeepReadonly<Offer> | undefined =>
  view.offers.find((offer) => offer.id === id);

const offerGain = (mind: Mind, id: number): number => {
  const offer = offerNumbered(mind, id);
  return offer === undefined ? 0 : dealGains(mind, offer).to;
};

const ownAction = (mind: Mind, legal: readonly Action[], chance: Chance): Action | null => {
  const { phase } = mind.view;
  switch (phase.type) {
    case 'placingDice':
      return placement(mind, legal);
    case 'layingOff':
      // The house wins in the long run, and a boss who is short owes nothing.
      return legal.find((action) => action.type === 'layOff' && !action.layOff) ?? null;
    case 'playing':
      return play(mind, legal, chance);
    case 'givingUpLot':
    case 'movingDie':
      return forcedMove(mind, legal, phase.lot);
    default:
      return legal.find(({ type }) => type === 'draw') ?? null;
  }
};

const forcedMove = (mind: Mind, legal: readonly Action[], to: Parameters<typeof boardAfterMove>[3]): Action | null => {
  const { view, seat } = mind;
  const best = bestOf(legal, (action) => {
    if (action.type === 'giveUpLot') return boardGain(mind, boardAfterMove(view, seat, action.lot, to, 'marker'));
    if (action.type === 'moveDie') return boardGain(mind, boardAfterMove(view, seat, action.from, to, 'die'));
    return Number.NEGATIVE_INFINITY;
  });
  return best?.choice ?? null;
};

const placement = ({ view }: Mind, legal: readonly Action[]): Action | null =>
  bestOf(legal, (action) => placementWorth(view.unseen, action))?.choice ?? null;

const boardGain = (mind: Mind, board: Board): number => gainOf(mind, worthsOf(board, mind.prospects), mind.seat);

const play = (mind: Mind, legal: readonly Action[], chance: Chance): Action | null => {
  const endTurn = legal.find(({ type }) => type === 'endTurn');
  if (endTurn === undefined) return null;
  const best = bestOf(legal, (action) => actionGain(mind, action));
  return withWords(mind, legal, best === null || best.gain <= ACTION_MIN ? endTurn : best.choice, chance);
};

/** An own action, or what is better said before it. */
const withWords = (mind: Mind, legal: readonly Action[], action: Action, chance: Chance): Action => {
  if (action.type === 'endTurn') return offerFor(mind.view, mind.seat, mind.prospects, chance) ?? action;
  // An offer was meant for the moment before: it does not outlive the next thing its maker does.
  return waiverFor(mind, action, chance) ?? legal.find(({ type }) => type === 'withdraw') ?? action;
};

const actionGain = (mind: Mind, action: Action): number => {
  const { view, seat } = mind;
  switch (action.type) {
    case 'build':
    case 'sprawl':
    case 'remodel':
      return gainOf(mind, worthsAfter(mind, view, seat, action), seat);
    case 'reorganise':
      return reorganiseGain(mind, action.casino);
    case 'gamble':
      return gambleGain(mind, action.bet);
    default:
      return 0;
  }
};

/** Exact odds of the boss's seat, average faces, less the price. */
const reorganiseGain = ({ view, seat, prospects }: Mind, id: Casino['id']): number => {
  const casino = casinoNamed(view, id);
  if (casino === null) return 0;
  const dice = diceIn(view, casino);
  const { pays, laterDollar, dollar } = prospects;
  const payments = pays[casino.colour] + (casino.touchesStrip ? pays.strip : 0);
  const owners = dice.map(({ owner }) => owner);
  const odds = at(reorganiseOdds(owners, view.chairs.length), seat) - (casino.boss === seat ? 1 : 0);
  const pips = dice.reduce((sum, { owner, value }) => sum + (owner === seat ? AVERAGE_FACE - value : 0), 0);
  const points = trackMove(at(view.chairs, seat).points, casino.lots.length).to - at(view.chairs, seat).points;
  return (
    payments * (odds * Math.max(points, casino.lots.length / 2) + pips * laterDollar) - reorganiseCost(casino) * dollar
  );
};

/** A bet loses on average; it is worth it when the win pays for a tile that is out of reach by just so much. */
const gambleGain = (mind: Mind, bet: number): number => {
  const wish = bestWish(mind);
  if (wish === null || wish.short !== bet) return -bet * mind.prospects.dollar;
  const win = (GAMBLE_WAYS.win + GAMBLE_WAYS.double) / (GAMBLE_WAYS.win + GAMBLE_WAYS.double + GAMBLE_WAYS.lose);
  return win * wish.gain - (1 - win) * bet * mind.prospects.dollar;
};

/** The best tile on an own lot that a little more money would buy. */
const bestWish = (mind: Mind): { readonly gain: number; readonly short: number } | null => {
  const known = wishes.get(mind);
  if (known !== undefined) return known;
  const wish = findWish(mind);
  wishes.set(mind, wish);
  return wish;
};

const wishes = new WeakMap<Mind, ReturnType<typeof findWish>>();

const findWish = (mind: Mind): { readonly gain: number; readonly short: number } | null => {
  const { view, seat } = mind;
  const money = at(view.chairs, seat).money;
  const builds = view.lots.flatMap(({ marker }, index) => (marker === seat ? buildsOn(view, index) : []));
  const missing = builds.filter(({ price }) => price > money);
  const best = bestOf(missing, ({ action }) => {
    const after = boardAfter(view, seat, action);
    return after === null ? 0 : boardGain(mind, after);
  });
  return best === null || best.gain <= 0 ? null : { gain: best.gain, short: best.choice.price - money };
};

const buildsOn = ({ tilesLeft }: DeepReadonly<View>, index: number): { action: DealAction; price: number }[] => {
  const { id, price } = at(LOT_LIST, index);
  return COLOURS.filter((colour) => tilesLeft[colour] > 0).map((colour) => ({
    action: { type: 'build', lot: id, colour },
    price,
  }));
};

/** The first of the best. */
const bestOf = <A>(choices: readonly A[], gainFor: (choice: A) => number): { choice: A; gain: number } | null => {
  let best: { choice: A; gain: number } | null = null;
  for (const choice of choices) {
    const gain = gainFor(choice);
    if (best === null || gain > best.gain) best = { choice, gain };
  }
  return best;
};
