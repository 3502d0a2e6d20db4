/** Offers worth making: pieces that are worth more to one of two seats than to the other, at a price between. */

import {
  type Action,
  type Goods,
  LOT_FACTS,
  LOT_LIST,
  type LotFacts,
  lordsOfVegas,
  type OfferAction,
  type Terms,
  type View,
} from '@fremont/games/lords-of-vegas';
import { at, type Chance, type DeepReadonly, pick, type Seat, seatAt } from '@fremont/kernel';
import { boardAfterDeal } from './outlook.ts';
import type { Prospects } from './prospects.ts';
import { standingOf, worthsOf } from './worth.ts';

const OFFERS_A_TURN = 2;
const OFFERS_MAX = 20;
/** Both sides have to gain about this much, else nobody would bother. */
const GAIN_MIN = 0.35;
/** Of the best so many, any: the same offer is not made again and again. */
const CHOICE = 3;

interface Idea {
  readonly action: OfferAction;
  readonly gain: number;
}

/** Null when there is nothing worth offering, or enough has been offered this turn. */
export const offerFor = (view: DeepReadonly<View>, seat: Seat, prospects: Prospects, chance: Chance): Action | null => {
  if (OFFERS_MAX - at(view.offersLeft, seat) >= OFFERS_A_TURN || view.offers.length > 0) return null;
  const ideas = view.chairs.flatMap((_, index) =>
    index === seat ? [] : ideasWith(view, seat, seatAt(index), prospects),
  );
  const best = ideas.sort((one, other) => other.gain - one.gain).slice(0, CHOICE);
  const state = lordsOfVegas.guess(view, seat, chance);
  const possible = best.filter(({ action }) => lordsOfVegas.check(state, seat, action) === null);
  return possible.length === 0 ? null : pick(possible, chance, 'bot').action;
};

const ideasWith = (view: DeepReadonly<View>, seat: Seat, other: Seat, prospects: Prospects): Idea[] => {
  const before = worthsOf(view, prospects);
  const judge = (terms: Terms, who: Seat): number =>
    standingOf(worthsOf(boardAfterDeal(view, terms, view.turn), prospects), who) - standingOf(before, who);
  return piecesBetween(view, seat, other).flatMap(({ goods, owner }) => {
    const buyer = owner === seat ? other : seat;
    const terms = (money: number): Terms => dealOf(seat, other, owner === seat, goods, money);
    const price = fairPrice(view, buyer, (money) => ({
      buyer: judge(terms(money), buyer),
      seller: judge(terms(money), owner),
    }));
    if (price === null) return [];
    const { to, give, take } = terms(price);
    return [{ action: { type: 'offer', to, give, take }, gain: judge(terms(price), seat) }];
  });
};

const NOTHING: Goods = { money: 0, lots: [], dice: [] };

const dealOf = (from: Seat, to: Seat, sells: boolean, goods: Goods, money: number): Terms => {
  const cash: Goods = { ...NOTHING, money };
  return { from, to, give: sells ? goods : cash, take: sells ? cash : goods, action: null, waiver: null };
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

const isBeside = (view: DeepReadonly<View>, { neighbours }: LotFacts, seat: Seat): boolean =>
  neighbours.some((id) => {
    const { marker, die } = at(view.lots, LOT_FACTS[id].index);
    return marker === seat || die?.owner === seat;
  });

interface Gains {
  readonly buyer: number;
  readonly seller: number;
}

/** Gains change evenly with the price, so two prices tell all others. Null when no price suits both. */
const fairPrice = (view: DeepReadonly<View>, buyer: Seat, gains: (money: number) => Gains): number | null => {
  const free = gains(0);
  const dear = gains(1);
  const perDollar = { buyer: dear.buyer - free.buyer, seller: dear.seller - free.seller };
  if (perDollar.buyer >= 0 || perDollar.seller <= 0) return null;
  const least = Math.max(0, Math.ceil((GAIN_MIN - free.seller) / perDollar.seller));
  const most = Math.min(at(view.chairs, buyer).money, Math.floor((GAIN_MIN - free.buyer) / perDollar.buyer));
  return least <= most ? Math.ceil((least + most) / 2) : null;
};
