/** The bills that a seat won by round and casino, read from the events of the match. */

import type { Event, Face } from '@fremont/games/las-vegas/base';
import type { Seat } from '@fremont/kernel';

export interface WonBill {
  readonly round: number;
  readonly casino: Face;
  readonly bill: number;
}

/** In the order in which the seat won them. */
export const wonBills = (events: readonly Event[], seat: Seat): WonBill[] => {
  const won: WonBill[] = [];
  let round = 0;
  for (const event of events) {
    if (event.type === 'roundBegan') round = event.round;
    if (event.type === 'billWon' && event.seat === seat) won.push({ round, casino: event.casino, bill: event.bill });
  }
  return won;
};

export const matchEnd = (events: readonly Event[]): Extract<Event, { type: 'matchEnded' }> | null =>
  events.find((event) => event.type === 'matchEnded') ?? null;
