/** Time left at a table, as the screen shows it. The server counts; this only goes on counting between two messages. */

import type { Seat } from '@fremont/kernel';
import { t } from '../i18n/index.ts';
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

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "1:05" up to an hour, then "11 h", then "3 days". A started second counts: 0:00 is really the end. */
export const clockText = (ms: number): string => {
  if (ms >= 2 * DAY_MS) return t('online.days', { days: Math.floor(ms / DAY_MS) });
  if (ms >= HOUR_MS) return t('online.hours', { hours: Math.floor(ms / HOUR_MS) });
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export const WARN_MS = 20_000;
export const ANNOUNCE_MS = 10_000;
export const COUNTDOWN_MS = 5_000;
