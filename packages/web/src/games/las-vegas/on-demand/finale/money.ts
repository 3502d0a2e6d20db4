/** The money of every seat after each round, counted from the events. */

import { CHIP_VALUE, type Event, type LasVegas } from '@fremont/games/las-vegas/base';
import { at } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';
import type { Series } from '../../../../table/on-demand/finale/game-finale.ts';

const sum = (bills: readonly number[]): number => bills.reduce((total, bill) => total + bill, 0);

/** By seat: the money that an event gives or takes. */
export const moneyOf = (event: Event, seats: number): number[] => {
  const forSeat = (seat: number, money: number): number[] =>
    Array.from({ length: seats }, (_, index) => (index === seat ? money : 0));
  switch (event.type) {
    case 'chipsGiven':
      return Array.from({ length: seats }, () => event.each * CHIP_VALUE);
    case 'turnPassed':
      return forSeat(event.seat, -CHIP_VALUE);
    case 'billWon':
      return forSeat(event.seat, event.bill);
    case 'tilePaid':
      return forSeat(event.seat, sum(event.bills) + event.chips * CHIP_VALUE);
    case 'finePaid':
      return forSeat(event.seat, sum(event.change) - sum(event.bills) - event.chips * CHIP_VALUE);
    default:
      return forSeat(-1, 0);
  }
};

export const moneyByRound = (history: readonly HistoryStep<LasVegas>[], seats: number): Series => {
  const money = Array.from({ length: seats }, () => 0);
  const values = money.map(() => [0]);
  const marks: number[] = [];
  let round = 0;
  const close = (): void => {
    if (round === 0) return;
    marks.push(round);
    for (const [seat, line] of values.entries()) line.push(at(money, seat));
  };
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === 'roundBegan' || event.type === 'matchEnded') close();
    if (event.type === 'roundBegan') round = event.round;
    for (const [seat, change] of moneyOf(event, seats).entries()) money[seat] = at(money, seat) + change;
  }
  return { marks, values };
};
