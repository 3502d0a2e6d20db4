/** Formats the time left, and defines when warnings appear. */

import { t } from '../i18n/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "1:05" up to an hour, then "11 h", then "3 days". Seconds are rounded up, so that 0:00 is the end. */
export const clockText = (ms: number): string => {
  if (ms >= 2 * DAY_MS) return t('online.days', { days: Math.floor(ms / DAY_MS) });
  if (ms >= HOUR_MS) return t('online.hours', { hours: Math.floor(ms / HOUR_MS) });
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export const WARN_MS = 20_000;
export const ANNOUNCE_MS = 10_000;
export const COUNTDOWN_MS = 5_000;
