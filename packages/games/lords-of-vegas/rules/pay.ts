/** RULES 3.4 to 3.6: pays a card, one payment after another. */

import { at } from '@fremont/kernel';
import { type CardId, payerOf } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { Payout, State } from '../types.ts';
import { type CasinoPayment, paymentOf } from './payments.ts';

/** A payout in progress. Every payment is added to it. */
interface OpenPayout extends Payout {
  readonly lots: number[];
  readonly casinos: number[];
  readonly pointsAfter: number[];
  readonly pointsLost: number[];
}

export function* pay(draft: State, card: CardId): Iterable<Event> {
  const { lots, casinos } = paymentOf(draft, payerOf(card));
  const payout = openPayout(draft, card);
  draft.payout = payout;
  if (lots.some((amount) => amount > 0)) yield payLots(draft, payout, lots);
  for (const payment of casinos) yield* payCasino(draft, payout, payment);
}

const openPayout = ({ chairs, turn }: State, card: CardId): OpenPayout => ({
  card,
  payer: payerOf(card),
  seat: turn,
  lots: chairs.map(() => 0),
  casinos: chairs.map(() => 0),
  pointsBefore: chairs.map(({ points }) => points),
  pointsAfter: chairs.map(({ points }) => points),
  pointsLost: chairs.map(() => 0),
});

/** RULES 3.4. */
const payLots = (draft: State, payout: OpenPayout, money: readonly number[]): Event => {
  giveMoney(draft, money, payout.lots);
  return { type: 'lotsPaid', money };
};

/** RULES 3.5 and 3.6: first money for all dice, then points for the boss. */
function* payCasino(draft: State, payout: OpenPayout, { casino, money, score }: CasinoPayment): Iterable<Event> {
  const { id, colour, lots } = casino;
  giveMoney(draft, money, payout.casinos);
  yield { type: 'casinoPaid', casino: id, colour, lots, money };
  if (score === null) return;
  const { seat, from, to, lost } = score;
  at(draft.chairs, seat).points = to;
  payout.pointsAfter[seat] = to;
  payout.pointsLost[seat] = at(payout.pointsLost, seat) + lost;
  yield { type: 'pointsScored', seat, casino: id, colour, points: lots.length, from, to, lost };
}

const giveMoney = ({ chairs }: State, money: readonly number[], sums: number[]): void => {
  for (const [seat, amount] of money.entries()) {
    at(chairs, seat).money += amount;
    sums[seat] = at(sums, seat) + amount;
  }
};
