/** Greedy takes the action with the most valuable board after it, and ends its turn when no action gains enough. */

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
import { type Assessment, assess, gainOf, worthsAfter } from './assessment.ts';
import { counterFor, DEAL_MIN } from './counters.ts';
import { ACTION_MIN, dealGains } from './deals.ts';
import { offerFor, waiverFor } from './offers.ts';
import { boardAfter, boardAfterMove } from './outlook.ts';
import { AVERAGE_FACE, diceIn, placementWorth, worthsOf } from './worth.ts';

export const greedyBot: Bot<LordsOfVegas> = {
  level: 'greedy',
  choose: (view, seat, legal, chance) => {
    const assessment = assess(view, seat);
    return answerToOffers(assessment, legal, chance) ?? ownAction(assessment, legal, chance);
  },
};

/** Greedy's estimate of the gain of each action. */
export const gainsOf = (view: DeepReadonly<View>, seat: Seat, legal: readonly Action[]): number[] => {
  const assessment = assess(view, seat);
  return legal.map((action) => actionGain(assessment, action));
};

/** The offer or withdrawal that greedy makes before this action; the action itself if there is none. */
export const announcedFirst = (
  view: DeepReadonly<View>,
  seat: Seat,
  legal: readonly Action[],
  action: Action,
  chance: Chance,
): Action => withOffers(assess(view, seat), legal, action, chance);

/** Accepts the best offer that is good enough, else counters one, else declines one. */
const answerToOffers = (assessment: Assessment, legal: readonly Action[], chance: Chance): Action | null => {
  const accepts = legal.filter((action) => action.type === 'accept');
  const best = bestOf(accepts, (action) => ('offer' in action ? offerGain(assessment, action.offer) : 0));
  if (best !== null && best.gain > DEAL_MIN) return best.choice;
  const decline = legal.find((action) => action.type === 'decline');
  if (decline === undefined) return null;
  const offer = 'offer' in decline ? offerNumbered(assessment, decline.offer) : undefined;
  return (offer === undefined ? null : counterFor(assessment, offer, chance)) ?? decline;
};

const offerNumbered = ({ view }: Assessment, id: number): DeepReadonly<Offer> | undefined =>
  view.offers.find((offer) => offer.id === id);

const offerGain = (assessment: Assessment, id: number): number => {
  const offer = offerNumbered(assessment, id);
  return offer === undefined ? 0 : dealGains(assessment, offer).to;
};

const ownAction = (assessment: Assessment, legal: readonly Action[], chance: Chance): Action | null => {
  const { phase } = assessment.view;
  switch (phase.type) {
    case 'placingDice':
      return placement(assessment, legal);
    case 'layingOff':
      // The house wins on average, and a boss without enough money owes nothing.
      return legal.find((action) => action.type === 'layOff' && !action.layOff) ?? null;
    case 'playing':
      return play(assessment, legal, chance);
    case 'givingUpLot':
    case 'movingDie':
      return forcedMove(assessment, legal, phase.lot);
    default:
      return legal.find(({ type }) => type === 'draw') ?? null;
  }
};

const forcedMove = (
  assessment: Assessment,
  legal: readonly Action[],
  to: Parameters<typeof boardAfterMove>[3],
): Action | null => {
  const { view, seat } = assessment;
  const best = bestOf(legal, (action) => {
    if (action.type === 'giveUpLot') return boardGain(assessment, boardAfterMove(view, seat, action.lot, to, 'marker'));
    if (action.type === 'moveDie') return boardGain(assessment, boardAfterMove(view, seat, action.from, to, 'die'));
    return Number.NEGATIVE_INFINITY;
  });
  return best?.choice ?? null;
};

const placement = ({ view }: Assessment, legal: readonly Action[]): Action | null =>
  bestOf(legal, (action) => placementWorth(view.unseen, action))?.choice ?? null;

const boardGain = (assessment: Assessment, board: Board): number =>
  gainOf(assessment, worthsOf(board, assessment.prospects), assessment.seat);

const play = (assessment: Assessment, legal: readonly Action[], chance: Chance): Action | null => {
  const endTurn = legal.find(({ type }) => type === 'endTurn');
  if (endTurn === undefined) return null;
  const best = bestOf(legal, (action) => actionGain(assessment, action));
  return withOffers(assessment, legal, best === null || best.gain <= ACTION_MIN ? endTurn : best.choice, chance);
};

/** The own action, or an offer or withdrawal that has to come before it. */
const withOffers = (assessment: Assessment, legal: readonly Action[], action: Action, chance: Chance): Action => {
  if (action.type === 'endTurn')
    return offerFor(assessment.view, assessment.seat, assessment.prospects, chance) ?? action;
  // The seat withdraws an offer before its next action, because the offer was made for the current board.
  return waiverFor(assessment, action, chance) ?? legal.find(({ type }) => type === 'withdraw') ?? action;
};

const actionGain = (assessment: Assessment, action: Action): number => {
  const { view, seat } = assessment;
  switch (action.type) {
    case 'build':
    case 'sprawl':
    case 'remodel':
      return gainOf(assessment, worthsAfter(assessment, view, seat, action), seat);
    case 'reorganise':
      return reorganiseGain(assessment, action.casino);
    case 'gamble':
      return gambleGain(assessment, action.bet);
    default:
      return 0;
  }
};

/** Uses the exact odds of becoming boss and average faces, minus the price. */
const reorganiseGain = ({ view, seat, prospects }: Assessment, id: Casino['id']): number => {
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

/**
 * A bet loses money on average. It is worth it only when the win pays for a tile that the seat cannot afford otherwise.
 */
const gambleGain = (assessment: Assessment, bet: number): number => {
  const wish = bestWish(assessment);
  if (wish === null || wish.short !== bet) return -bet * assessment.prospects.dollar;
  const win = (GAMBLE_WAYS.win + GAMBLE_WAYS.double) / (GAMBLE_WAYS.win + GAMBLE_WAYS.double + GAMBLE_WAYS.lose);
  return win * wish.gain - (1 - win) * bet * assessment.prospects.dollar;
};

/** The best tile on an own lot that the seat can almost afford. */
const bestWish = (assessment: Assessment): { readonly gain: number; readonly short: number } | null => {
  const known = wishes.get(assessment);
  if (known !== undefined) return known;
  const wish = findWish(assessment);
  wishes.set(assessment, wish);
  return wish;
};

const wishes = new WeakMap<Assessment, ReturnType<typeof findWish>>();

const findWish = (assessment: Assessment): { readonly gain: number; readonly short: number } | null => {
  const { view, seat } = assessment;
  const money = at(view.chairs, seat).money;
  const builds = view.lots.flatMap(({ marker }, index) => (marker === seat ? buildsOn(view, index) : []));
  const missing = builds.filter(({ price }) => price > money);
  const best = bestOf(missing, ({ action }) => {
    const after = boardAfter(view, seat, action);
    return after === null ? 0 : boardGain(assessment, after);
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

/** The first of the best choices. */
const bestOf = <A>(choices: readonly A[], gainFor: (choice: A) => number): { choice: A; gain: number } | null => {
  let best: { choice: A; gain: number } | null = null;
  for (const choice of choices) {
    const gain = gainFor(choice);
    if (best === null || gain > best.gain) best = { choice, gain };
  }
  return best;
};
