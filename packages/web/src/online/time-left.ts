/** Extrapolates the clock between two messages. The server keeps the time. */

import type { Seat } from '@fremont/kernel';
import type { ShownClock } from './watch.ts';

export interface SeatTime {
  readonly ms: number;
  /** True while the clock runs. */
  readonly isRunning: boolean;
}

/** Null if the seat has no clock. `now` is `performance.now()`, like `clock.at`. */
export const timeOf = (clock: ShownClock | null, seat: Seat, now: number): SeatTime | null => {
  if (clock === null) return null;
  const running = clock.running.find((one) => one.seat === seat);
  if (running !== undefined)
    return { ms: Math.max(0, running.remainingMs - Math.max(0, now - clock.at)), isRunning: true };
  const bank = clock.banks?.[seat];
  return bank === undefined ? null : { ms: bank, isRunning: false };
};
