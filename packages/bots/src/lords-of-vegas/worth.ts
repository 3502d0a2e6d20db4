/** What a board is worth to every seat, in points: payments to come, the boss's points, cash. */

import {
  type Action,
  type Board,
  type Casino,
  casinosOf,
  type Die,
  LOT_LIST,
  type LotFacts,
  type LotId,
  lotAt,
  reorganiseCost,
  reorganiseOdds,
  TRACK,
  trackMove,
} from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';
import type { Prospects } from './prospects.ts';

export const TILES_MAX = 9;
/** So many spaces ahead the breaks of the track are averaged over. */
const SPACES_AHEAD = 3;

/** By place on the track and size: how far one casino moves its boss, on average over the next spaces. */
export const STRIDES: readonly (readonly number[])[] = TRACK.map((_, space) =>
  Array.from({ length: TILES_MAX + 1 }, (_size, size) => {
    const ahead = TRACK.slice(space, space + SPACES_AHEAD);
    return ahead.reduce((sum, from) => sum + trackMove(from, size).to - from, 0) / ahead.length;
  }),
);

/** By size, for whoever sits there. */
const stridesOf = ({ chairs }: Pick<Board, 'chairs'>, seat: number): readonly number[] =>
  at(STRIDES, TRACK.indexOf(at(chairs, seat).points));

/** How much of the boss's seat is taken for safe while others have dice in the casino. */
export const HOLD = 0.7;
/** A lot is also a chance to build; this share of what the best tile on it would bring counts. */
export const CHANCE_TO_BUILD = 0.4;

/** By seat. */
export const worthsOf = (board: Board, prospects: Prospects): number[] => {
  const worths = board.chairs.map(({ money, points }) => points + money * prospects.dollar);
  const casinos = casinosOf(board);
  addMarkers(board, casinos, prospects, worths);
  for (const casino of casinos) addCasino(board, casino, prospects, worths);
  return worths;
};

const addMarkers = (board: Board, casinos: readonly Casino[], prospects: Prospects, worths: number[]): void => {
  const rent = prospects.draws * prospects.laterDollar;
  for (const facts of LOT_LIST) {
    const { marker } = at(board.lots, facts.index);
    if (marker === null) continue;
    const beside = casinos.filter(
      ({ boss, lots }) => boss === marker && lots.some((id) => facts.neighbours.includes(id)),
    );
    const best = Math.max(
      tileWorth(prospects, facts, at(stridesOf(board, marker), 1), bestPayments(prospects)),
      ...beside.map((casino) =>
        tileWorth(
          prospects,
          facts,
          growth(board, casino),
          paymentsOf(casino, prospects) + stripPayments(facts, casino, prospects),
        ),
      ),
    );
    worths[marker] = at(worths, marker) + rent + CHANCE_TO_BUILD * Math.max(0, best - rent);
  }
};

const bestPayments = ({ pays }: Prospects): number =>
  Math.max(pays.purple, pays.gold, pays.aqua, pays.silver, pays.brown);

const paymentsOf = ({ colour, touchesStrip }: Casino, { pays }: Prospects): number =>
  pays[colour] + (touchesStrip ? pays.strip : 0);

/** A tile at the Strip brings its whole casino there. */
const stripPayments = ({ touchesStrip }: LotFacts, casino: Casino, { pays }: Prospects): number =>
  touchesStrip && !casino.touchesStrip ? pays.strip : 0;

/** How much further the boss moves with one tile more. */
const growth = (board: Board, { boss, lots }: Casino): number => {
  if (boss === null) return 0;
  const strides = stridesOf(board, boss);
  return at(strides, Math.min(TILES_MAX, lots.length + 1)) - at(strides, lots.length);
};

/** What a tile on a lot would bring, less its price. */
const tileWorth = (
  { dollar, laterDollar }: Prospects,
  { price, die }: LotFacts,
  stride: number,
  payments: number,
): number => payments * (stride + die * laterDollar) - price * dollar;

const addCasino = (board: Board, casino: Casino, prospects: Prospects, worths: number[]): void => {
  const { laterDollar } = prospects;
  const payments = paymentsOf(casino, prospects);
  const dice = diceIn(board, casino);
  for (const { owner, value } of dice) worths[owner] = at(worths, owner) + payments * value * laterDollar;
  for (const [seat, share] of bossShares(casino, dice, board.chairs.length).entries()) {
    if (share === 0) continue;
    const stride = at(stridesOf(board, seat), casino.lots.length);
    worths[seat] = at(worths, seat) + share * payments * stride;
  }
};

export const AVERAGE_FACE = 3.5;

/** What everybody may expect after all dice of a casino are rolled, at the cost of the one who wants it. */
export const worthsAfterRoll = (board: Board, casino: Casino, roller: Seat, prospects: Prospects): number[] => {
  const worths = worthsOf(board, prospects);
  const payments = paymentsOf(casino, prospects);
  const dice = diceIn(board, casino);
  const seats = board.chairs.length;
  const held = bossShares(casino, dice, seats);
  const rolled = reorganiseOdds(
    dice.map(({ owner }) => owner),
    seats,
  );
  const add = (seat: number, worth: number): void => {
    worths[seat] = at(worths, seat) + worth;
  };
  add(roller, -reorganiseCost(casino) * prospects.dollar);
  for (const { owner, value } of dice) add(owner, payments * (AVERAGE_FACE - value) * prospects.laterDollar);
  for (const [seat, share] of rolled.entries()) {
    const stride = at(stridesOf(board, seat), casino.lots.length);
    add(seat, (share - at(held, seat)) * payments * stride);
  }
  return worths;
};

export const diceIn = ({ lots }: Pick<Board, 'lots'>, casino: Casino): Die[] =>
  casino.lots.flatMap((id) => lotAt(lots, id).die ?? []);

/** How much of the boss's points each seat may count on. */
const bossShares = ({ boss }: Casino, dice: readonly Die[], seats: number): number[] => {
  const alone = dice.every(({ owner }) => owner === boss);
  const now = Array.from({ length: seats }, (_, seat) => (seat === boss ? 1 : 0));
  if (alone) return now;
  const settled = boss === null ? reorganiseOdds(topOwners(dice), seats) : now;
  const rolled = reorganiseOdds(
    dice.map(({ owner }) => owner),
    seats,
  );
  return settled.map((share, seat) => HOLD * share + (1 - HOLD) * at(rolled, seat));
};

/** Whose dice are at the top: they are rolled anew, and one of them is likely to win. */
const topOwners = (dice: readonly Die[]): Seat[] => {
  const top = Math.max(...dice.map(({ value }) => value));
  return dice.filter(({ value }) => value === top).map(({ owner }) => owner);
};

/** How much others matter: what the average rival gains is partly lost to the seat. */
export const RIVALRY = 0.5;

/** By how much a dollar that goes from one seat to another moves the standing of either. */
export const dollarBetween = (seats: number, { dollar }: Prospects): number => dollar * (1 + RIVALRY / (seats - 1));

/** One number to compare boards by. */
export const standingOf = (worths: readonly number[], seat: number): number => {
  const others = worths.reduce((sum, worth) => sum + worth, 0) - at(worths, seat);
  return at(worths, seat) - (RIVALRY * others) / (worths.length - 1);
};

/** What putting a rolled die somewhere is good for: high ones go where no card can take them over any more. */
export const placementWorth = (unseen: readonly LotId[], action: Action): number => {
  if (action.type !== 'placeDie') return Number.NEGATIVE_INFINITY;
  return unseen.includes(action.lot) ? -action.value : action.value;
};
