/** Matches: the row of each, its log checked on every load, its snapshot. */

import { canonicalJson } from '@fremont/kernel';
import type { LogEntry, MatchSetting, Version } from '@fremont/table';
import { StorageUnavailable } from './errors.ts';
import { gathered, type Reading } from './gathered.ts';
import { chainFault, chainStart, entryOf, stateHash } from './hash-chain.ts';
import { textJson } from './json-text.ts';
import type { Db, EntryRow, MatchRow, Schema } from './schema.ts';
import type { LoadedMatch, MatchStatus, MatchStorage, Ms, Snapshot, StoredMatch } from './storage.ts';

type SnapshotRow = Schema['snapshots'];

/** All but the writing of logs. */
export const matchStorage = ({ db, queries }: Reading): Omit<MatchStorage, 'append'> => ({
  create: (setting, at) => createMatch(db, setting, at),
  load: matchLoader({ db, queries }),
  read: (match, after) => readEntries(db, match, after),
  async findCommand(match, command) {
    const row = await db
      .selectFrom('entries')
      .select('version')
      .where('match_id', '=', match)
      .where('command', '=', command)
      .executeTakeFirst();
    return row?.version ?? null;
  },
  async claim(match) {
    const row = await db
      .updateTable('matches')
      .set((matches) => ({ epoch: matches('epoch', '+', 1) }))
      .where('id', '=', match)
      .returning('epoch')
      .executeTakeFirst();
    return row?.epoch ?? null;
  },
  async quarantine(match, fault, at) {
    await db
      .updateTable('matches')
      .set({ status: 'quarantined', fault: canonicalJson(fault), updated_ms: at })
      .where('id', '=', match)
      .execute();
  },
  keepSnapshot: (match, snapshot) => keepSnapshot(db, match, snapshot),
  async withStatus(status) {
    const rows = await db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', status)
      .orderBy('updated_ms')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },
});

export const createMatch = async (db: Db, setting: MatchSetting, at: Ms): Promise<'created' | 'exists'> => {
  const text = canonicalJson(setting);
  const created = await db
    .insertInto('matches')
    .values({
      id: setting.id,
      game: setting.game,
      rules_version: setting.rulesVersion,
      setting: text,
      status: 'open',
      fault: null,
      head: 0,
      head_hash: chainStart(text).hash,
      epoch: 0,
      clock: null,
      created_ms: at,
      updated_ms: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return created.numInsertedOrUpdatedRows === 1n ? 'created' : 'exists';
};

const matchLoader = (reading: Reading): MatchStorage['load'] => {
  const { db } = reading;
  const matchRows = gathered<MatchRow>(reading, {
    name: 'matches',
    keyOf: ({ id }) => id,
    query: (builder, ids) => builder.selectFrom('matches').selectAll().where('id', 'in', ids),
  });
  const snapshotRows = gathered<SnapshotRow>(reading, {
    name: 'snapshots',
    keyOf: ({ match_id }) => match_id,
    query: (builder, ids) => builder.selectFrom('snapshots').selectAll().where('match_id', 'in', ids),
  });
  return async (match) => {
    const [row] = await matchRows(match);
    if (row === undefined) return { type: 'missing' };
    if (row.status === 'quarantined') return quarantinedMatch(row);
    // Up to the head just read: entries written in between are somebody else's news.
    const [rows, [snapshot]] = await Promise.all([entryRows(db, match, 0, row.head), snapshotRows(match)]);
    const fault = chainFault(rows, chainStart(row.setting), { version: row.head, hash: row.head_hash });
    if (fault !== null) return quarantineLoaded(db, row, canonicalJson(fault));
    return {
      type: 'match',
      match: matchOf(row),
      entries: rows.map(entryOf),
      times: rows.map(({ at_ms }) => at_ms),
      snapshot: snapshot === undefined ? null : fittingSnapshot(row, rows, snapshot),
    };
  };
};

const quarantinedMatch = ({ id, fault }: Pick<MatchRow, 'id' | 'fault'>): LoadedMatch => ({
  type: 'quarantined',
  match: id,
  fault: fault === null ? { code: 'unknown' } : JSON.parse(fault),
});

/** Best done at once, but a disk that takes no writes must not hide what was found. */
const quarantineLoaded = async (db: Db, { id }: MatchRow, fault: string): Promise<LoadedMatch> => {
  await db
    .updateTable('matches')
    .set({ status: 'quarantined', fault })
    .where('id', '=', id)
    .execute()
    .catch(() => undefined);
  return quarantinedMatch({ id, fault });
};

const entryRows = (db: Db, match: string, after: Version, upTo: Version): Promise<EntryRow[]> =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('match_id', '=', match)
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .orderBy('version')
    .execute();

/** Checks only the part it reads; the whole is checked on every load. */
const readEntries = async (db: Db, match: string, after: Version): Promise<readonly LogEntry[]> => {
  const rows = await entryRows(db, match, after, Number.MAX_SAFE_INTEGER);
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return [];
  if (chainFault(rows, { version: after, hash: first.prev_hash }, last) !== null)
    throw new StorageUnavailable('corrupt', 'matches.read', 'CHAIN');
  return rows.map(entryOf);
};

const matchOf = (row: MatchRow): StoredMatch => ({
  id: row.id,
  setting: JSON.parse(row.setting),
  status: row.status as MatchStatus,
  head: row.head,
  epoch: row.epoch,
  clock: textJson(row.clock),
  created: row.created_ms,
  updated: row.updated_ms,
});

/** The hash of the log at its version goes with it, so that it can never be taken for the state of another log. */
const keepSnapshot = async (db: Db, match: string, { version, state }: Snapshot): Promise<void> => {
  const text = canonicalJson(state);
  await db.transaction().execute(async (transaction) => {
    const place = await placeInLog(transaction, match, version);
    if (place === null) return;
    const row = { version, ...place, state: text, state_hash: stateHash(text) };
    await transaction
      .insertInto('snapshots')
      .values({ match_id: match, ...row })
      .onConflict((conflict) => conflict.column('match_id').doUpdateSet(row))
      .execute();
  });
};

const placeInLog = async (
  db: Db,
  match: string,
  version: Version,
): Promise<{ rules_version: number; log_hash: string } | null> => {
  const row = await db
    .selectFrom('matches')
    .innerJoin('entries', 'entries.match_id', 'matches.id')
    .select(['matches.rules_version', 'entries.hash as log_hash'])
    .where('matches.id', '=', match)
    .where('entries.version', '=', version)
    .executeTakeFirst();
  return row ?? null;
};

const fittingSnapshot = (match: MatchRow, rows: readonly EntryRow[], row: SnapshotRow): Snapshot | null => {
  const isOfThisLog = rows[row.version - 1]?.hash === row.log_hash;
  const isOfTheseRules = row.rules_version === match.rules_version;
  const isWhole = stateHash(row.state) === row.state_hash;
  return isOfThisLog && isOfTheseRules && isWhole ? { version: row.version, state: JSON.parse(row.state) } : null;
};
