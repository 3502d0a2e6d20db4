/** Deletes old data and ends abandoned matches. Runs every hour. */

import type { TableId } from '@fremont/table/protocol';
import type { Host } from '../host/host.ts';
import type { Rooms } from '../lobby/rooms.ts';
import type { AccountRemoval } from '../people/account-removal.ts';
import type { Storage } from '../storage/index.ts';
import type { Subscribers } from '../subscribers.ts';
import type { Tuning } from '../tuning.ts';
import type { Log } from './log.ts';

export interface RetentionParts {
  readonly storage: Storage;
  readonly tuning: Tuning;
  readonly host: Host;
  readonly rooms: Rooms;
  readonly subscribers: Subscribers;
  readonly accountRemoval: AccountRemoval;
  readonly log: Log;
  now(): number;
}

/** At most so many tables in one run. The next run continues. */
const BATCH_MAX = 200;

export const enforceRetention = async (parts: RetentionParts): Promise<void> => {
  const { storage, accountRemoval, tuning, log, now } = parts;
  try {
    await storage.deleteExpired(now());
    await storage.reports.deleteOld(now() - tuning.reportKeptMs);
    await storage.moderation.deleteOld(now(), now() - tuning.sanctionKeptMs, now() - tuning.auditKeptMs);
    await accountRemoval.eraseIdle(now() - tuning.guestKeptMs);
    await endAbandonedMatches(parts);
    await deleteOldTables(parts);
  } catch (error) {
    log.warn({ err: error }, 'expired data could not be deleted; the next attempt is in an hour');
  }
};

const endAbandonedMatches = async (parts: RetentionParts): Promise<void> => {
  const { storage, tuning, host, rooms, log, now } = parts;
  const abandoned = await storage.retention.findAbandoned(now() - tuning.abandonedMs, BATCH_MAX);
  const unwatched = abandoned.filter((table) => !isInUse(parts, table));
  for (const table of unwatched) {
    await storage.retention.endAbandoned(table, now());
    await host.unload(table);
    rooms.changed(table);
  }
  if (unwatched.length > 0) log.info({ matches: unwatched.length }, 'abandoned matches were ended');
};

const deleteOldTables = async (parts: RetentionParts): Promise<void> => {
  const { storage, tuning, host, rooms, log, now } = parts;
  const limits = {
    finishedBefore: now() - tuning.finishedTableKeptMs,
    unstartedBefore: now() - tuning.closedTableKeptMs,
  };
  const old = (await storage.retention.findOldTables(limits, BATCH_MAX)).filter((table) => !isInUse(parts, table));
  for (const table of old) {
    await storage.retention.deleteTable(table);
    await host.unload(table);
    rooms.changed(table);
  }
  if (old.length > 0) log.info({ tables: old.length }, 'old tables were deleted');
};

const isInUse = ({ subscribers }: RetentionParts, table: TableId): boolean => subscribers.isWatched(table);
