/** How much a rival's dollar hurts. */

import { BILLS, CHIP_VALUE, type Edition, type LasVegas } from '@fremont/games/las-vegas';
import { at, type DeepReadonly, type Seat, seatList } from '@fremont/kernel';

type View = DeepReadonly<LasVegas['view']>;

/** A rival this much richer than another counts e times as much. */
const LEAD = 100_000;

/**
 * One weight per rival, together 1: a dollar to everybody else hurts as much as a dollar of one's own helps, and
 * leaders hurt most. With two players this makes every dollar of the rival's count in full.
 */
export const rivalWeights = (view: View, rivals: readonly Seat[]): readonly number[] =>
  threatWeights(rivals.map((seat) => wealthOf(view, seat)));

/** What a dollar of each seat is worth to `seat`, in seat order: one of its own, less what rivals' hurt. */
export const seatDollars = (view: View, seat: Seat): readonly number[] => {
  const rivals = seatList(view.chairs.length).filter((other) => other !== seat);
  const dollars = rivalWeights(view, rivals).map((weight) => -weight);
  dollars.splice(seat, 0, 1);
  return dollars;
};

/** The same for rivals who own that much. */
export const threatWeights = (wealths: readonly number[]): readonly number[] => {
  const threats = wealths.map((wealth) => Math.exp(wealth / LEAD));
  const sum = threats.reduce((total, threat) => total + threat, 0);
  return threats.map((threat) => threat / sum);
};

/** Bills that lie face down count as average ones: their number is open, their values are not. RULES 8. */
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
