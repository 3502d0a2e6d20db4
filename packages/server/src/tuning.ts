/** The numbers of the server: how many, how often, how long. Tests and measurements bring others. */

import { err, ok, type Result } from '@fremont/kernel';
import type { Rate } from './rate.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const perHour = (count: number): Rate => ({ burst: count, perSecond: count / 3600 });

export interface Tuning {
  /** Requests under /api, per address. */
  readonly requests: Rate;
  /** New identities, per address. */
  readonly guests: Rate;
  /** Recovery codes, table codes and invites tried, per person and per address. */
  readonly codesPerPerson: Rate;
  readonly codesPerAddress: Rate;
  readonly newTables: Rate;
  readonly openTablesMax: number;
  readonly reports: Rate;
  /** Messages of one socket; whoever goes on regardless is cut off. */
  readonly messages: Rate;
  readonly messagesIgnoredMax: number;
  readonly handshakes: Rate;
  readonly socketsPerPersonAndTable: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  readonly chatLines: number;
  readonly chatWindowMs: number;
  readonly sessionIdleMs: number;
  readonly sessionMaxMs: number;
  readonly chatKeptMs: number;
  readonly guestKeptMs: number;
  readonly inviteMs: number;
  readonly inviteUses: number;
  readonly botDelayMs: number;
  /** How long a bot may think about one decision before another one stands in. */
  readonly botLimitMs: number;
  /** How long a match stays in memory that nobody watches. */
  readonly idleMs: number;
  /** How long a person may be without any socket before others see them gone: a page that reloads is not gone. */
  readonly absenceMs: number;
  /** Who comes or goes right after somebody else is told of together: after a restart everybody comes at once. */
  readonly presenceMs: number;
  /** A lag of the event loop that, if it lasts, keeps new tables and spectators out. */
  readonly busyLagMs: number;
}

export const TUNING: Tuning = {
  requests: { burst: 100, perSecond: 20 },
  guests: perHour(60),
  codesPerPerson: { burst: 5, perSecond: 5 / (15 * 60) },
  codesPerAddress: { burst: 30, perSecond: 30 / (15 * 60) },
  newTables: perHour(10),
  openTablesMax: 20,
  reports: perHour(10),
  messages: { burst: 40, perSecond: 10 },
  messagesIgnoredMax: 40,
  handshakes: { burst: 20, perSecond: 20 },
  socketsPerPersonAndTable: 5,
  socketsPerPerson: 20,
  socketsPerAddress: 200,
  sockets: 12_000,
  chatLines: 5,
  chatWindowMs: 10_000,
  sessionIdleMs: 90 * DAY_MS,
  sessionMaxMs: 365 * DAY_MS,
  chatKeptMs: 30 * DAY_MS,
  guestKeptMs: 365 * DAY_MS,
  inviteMs: 7 * DAY_MS,
  inviteUses: 20,
  botDelayMs: 900,
  botLimitMs: 5_000,
  idleMs: MINUTE_MS,
  absenceMs: 4_000,
  presenceMs: 500,
  busyLagMs: 200,
};

/** Changes to it, as JSON; the error is the name that does not fit. */
export const decodeTuning = (text: string): Result<Partial<Tuning>, string> => {
  const json = parsed(text);
  if (typeof json !== 'object' || json === null) return err('the whole of it');
  for (const [name, value] of Object.entries(json)) {
    const usual = Object.hasOwn(TUNING, name) ? TUNING[name as keyof Tuning] : undefined;
    if (usual === undefined || !isLike(usual, value)) return err(name);
  }
  return ok(json);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isLike = (usual: number | Rate, value: unknown): boolean => {
  if (typeof usual === 'number') return isAmount(value);
  if (typeof value !== 'object' || value === null || !('burst' in value) || !('perSecond' in value)) return false;
  return isAmount(value.burst) && isAmount(value.perSecond) && value.perSecond !== 0;
};
