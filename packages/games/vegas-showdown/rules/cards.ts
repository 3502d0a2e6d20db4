/** What an event card does at once. RULES 5. */

import { at, unreachable } from '@fremont/kernel';
import { CARDS, type Effect, type Stat } from '../data/cards.ts';
import { TILES } from '../data/tiles.ts';
import { CIRCLES } from '../data/tracks.ts';
import type { CardId, Chair, Event, Offer, PriceMove, State } from '../types.ts';

/** Carries out what needs no decision; the two cards that ask somebody only announce themselves. */
export const applyCard = (draft: State, card: CardId): Event[] => {
  const { effect } = CARDS[card];
  switch (effect.type) {
    case 'famePerTile':
    case 'rankFame':
      return giveFame(draft, card, amountsOf(draft.chairs, effect));
    case 'moneyPerTile':
    case 'moneyPerMoney':
    case 'rankMoney':
      return giveMoney(draft, card, amountsOf(draft.chairs, effect));
    case 'priceFall':
      return movePrices(draft, card, ({ price }) => (price > effect.above ? circleFrom(price, -1) : price));
    case 'priceRise':
      return movePrices(draft, card, ({ tile, price }) => (price < TILES[tile].price ? circleFrom(price, 1) : price));
    case 'noBid':
    case 'noBidSize':
    case 'noAction':
    case 'publicityFame':
    case 'incomeChange':
    case 'incomeHigher':
      return [{ type: 'cardHolds', card }];
    case 'freePlacement':
    case 'chooseStack':
      return [];
    default:
      return unreachable(effect);
  }
};

type Amounting = Extract<Effect, { readonly type: `${string}PerTile` | `rank${string}` | 'moneyPerMoney' }>;

const amountsOf = (chairs: readonly Chair[], effect: Amounting): number[] => {
  switch (effect.type) {
    case 'famePerTile':
    case 'moneyPerTile':
      return chairs.map(({ sheet }) => effect.amount * sheet.filter(({ tile }) => effect.tiles.includes(tile)).length);
    case 'moneyPerMoney':
      return chairs.map(({ money }) => effect.amount * Math.floor(money / effect.per));
    case 'rankFame':
    case 'rankMoney':
      return ranked(chairs, effect.who, effect.stat).map((hit) => (hit ? effect.amount : 0));
    default:
      return unreachable(effect);
  }
};

/** RULES 5.3: everyone tied is affected. */
const ranked = (chairs: readonly Chair[], who: 'most' | 'least', stat: Stat): boolean[] => {
  const values = chairs.map((chair) => chair[stat]);
  const mark = who === 'most' ? Math.max(...values) : Math.min(...values);
  return values.map((value) => value === mark);
};

const idleOr = (card: CardId, amounts: readonly number[], event: Event): Event[] =>
  amounts.some((amount) => amount !== 0) ? [event] : [{ type: 'cardIdle', card }];

const giveFame = (draft: State, card: CardId, amounts: readonly number[]): Event[] => {
  draft.chairs.forEach((chair, index) => {
    chair.fame += at(amounts, index);
  });
  return idleOr(card, amounts, { type: 'cardFamed', card, amounts });
};

/** RULES 5.4: nobody pays more than they have. */
const giveMoney = (draft: State, card: CardId, wanted: readonly number[]): Event[] => {
  // Adding zero turns the -0 of a product into 0, which JSON can tell.
  const amounts = draft.chairs.map(({ money }, index) => Math.max(at(wanted, index), -money) + 0);
  draft.chairs.forEach((chair, index) => {
    chair.money += at(amounts, index);
  });
  return idleOr(card, amounts, { type: 'cardPaid', card, amounts });
};

/** The circle `steps` further up the track, or the same one at its end. */
export const circleFrom = (price: number, steps: 1 | -1): number => CIRCLES[CIRCLES.indexOf(price) + steps] ?? price;

const movePrices = (draft: State, card: CardId, priceOf: (offer: Offer) => number): Event[] => {
  const moves: PriceMove[] = [];
  draft.spaces.forEach((offer, space) => {
    if (offer === null) return;
    const { tile, price: from } = offer;
    const to = priceOf(offer);
    if (to !== from) moves.push({ space, tile, from, to });
    offer.price = to;
  });
  return moves.length === 0 ? [{ type: 'cardIdle', card }] : [{ type: 'cardMovedPrices', card, moves }];
};

/** The card of this turn that takes an action away. */
export const cardAgainst = (
  { cards }: { readonly cards: readonly { readonly card: CardId }[] },
  action: 'renovate' | 'publicity',
): CardId | null => {
  for (const { card } of cards) {
    const { effect } = CARDS[card];
    if (effect.type === 'noAction' && effect.action === action) return card;
  }
  return null;
};
