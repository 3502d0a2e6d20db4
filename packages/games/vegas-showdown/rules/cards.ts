/** The immediate effects of event cards. RULES 5. */

import { at, unreachable } from '@fremont/kernel';
import { CARDS, type Effect, type Stat } from '../data/cards.ts';
import { TILES } from '../data/tiles.ts';
import type { CardId, Chair, Event, Offer, PriceMove, State } from '../types.ts';
import { circleFrom, moveMarker } from './prices.ts';

/** RULES 5: carries out effects that need no decision. The two cards that ask a seat have no immediate effect. */
export function* applyCard(draft: State, card: CardId): Iterable<Event> {
  const { effect } = CARDS[card];
  switch (effect.type) {
    case 'famePerTile':
    case 'rankFame':
      yield giveFame(draft, card, amountsOf(draft.chairs, effect));
      return;
    case 'moneyPerTile':
    case 'moneyPerMoney':
    case 'rankMoney':
      yield giveMoney(draft, card, amountsOf(draft.chairs, effect));
      return;
    case 'priceFall':
      yield movePrices(draft, card, ({ price }) => (price > effect.above ? circleFrom(price, -1) : price));
      return;
    case 'priceRise':
      yield movePrices(draft, card, ({ tile, price }) => (price < TILES[tile].price ? circleFrom(price, 1) : price));
      return;
    case 'noBid':
    case 'noBidSize':
    case 'noAction':
    case 'publicityFame':
    case 'incomeChange':
    case 'incomeHigher':
      yield { type: 'cardHolds', card };
      return;
    case 'freePlacement':
    case 'chooseStack':
      return;
    default:
      unreachable(effect);
  }
}

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

/** RULES 5.3: a card affects all tied seats. */
const ranked = (chairs: readonly Chair[], who: 'most' | 'least', stat: Stat): boolean[] => {
  const values = chairs.map((chair) => chair[stat]);
  const mark = who === 'most' ? Math.max(...values) : Math.min(...values);
  return values.map((value) => value === mark);
};

const idleOr = (card: CardId, amounts: readonly number[], event: Event): Event =>
  amounts.some((amount) => amount !== 0) ? event : { type: 'cardIdle', card };

const giveFame = (draft: State, card: CardId, amounts: readonly number[]): Event => {
  draft.chairs.forEach((chair, index) => {
    chair.fame += at(amounts, index);
  });
  return idleOr(card, amounts, { type: 'cardFamed', card, amounts });
};

/** RULES 5.4: a seat pays no more than it has. */
const giveMoney = (draft: State, card: CardId, wanted: readonly number[]): Event => {
  // Adding zero turns the -0 of a product into 0, because JSON has no -0.
  const amounts = draft.chairs.map(({ money }, index) => Math.max(at(wanted, index), -money) + 0);
  draft.chairs.forEach((chair, index) => {
    chair.money += at(amounts, index);
  });
  return idleOr(card, amounts, { type: 'cardPaid', card, amounts });
};

const movePrices = (draft: State, card: CardId, priceOf: (offer: Offer) => number): Event => {
  const moves: PriceMove[] = [];
  for (const [space, offer] of draft.spaces.entries())
    if (offer !== null && priceOf(offer) !== offer.price) moves.push(moveMarker(offer, space, priceOf(offer)));
  return moves.length === 0 ? { type: 'cardIdle', card } : { type: 'cardMovedPrices', card, moves };
};

/** The card of this turn that forbids an action. */
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
