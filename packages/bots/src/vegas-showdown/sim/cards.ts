/** Effects of event cards. Written for speed: a card is a row of numbers. RULES 3.4, 5. */

import { CELLS, publicityFame } from '@fremont/games/vegas-showdown';
import { add, nth } from './numbers.ts';
import { EMPTY, type Position } from './position.ts';
import { KIND, SPOTS, STRIDE } from './spots.ts';
import {
  AMOUNT,
  CARD_KINDS,
  CARD_LIMIT,
  CARD_SIGN,
  CARD_SIZE,
  CARD_STAT,
  CIRCLE_ABOVE,
  CIRCLE_BELOW,
  EFFECT,
  EFFECT_TYPES,
  FORBIDS_RENOVATE,
  PREMIER_LOTS,
  PRICE,
} from './tables.ts';

/** Without cards. */
const PUBLICITY_FAME = publicityFame({ cards: [] });

/** RULES 3.13: clears the effects of a turn. */
export const forgetCards = (position: Position): void => {
  position.cardCount = 0;
  position.barredKinds = 0;
  position.barredSizes = 0;
  position.isRenovateBarred = false;
  position.isPublicityBarred = false;
  position.publicityFame = PUBLICITY_FAME;
  position.incomeChange = 0;
  position.isIncomeHigher = false;
};

/** Adds a card of this turn, and its effect if it lasts until the end of the turn. */
export const rememberCard = (position: Position, card: number): void => {
  position.cards[position.cardCount++] = card;
  switch (EFFECT_TYPES[nth(EFFECT, card)]) {
    case 'noBid':
      position.barredKinds |= nth(CARD_KINDS, card);
      break;
    case 'noBidSize':
      position.barredSizes |= 1 << nth(CARD_SIZE, card);
      break;
    case 'noAction':
      if (nth(FORBIDS_RENOVATE, card) === 1) position.isRenovateBarred = true;
      else position.isPublicityBarred = true;
      break;
    case 'publicityFame':
      position.publicityFame = nth(AMOUNT, card);
      break;
    case 'incomeChange':
      position.incomeChange += nth(AMOUNT, card);
      break;
    case 'incomeHigher':
      position.isIncomeHigher = true;
      break;
    default:
  }
};

/** Applies immediate effects. The simulator handles the two cards that ask a seat. */
export const carryOut = (position: Position, card: number): void => {
  rememberCard(position, card);
  switch (EFFECT_TYPES[nth(EFFECT, card)]) {
    case 'famePerTile':
      for (let seat = 0; seat < position.seats; seat++)
        add(position.fame, seat, nth(AMOUNT, card) * tilesOf(position, seat, nth(CARD_KINDS, card)));
      break;
    case 'moneyPerTile':
      for (let seat = 0; seat < position.seats; seat++)
        pay(position, seat, nth(AMOUNT, card) * tilesOf(position, seat, nth(CARD_KINDS, card)));
      break;
    case 'moneyPerMoney':
      for (let seat = 0; seat < position.seats; seat++)
        pay(position, seat, nth(AMOUNT, card) * Math.floor(nth(position.money, seat) / nth(CARD_LIMIT, card)));
      break;
    case 'rankMoney':
    case 'rankFame':
      reward(position, card);
      break;
    case 'priceFall':
      lowerPrices(position, nth(CARD_LIMIT, card));
      break;
    case 'priceRise':
      raisePrices(position);
      break;
    default:
  }
};

const tilesOf = (position: Position, seat: number, kinds: number): number => {
  const from = seat * CELLS;
  const end = from + nth(position.tiles, seat);
  let count = 0;
  for (let index = from; index < end; index++)
    count += (kinds >> nth(SPOTS, nth(position.sheets, index) * STRIDE + KIND)) & 1;
  return count;
};

/** RULES 5.4. */
const pay = (position: Position, seat: number, amount: number): void => {
  position.money[seat] = Math.max(0, nth(position.money, seat) + amount);
};

const statsOf = (position: Position, stat: number): Int32Array => {
  if (stat === 0) return position.money;
  if (stat === 1) return position.population;
  return stat === 2 ? position.revenue : position.fame;
};

/** RULES 5.3: affects all tied seats. Seats are marked before the first of them is changed. */
const reward = (position: Position, card: number): void => {
  const stats = statsOf(position, nth(CARD_STAT, card));
  const sign = nth(CARD_SIGN, card);
  let best = sign * nth(stats, 0);
  for (let seat = 1; seat < position.seats; seat++) best = Math.max(best, sign * nth(stats, seat));
  const mark = sign * best;
  const isMoney = EFFECT_TYPES[nth(EFFECT, card)] === 'rankMoney';
  for (let seat = 0; seat < position.seats; seat++) {
    if (nth(stats, seat) !== mark) continue;
    if (isMoney) pay(position, seat, nth(AMOUNT, card));
    else add(position.fame, seat, nth(AMOUNT, card));
  }
};

const lowerPrices = ({ spaces, prices }: Position, above: number): void => {
  for (let space = 0; space < PREMIER_LOTS; space++)
    if (nth(spaces, space) !== EMPTY && nth(prices, space) > above)
      prices[space] = nth(CIRCLE_BELOW, nth(prices, space));
};

const raisePrices = ({ spaces, prices }: Position): void => {
  for (let space = 0; space < PREMIER_LOTS; space++)
    if (nth(spaces, space) !== EMPTY && nth(prices, space) < nth(PRICE, nth(spaces, space)))
      prices[space] = nth(CIRCLE_ABOVE, nth(prices, space));
};

/** RULES 3.4: all seats collect. */
export const collectIncome = (position: Position): void => {
  for (let seat = 0; seat < position.seats; seat++) {
    const population = nth(position.population, seat);
    const revenue = nth(position.revenue, seat);
    const basis = position.isIncomeHigher ? Math.max(population, revenue) : Math.min(population, revenue);
    add(position.money, seat, Math.max(0, basis + position.incomeChange));
  }
};
