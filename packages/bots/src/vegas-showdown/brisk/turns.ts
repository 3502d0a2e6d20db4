/** Turns of a playout: the auction that is going on, then whole turns without event cards, and how a seat stands after them. */

import {
  CELLS,
  droppedPrice,
  PLACES_MAX,
  SCORING,
  type View as SeenView,
  SIZES,
  type Size,
} from '@fremont/games/vegas-showdown';
import { at, type DeepReadonly, type Seat } from '@fremont/kernel';
import { dollarWorth, earning, RANK, turnsFor } from '../worth.ts';
import { type Fate, tasteOf } from './fate.ts';
import { copyHouse, type House, isReady, KINDS, kindWorth, placeAside, takeTile, UNDECIDED } from './house.ts';
import { holdAuction, type Judge, type Market, NONE } from './market.ts';

/** A market and what is known about the turn it is in. */
export interface Start {
  readonly market: Market;
  /** By seat and stall: what the lots of this turn are worth, with the best place found on the real sheet. */
  readonly worths: readonly (readonly number[])[];
  readonly publicity: number;
  readonly removal: DeepReadonly<SeenView>['options']['premierRemoval'];
}

/** One playout under way. */
interface Run {
  readonly start: Start;
  readonly fate: Fate;
  readonly market: Market;
  readonly flipped: Record<Size, number>;
  cards: number;
  turn: number;
  isOver: boolean;
}

const runOf = (start: Start, fate: Fate): Run => ({
  start,
  fate,
  market: {
    stalls: start.market.stalls.map((stall) => ({ ...stall })),
    houses: start.market.houses.map(copyHouse),
    dealer: start.market.dealer,
  },
  flipped: { small: 0, medium: 0, large: 0 },
  cards: 0,
  turn: 0,
  isOver: false,
});

const seatAfter = (seat: number, { houses }: Market): number => (seat + 1) % houses.length;

/** `choose` is what the seat tries in the auction that is going on. */
export const standingAfter = (
  start: Start,
  fate: Fate,
  seat: Seat,
  turns: number,
  choose: (market: Market) => void,
): number => {
  const run = runOf(start, fate);
  choose(run.market);
  finishTurn(run, seatAfter(seat, run.market), seat);
  while (run.turn < turns && !run.isOver) {
    beginTurn(run);
    if (!run.isOver) finishTurn(run, run.market.dealer, seat);
  }
  return standingOf(run, seat);
};

const turnsIn = ({ market, fate, flipped }: Run): number => {
  const height = Math.min(...SIZES.map((size) => fate.stacks[size].length - flipped[size]));
  return turnsFor(height, Math.max(...market.houses.map(({ cells }) => cells)));
};

const finishTurn = (run: Run, first: number, me: Seat): void => {
  holdAuction(run.market, first, judgeOf(run, me));
  for (const [seat, house] of run.market.houses.entries()) settle(run, seat, house);
  run.isOver = run.market.houses.some(({ cells }) => cells >= CELLS);
  run.turn++;
};

/** Only what others want is uncertain. */
const judgeOf = (run: Run, me: Seat): Judge => {
  const { market, start, fate, turn } = run;
  const turns = turnsIn(run);
  const futureDollar = dollarWorth(turns / 2);
  const known = market.houses.map(() => market.stalls.map(() => Number.NaN));
  const judged = (seat: number, stall: number): number => {
    const { kind } = at(market.stalls, stall);
    const worth =
      turn === 0 ? at(at(start.worths, seat), stall) : kindWorth(at(market.houses, seat), kind, turns, futureDollar);
    return seat === me ? worth : worth * tasteOf(fate, turn, seat, kind);
  };
  return {
    dollar: dollarWorth(turns),
    worth: (seat, stall) => {
      const row = at(known, seat);
      if (Number.isNaN(at(row, stall))) row[stall] = judged(seat, stall);
      return at(row, stall);
    },
    idle: (seat) => {
      const house = at(market.houses, seat);
      const waiting = house.aside.filter((kind) => isReady(house, kind));
      const best = waiting.map((kind) => kindWorth(house, kind, turns, futureDollar)).sort((a, b) => b - a);
      return Math.max(start.publicity + (best[0] ?? 0), (best[0] ?? 0) + (best[1] ?? 0));
    },
  };
};

