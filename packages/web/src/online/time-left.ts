/** Time left at a table between two messages. The server counts; this only goes on counting. */

import type { Seat } from '@fremont/kernel';
import type { ShownClock } from './watch.ts';

export interface SeatTime {
  readonly ms: number;
  /** Whether it runs now. */
  readonly isRunning: boolean;
}

/** Null when the seat has no clock. `now` is on the page's own clock, like the moment the clock arrived. */
export const timeOf = (clock: ShownClock | null, seat: Seat, now: number): SeatTime | null => {
  if (clock === null) return null;
  const running = clock.running.find((one) => one.seat === seat);
  if (running !== undefined)
    return { ms: Math.max(0, running.remainingMs - Math.max(0, now - clock.at)), isRunning: true };
  const bank = clock.banks?.[seat];
  return bank === undefined ? null : { ms: bank, isRunning: false };
};
