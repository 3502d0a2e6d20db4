/** RULES 3.4 to 3.6: computes the payments of a card without paying them. */

import { at, type Seat } from '@fremont/kernel';
import type { Payer } from '../data/cards.ts';
import type { Board, Casino } from '../types.ts';
import { casinosOf, lotAt } from './casinos.ts';
import { type TrackMove, trackMove } from './track.ts';

export interface CasinoPayment {
  readonly casino: Casino;
  /** By seat. */
  readonly money: readonly number[];
  /** Null without a boss. */
  readonly score: ({ readonly seat: Seat; readonly from: number } & TrackMove) | null;
}

export interface CardPayment {
  /** By seat. */
  readonly lots: readonly number[];
  /** Smallest casino first, equal ones in the order of the board: the order in which points are entered. */
  readonly casinos: readonly CasinoPayment[];
}

/** The payments of a card of this payer now. */
export const paymentOf = (board: Board, payer: Payer): CardPayment => {
  const points = board.chairs.map((chair) => chair.points);
  const casinos = payingCasinos(board, payer).map((casino): CasinoPayment => {
    const score = scoreOf(casino, points);
    if (score !== null) points[score.seat] = score.to;
    return { casino, money: diceMoney(board, casino), score };
  });
  return { lots: markerMoney(board), casinos };
};

/** Ruling R11: a casino without dice does not pay. */
const payingCasinos = (board: Board, payer: Payer): Casino[] =>
  casinosOf(board)
    .filter(({ colour, touchesStrip, pips }) => pips > 0 && (payer === 'strip' ? touchesStrip : colour === payer))
    .sort((one, other) => one.lots.length - other.lots.length);

/** RULES 3.4. */
const markerMoney = ({ lots, chairs }: Board): number[] =>
  chairs.map((_, seat) => lots.filter(({ marker }) => marker === seat).length);

/** RULES 3.5. */
const diceMoney = ({ lots, chairs }: Board, casino: Casino): number[] => {
  const dice = casino.lots.flatMap((id) => lotAt(lots, id).die ?? []);
  return chairs.map((_, seat) => dice.reduce((sum, { owner, value }) => (owner === seat ? sum + value : sum), 0));
};

/** RULES 3.6. `points` includes the casinos paid before this one. */
const scoreOf = ({ boss: seat, lots }: Casino, points: readonly number[]): CasinoPayment['score'] => {
  if (seat === null) return null;
  const from = at(points, seat);
  return { seat, from, ...trackMove(from, lots.length) };
};

/** The part of a payment that goes to one seat. */
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