/** RULES 3.8 to 3.12. */
const settle = (run: Run, seat: number, house: House): void => {
  if (house.lot >= 0) buy(run, seat, house);
  else rest(run, house);
  house.lot = UNDECIDED;
};

const buy = (run: Run, seat: number, house: House): void => {
  const stall = at(run.market.stalls, house.lot);
  const turns = turnsIn(run);
  house.money -= house.bid;
  // What the real sheet makes of the tile is known for the lots of the first turn.
  if (run.turn === 0)
    house.fame +=
      at(at(run.start.worths, seat), house.lot) - kindWorth(house, stall.kind, turns, dollarWorth(turns / 2));
  takeTile(house, stall.kind);
  if (stall.isPremier) stall.kind = NONE;
};

const rest = ({ start }: Run, house: House): void => {
  const ready = house.aside.filter((kind) => isReady(house, kind)).length;
  if (ready >= PLACES_MAX) placeAside(house, PLACES_MAX);
  else {
    house.fame += start.publicity;
    placeAside(house, 1);
  }
};

/** RULES 3.1 to 3.4: prices drop, spaces are filled, everybody collects. */
const beginTurn = (run: Run): void => {
  const { market, start } = run;
  market.dealer = seatAfter(market.dealer, market);
  for (const stall of market.stalls) {
    stall.isBarred = false;
    if (!stall.isPremier || stall.kind === NONE) continue;
    const price = droppedPrice(stall.minimum, start.removal);
    if (price === null) stall.kind = NONE;
    else stall.minimum = price;
  }
  for (const stall of market.stalls) if (stall.isPremier && stall.kind === NONE && !run.isOver) flip(run, stall);
  for (const house of market.houses) house.money += Math.min(house.population, house.revenue);
};

/** RULES 7.2: a card that names an empty stack ends the match. */
const flip = (run: Run, stall: Market['stalls'][number]): void => {
  const size = run.fate.sizes[run.cards++];
  const kind = size === undefined ? undefined : run.fate.stacks[size][run.flipped[size]];
  if (size === undefined || kind === undefined) {
    run.isOver = true;
    return;
  }
  run.flipped[size]++;
  stall.kind = kind;
  stall.minimum = at(KINDS, kind).price;
};

/** How much others matter: what the average rival gains is partly lost to the seat. */
const RIVALRY = 0.5;

const standingOf = (run: Run, seat: Seat): number => {
  const worths = run.isOver ? finalWorths(run.market.houses) : worthsIn(run);
  const others = worths.reduce((sum, worth) => sum + worth, 0) - at(worths, seat);
  return at(worths, seat) - (RIVALRY * others) / (worths.length - 1);
};

const worthsIn = (run: Run): number[] => {
  const turns = turnsIn(run);
  const futureDollar = dollarWorth(turns / 2);
  return run.market.houses.map((house) => {
    const income = earning(house.population, house.revenue) * turns * futureDollar;
    const waiting = house.aside.reduce((sum, kind) => sum + kindWorth(house, kind, turns, futureDollar) / 2, 0);
    const ranks = RANK * (house.population + house.revenue);
    return house.fame + house.money * dollarWorth(turns) + income + ranks + waiting;
  });
};

/** RULES 8.4 and 8.5; what sheets score is in their Fame. */
const finalWorths = (houses: readonly House[]): number[] =>
  houses.map(
    (house) =>
      house.fame +
      house.money / SCORING.moneyPer +
      rankFame(houses, house, 'population') +
      rankFame(houses, house, 'revenue'),
  );

/** Equal values share the places they span; roughly, the better and the worse of them. */
const rankFame = (houses: readonly House[], house: House, counter: 'population' | 'revenue'): number => {
  const ahead = houses.filter((other) => other[counter] > house[counter]).length;
  const tied = houses.filter((other) => other[counter] === house[counter]).length;
  return ((SCORING.ranks[ahead] ?? 0) + (SCORING.ranks[ahead + tied - 1] ?? 0)) / 2;
};
