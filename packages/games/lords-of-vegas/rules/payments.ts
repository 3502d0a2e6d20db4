/** RULES 3.4 to 3.6: what a card pays, worked out without paying it. */

import { at, type Seat } from '@fremont/kernel';
import type { Payer } from '../data/cards.ts';
import type { Board, Casino } from '../types.ts';
import { casinoOn, lotAt, shapesOf } from './casinos.ts';
import type { Shape } from './shapes.ts';
import { type TrackMove, trackMove } from './track.ts';

export interface CasinoPayment {
  readonly casino: Casino;
  /** By seat. */
  readonly money: readonly number[];
  /** Null when nobody is boss. */
  readonly score: ({ readonly seat: Seat; readonly from: number } & TrackMove) | null;
}

export interface CardPayment {
  /** By seat. */
  readonly lots: readonly number[];
  /** Smallest casino first, equal ones in the order of the board: the order in which points are entered. */
  readonly casinos: readonly CasinoPayment[];
}

/** What a card of this payer would bring now. */
export const paymentOf = (board: Board, payer: Payer): CardPayment => {
  const points = board.chairs.map((chair) => chair.points);
  const paying = shapesOf(board.lots)
    .filter((shape) => isPaid(board, shape, payer))
    .map((shape) => casinoOn(board.lots, shape))
    .filter(({ pips }) => pips > 0)
    .sort((one, other) => one.lots.length - other.lots.length);
  return { lots: lotMoney(board), casinos: paying.map((casino) => payCasino(board, casino, points)) };
};

const isPaid = ({ lots }: Board, { indexes, touchesStrip }: Shape, payer: Payer): boolean =>
  payer === 'strip' ? touchesStrip : at(lots, at(indexes, 0)).tile === payer;

/** RULES 3.4: every marker pays, whatever the card. */
const lotMoney = ({ lots, chairs }: Board): number[] => {
  const money = chairs.map(() => 0);
  for (const { marker } of lots) if (marker !== null) money[marker] = at(money, marker) + 1;
  return money;
};

/** Writes the new points into `points`, for the casinos that follow. */
const payCasino = (board: Board, casino: Casino, points: number[]): CasinoPayment => {
  const money = board.chairs.map(() => 0);
  for (const id of casino.lots) {
    const { die } = lotAt(board.lots, id);
    if (die !== null) money[die.owner] = at(money, die.owner) + die.value;
  }
  const seat = casino.boss;
  if (seat === null) return { casino, money, score: null };
  const from = at(points, seat);
  const move = trackMove(from, casino.lots.length);
  points[seat] = move.to;
  return { casino, money, score: { seat, from, ...move } };
};

/** What one seat would get of a payment. */
export const shareOf = (
  { lots, casinos }: CardPayment,
  seat: Seat,
): { money: number; points: number; lost: number } => {
  const share = { money: at(lots, seat), points: 0, lost: 0 };
  for (const { money, score } of casinos) {
    share.money += at(money, seat);
    if (score?.seat !== seat) continue;
    share.points += score.to - score.from;
    share.lost += score.lost;
  }
  return share;
};
