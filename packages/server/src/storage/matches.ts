/** Matches: the row of each, its log checked on every load, its snapshot. */

import { canonicalJson } from '@fremont/kernel';
import type { LogEntry, MatchSetting, Version } from '@fremont/table';
import type { Selectable } from 'kysely';
import { StorageUnavailable } from './errors.ts';
import { gathered, type Reading } from './gathered.ts';
import { type ChainLink, chainFault, chainStart, entryOf, stateHash } from './hash-chain.ts';
import { textJson } from './json-text.ts';
import type { Db, EntryRow, HeadRow, MatchRow, Schema } from './schema.ts';
import type { LoadedMatch, MatchStatus, MatchStorage, Ms, Snapshot, StoredMatch } from './storage.ts';

type SnapshotRow = Schema['snapshots'];

/** All but the writing of logs. */
export const matchStorage = ({ db, queries }: Reading): Omit<MatchStorage, 'append'> => ({
  create: (setting, at) => db.transaction().execute((transaction) => createMatch(transaction, setting, at)),
  load: matchLoader({ db, queries }),
  read: (match, after) => readEntries(db, match, after),
  async findCommand(match, command) {
    const row = await entriesOf(db, match).select('entries.version').where('command', '=', command).executeTakeFirst();
    return row?.version ?? null;
  },
  async claim(match) {
    const row = await db
      .updateTable('heads')
      .set((heads) => ({ epoch: heads('epoch', '+', 1) }))
      .where('match_id', '=', match)
      .returning('epoch')
      .executeTakeFirst();
    return row?.epoch ?? null;
  },
  async quarantine(match, fault, at) {
    await db
      .updateTable('heads')
      .set({ status: 'quarantined', fault: canonicalJson(fault), at_ms: at })
      .where('match_id', '=', match)
      .execute();
  },
  keepSnapshot: (match, snapshot) => keepSnapshot(db, match, snapshot),
  async withStatus(status) {
    const rows = await db
      .selectFrom('heads')
      .select('match_id')
      .where('status', '=', status)
      .orderBy('at_ms')
      .orderBy('match_id')
      .execute();
    return rows.map(({ match_id }) => match_id);
  },
});

/** Inside a transaction: a match and its head are made together. */
export const createMatch = async (transaction: Db, setting: MatchSetting, at: Ms): Promise<'created' | 'exists'> => {
  const { id, game, rulesVersion } = setting;
  const text = canonicalJson(setting);
  const created = await transaction
    .insertInto('matches')
    .values({ id, game, rules_version: rulesVersion, setting: text, created_ms: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (created.numInsertedOrUpdatedRows !== 1n) return 'exists';
  const head = { ...chainStart(text), epoch: 0, status: 'open', fault: null, clock: null, at_ms: at };
  await transaction
    .insertInto('heads')
    .values({ match_id: id, ...head })
    .execute();
  return 'created';
};

/** One that nobody has seen yet. */
export const deleteMatch = async (transaction: Db, match: string): Promise<void> => {
  await transaction.deleteFrom('heads').where('match_id', '=', match).execute();
  await transaction.deleteFrom('matches').where('id', '=', match).execute();
};

/** A match's row with its head. */
type StandingRow = MatchRow & Selectable<HeadRow>;

const matchLoader = (reading: Reading): MatchStorage['load'] => {
  const { db } = reading;
  const matchRows = gathered<StandingRow>(reading, {
    name: 'matches',
    keyOf: ({ id }) => id,
    query: (builder, ids) =>
      builder.selectFrom('matches').innerJoin('heads', 'match_id', 'id').selectAll().where('id', 'in', ids),
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
    const [rows, [snapshot]] = await Promise.all([entryRows(db, match, 1, row.version), snapshotRows(match)]);
    const fault = chainFault(match, rows, chainStart(row.setting), row);
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

const quarantinedMatch = ({ id, fault }: Pick<StandingRow, 'id' | 'fault'>): LoadedMatch => ({
  type: 'quarantined',
  match: id,
  fault: fault === null ? { code: 'unknown' } : JSON.parse(fault),
});

/** Best done at once, but a disk that takes no writes must not hide what was found. */
const quarantineLoaded = async (db: Db, { id }: MatchRow, fault: string): Promise<LoadedMatch> => {
  await db
    .updateTable('heads')
    .set({ status: 'quarantined', fault })
    .where('match_id', '=', id)
    .execute()
    .catch(() => undefined);
  return quarantinedMatch({ id, fault });
};

const entriesOf = (db: Db, match: string) =>
  db.selectFrom('entries').innerJoin('heads', 'heads.match_no', 'entries.match_no').where('match_id', '=', match);

const entryRows = (db: Db, match: string, from: Version, upTo: Version): Promise<EntryRow[]> =>
  entriesOf(db, match)
    .selectAll('entries')
    .where('entries.version', '>=', from)
    .where('entries.version', '<=', upTo)
    .orderBy('entries.version')
    .execute();

/** Checks only the part it reads, from the entry before it; the whole is checked on every load. */
const readEntries = async (db: Db, match: string, after: Version): Promise<readonly LogEntry[]> => {
  const rows = await entryRows(db, match, after, Number.MAX_SAFE_INTEGER);
  const start = after === 0 ? await startOf(db, match) : rows.shift();
  const last = rows.at(-1);
  if (last === undefined) return [];
  if (start?.version !== after || chainFault(match, rows, start, last) !== null)
    throw new StorageUnavailable('corrupt', 'matches.read', 'CHAIN');
  return rows.map(entryOf);
};

const startOf = async (db: Db, match: string): Promise<ChainLink | undefined> => {
  const row = await db.selectFrom('matches').select('setting').where('id', '=', match).executeTakeFirst();
  return row && chainStart(row.setting);
};

const matchOf = (row: StandingRow): StoredMatch => ({
  id: row.id,
  setting: JSON.parse(row.setting),
  status: row.status as MatchStatus,
  head: row.version,
  epoch: row.epoch,
  clock: textJson(row.clock),
  created: row.created_ms,
  updated: row.at_ms,
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
  const row = await entriesOf(db, match)
    .innerJoin('matches', 'matches.id', 'match_id')
    .select(['matches.rules_version', 'entries.hash as log_hash'])
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
