/** The server's limits, rates and intervals. Tests and benchmarks override them. */

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
  /** Changes of a person's name, per person. A name is seen by all people at a table, also where the chat is off. */
  readonly renames: Rate;
  /** Tries of recovery codes, table codes and invites, per person and per address. */
  readonly codesPerPerson: Rate;
  readonly codesPerAddress: Rate;
  readonly newTables: Rate;
  /** New access tokens, per owner. Each leaves a bot account behind. */
  readonly newTokens: Rate;
  readonly tokensMax: number;
  /** Requests under /api and handshakes, per access token. Its messages share the rate of one socket. */
  readonly tokenRequests: Rate;
  /** Tables that are not over, by host and by address. */
  readonly openTablesMax: number;
  readonly openTablesPerAddress: number;
  /** Tables whose match has not started, by host and by address. */
  readonly waitingTablesPerPerson: number;
  readonly waitingTablesPerAddress: number;
  /** The host may start without the consent of all people so long after the last change of the plan or the last arrival. */
  readonly startWaitMs: number;
  /** A waiting table closes when its host has had no connection for so long. */
  readonly waitingTableMs: number;
  /** After so long without its host a table gets another one: before the match, and during it. */
  readonly hostAbsenceLobbyMs: number;
  readonly hostAbsenceMatchMs: number;
  /** How often a seat may undo, return and vote in one match. They lengthen the log, and opening a match replays it. */
  readonly undosPerSeat: number;
  readonly returnsPerSeat: number;
  readonly votesPerSeat: number;
  readonly reports: Rate;
  /** Messages of one socket. */
  readonly messages: Rate;
  /** After so many messages over the limit the server closes the socket. */
  readonly messagesIgnoredMax: number;
  readonly handshakes: Rate;
  readonly socketsPerPersonAndTable: number;
  readonly socketsPerPerson: number;
  /** Tables that one socket watches at the same time. */
  readonly tablesPerSocket: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  readonly chatLines: number;
  readonly chatWindowMs: number;
  readonly sessionIdleMs: number;
  readonly sessionMaxMs: number;
  /** Devices that are signed in as one person. One more ends the session that was used longest ago. */
  readonly sessionsMax: number;
  readonly chatKeptMs: number;
  readonly guestKeptMs: number;
  /** After the report was closed; for an open one, after it was made. */
  readonly reportKeptMs: number;
  /** Finished tables with the records of their matches. */
  readonly finishedTableKeptMs: number;
  /** Tables that were closed before a match. */
  readonly closedTableKeptMs: number;
  /** A match without visits and without a running deadline ends after this time. */
  readonly abandonedMs: number;
  /** Bans and mutes are kept this long after they end; the audit log this long after the action. */
  readonly sanctionKeptMs: number;
  readonly auditKeptMs: number;
  /** Wrong admin tokens of one address within the window. */
  readonly adminTries: number;
  readonly adminTriesMs: number;
  readonly adminSessionMs: number;
  readonly inviteMs: number;
  /** Valid invitations to one table. */
  readonly invitesMax: number;
  readonly inviteUses: number;
  readonly botDelayMs: number;
  /** The time limit of a bot for one decision. After it the fallback bot chooses. */
  readonly botLimitMs: number;
  /** Bots pause at a table that nobody has watched for so long. */
  readonly botPauseMs: number;
  /** How long a match without viewers stays in memory. */
  readonly idleMs: number;
  /** How long a person without a socket still counts as present, so that a reload of the page is not an absence. */
  readonly absenceMs: number;
  /** Presence changes within this time are sent together: after a restart all people come back at once. */
  readonly presenceMs: number;
  /** While the event loop lags more than this, the server refuses new tables and spectators. */
  readonly busyLagMs: number;
}

export const TUNING: Tuning = {
  requests: { burst: 100, perSecond: 20 },
  guests: perHour(60),
  renames: perHour(10),
  codesPerPerson: { burst: 5, perSecond: 5 / (15 * 60) },
  codesPerAddress: { burst: 30, perSecond: 30 / (15 * 60) },
  newTables: perHour(10),
  newTokens: perHour(20),
  tokensMax: 10,
  tokenRequests: { burst: 60, perSecond: 10 },
  openTablesMax: 20,
  openTablesPerAddress: 100,
  waitingTablesPerPerson: 5,
  waitingTablesPerAddress: 20,
  startWaitMs: MINUTE_MS,
  waitingTableMs: 15 * MINUTE_MS,
  hostAbsenceLobbyMs: 2 * MINUTE_MS,
  hostAbsenceMatchMs: 5 * MINUTE_MS,
  undosPerSeat: 300,
  returnsPerSeat: 100,
  votesPerSeat: 100,
  reports: perHour(10),
  messages: { burst: 40, perSecond: 10 },
  messagesIgnoredMax: 40,
  handshakes: { burst: 20, perSecond: 20 },
  socketsPerPersonAndTable: 5,
  socketsPerPerson: 20,
  tablesPerSocket: 30,
  socketsPerAddress: 200,
  sockets: 12_000,
  chatLines: 5,
  chatWindowMs: 10_000,
  sessionIdleMs: 90 * DAY_MS,
  sessionMaxMs: 365 * DAY_MS,
  sessionsMax: 50,
  chatKeptMs: 30 * DAY_MS,
  guestKeptMs: 365 * DAY_MS,
  reportKeptMs: 180 * DAY_MS,
  finishedTableKeptMs: 365 * DAY_MS,
  closedTableKeptMs: 30 * DAY_MS,
  abandonedMs: 30 * DAY_MS,
  sanctionKeptMs: 180 * DAY_MS,
  auditKeptMs: 730 * DAY_MS,
  adminTries: 5,
  adminTriesMs: 15 * MINUTE_MS,
  adminSessionMs: 12 * HOUR_MS,
  inviteMs: 7 * DAY_MS,
  invitesMax: 100,
  inviteUses: 20,
  botDelayMs: 900,
  botLimitMs: 5_000,
  botPauseMs: 10 * MINUTE_MS,
  idleMs: MINUTE_MS,
  absenceMs: 4_000,
  presenceMs: 500,
  busyLagMs: 200,
};

/** Decodes limits from JSON. The error is the name of the value that does not fit. */
export const decodeTuning = (text: string): Result<Partial<Tuning>, string> => {
  const json = parsed(text);
  if (typeof json !== 'object' || json === null) return err('not an object');
  for (const [name, value] of Object.entries(json)) {
    const standard = Object.hasOwn(TUNING, name) ? TUNING[name as keyof Tuning] : undefined;
    if (standard === undefined || !isLike(standard, value)) return err(name);
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

const isLike = (standard: number | Rate, value: unknown): boolean => {
  if (typeof standard === 'number') return isAmount(value);
  if (typeof value !== 'object' || value === null || !('burst' in value) || !('perSecond' in value)) return false;
  return isAmount(value.burst) && isAmount(value.perSecond) && value.perSecond !== 0;
};
