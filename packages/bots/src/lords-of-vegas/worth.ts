/** The value of a board to every seat, in points: expected payments, points of bosses, money. */

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
/** The number of spaces over which the breaks of the track are averaged. */
const SPACES_AHEAD = 3;

/** By space of the track and size: how far one casino moves its boss, averaged over the next spaces. */
export const STRIDES: readonly (readonly number[])[] = TRACK.map((_, space) =>
  Array.from({ length: TILES_MAX + 1 }, (_size, size) => {
    const ahead = TRACK.slice(space, space + SPACES_AHEAD);
    return ahead.reduce((sum, from) => sum + trackMove(from, size).to - from, 0) / ahead.length;
  }),
);

/** The strides of a seat, by size. */
const stridesOf = ({ chairs }: Pick<Board, 'chairs'>, seat: number): readonly number[] =>
  at(STRIDES, TRACK.indexOf(at(chairs, seat).points));

/** The share of the boss's points that counts as safe while others have dice in the casino. */
export const HOLD = 0.7;
/** The share of the best possible tile on a marked lot that counts as the value of the lot. */
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

/** The Strip payments that a tile at the Strip adds for its whole casino. */
const stripPayments = ({ touchesStrip }: LotFacts, casino: Casino, { pays }: Prospects): number =>
  touchesStrip && !casino.touchesStrip ? pays.strip : 0;

/** The additional points of the boss with one more tile. */
const growth = (board: Board, { boss, lots }: Casino): number => {
  if (boss === null) return 0;
  const strides = stridesOf(board, boss);
  return at(strides, Math.min(TILES_MAX, lots.length + 1)) - at(strides, lots.length);
};

/** The value of a tile on a lot, minus its price. */
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

/** The expected values of all seats after a reorganisation that `roller` pays for. */
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

/** The expected share of each seat in the boss's points. */
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

/** The owners of the highest dice. They reroll, and one of them probably wins. */
const topOwners = (dice: readonly Die[]): Seat[] => {
  const top = Math.max(...dice.map(({ value }) => value));
  return dice.filter(({ value }) => value === top).map(({ owner }) => owner);
};

/** The share of the average rival's gain that counts as a loss. */
export const RIVALRY = 0.5;

/** The change of either seat's evaluation when a dollar goes from one to the other. */
export const dollarBetween = (seats: number, { dollar }: Prospects): number => dollar * (1 + RIVALRY / (seats - 1));

/** The evaluation of a board for a seat, as one number. */
export const evaluationOf = (worths: readonly number[], seat: number): number => {
  const others = worths.reduce((sum, worth) => sum + worth, 0) - at(worths, seat);
  return at(worths, seat) - (RIVALRY * others) / (worths.length - 1);
};

/** The value of placing a rolled die on a lot: high dice go to lots whose cards are gone. */
export const placementWorth = (unseen: readonly LotId[], action: Action): number => {
  if (action.type !== 'placeDie') return Number.NEGATIVE_INFINITY;
  return unseen.includes(action.lot) ? -action.value : action.value;
};
