/** RULES 3.4 to 3.6: pays a card. */

import { at } from '@fremont/kernel';
import { type CardId, payerOf } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { State } from '../types.ts';
import { type CardPayment, type CasinoPayment, paymentOf } from './payments.ts';

export const pay = (draft: State, card: CardId): Event[] => {
  const payment = paymentOf(draft, payerOf(card));
  const pointsBefore = draft.chairs.map(({ points }) => points);
  const events = [...payLots(draft, payment.lots), ...payment.casinos.flatMap((one) => payCasino(draft, one))];
  draft.payout = {
    card,
    payer: payerOf(card),
    seat: draft.turn,
    lots: payment.lots,
    casinos: sums(draft, payment),
    pointsBefore,
    pointsAfter: draft.chairs.map(({ points }) => points),
    pointsLost: lostPoints(draft, payment),
  };
  return events;
};

const payLots = (draft: State, money: readonly number[]): Event[] => {
  give(draft, money);
  return money.some((amount) => amount > 0) ? [{ type: 'lotsPaid', money }] : [];
};

const payCasino = (draft: State, { casino, money, score }: CasinoPayment): Event[] => {
  give(draft, money);
  const paid: Event = { type: 'casinoPaid', casino: casino.id, colour: casino.colour, lots: casino.lots, money };
  if (score === null) return [paid];
  const { seat, from, to, lost } = score;
  at(draft.chairs, seat).points = to;
  const points = casino.lots.length;
  return [paid, { type: 'pointsScored', seat, casino: casino.id, colour: casino.colour, points, from, to, lost }];
};

const give = ({ chairs }: State, money: readonly number[]): void => {
  for (const [seat, chair] of chairs.entries()) chair.money += at(money, seat);
};

const sums = ({ chairs }: State, { casinos }: CardPayment): number[] =>
  chairs.map((_, seat) => casinos.reduce((sum, { money }) => sum + at(money, seat), 0));

const lostPoints = ({ chairs }: State, { casinos }: CardPayment): number[] =>
  chairs.map((_, seat) => casinos.reduce((sum, { score }) => sum + (score?.seat === seat ? score.lost : 0), 0));
