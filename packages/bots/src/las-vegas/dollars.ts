/** The value of a dollar of each seat to the bot's seat. */

import { BILLS, CHIP_VALUE, type Edition, type LasVegas } from '@fremont/games/las-vegas/base';
import { at, type DeepReadonly, type Seat, seatList } from '@fremont/kernel';

type View = DeepReadonly<LasVegas['view']>;

/** A rival who is this much richer than another weighs e times as much. */
const LEAD = 100_000;

/**
 * One weight per rival; the sum is 1. A dollar for every rival costs as much as an own dollar gains, and leaders weigh
 * most. With two players every dollar of the rival counts in full.
 */
export const rivalWeights = (view: View, rivals: readonly Seat[]): readonly number[] =>
  threatWeights(rivals.map((seat) => wealthOf(view, seat)));

/** The value of a dollar of each seat to `seat`, in seat order: 1 for its own, a negative weight for rivals. */
export const seatDollars = (view: View, seat: Seat): readonly number[] => {
  const rivals = seatList(view.chairs.length).filter((other) => other !== seat);
  const dollars = rivalWeights(view, rivals).map((weight) => -weight);
  dollars.splice(seat, 0, 1);
  return dollars;
};

/** The weights for rivals with these fortunes. */
export const threatWeights = (wealths: readonly number[]): readonly number[] => {
  const threats = wealths.map((wealth) => Math.exp(wealth / LEAD));
  const sum = threats.reduce((total, threat) => total + threat, 0);
  return threats.map((threat) => threat / sum);
};

/** RULES 8: the number of face-down bills is public, their values are not. Each counts as an average bill. */
const wealthOf = (view: View, seat: Seat): number => {
  const { bills, billCount, chips } = at(view.chairs, seat);
  const won = bills === null ? billCount * AVERAGE_BILL[view.options.edition] : sumOf(bills);
  return won + chips * CHIP_VALUE;
};

const sumOf = (bills: readonly number[]): number => bills.reduce((sum, bill) => sum + bill, 0);

const averageBill = (edition: Edition): number => {
  const money = BILLS[edition].reduce((sum, { value, count }) => sum + value * count, 0);
  const bills = BILLS[edition].reduce((sum, { count }) => sum + count, 0);
  return money / bills;
};

export const AVERAGE_BILL: Readonly<Record<Edition, number>> = {
  classic: averageBill('classic'),
  'royale-base': averageBill('royale-base'),
  royale: averageBill('royale'),
};
