/** Stores matches: their rows, and their logs, which are verified on every load. */

import { canonicalJson } from '@fremont/kernel';
import type { LogEntry, MatchSetting, Version } from '@fremont/table';
import type { Selectable } from 'kysely';
import { StorageUnavailable } from './errors.ts';
import { type ChainLink, chainFault, chainStart, entryOf } from './hash-chain.ts';
import { textJson } from './json-text.ts';
import { batchedReads } from './read-batching.ts';
import type { Db, EntryRow, HeadRow, MatchRow } from './schema.ts';
import type { LoadedMatch, MatchStatus, MatchStorage, Ms, StoredMatch } from './storage.ts';

/** All methods except `append`. */
export const matchStorage = (db: Db): Omit<MatchStorage, 'append'> => ({
  create: (setting, at) => db.transaction().execute((transaction) => createMatch(transaction, setting, at)),
  load: matchLoader(db),
  read: (match, after) => readEntries(db, match, after),
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
});

/** Creates a match with its head. Must run in a transaction. */
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

/** Only for a match that has no entries and no table. */
export const deleteMatch = async (transaction: Db, match: string): Promise<void> => {
  await transaction.deleteFrom('heads').where('match_id', '=', match).execute();
  await transaction.deleteFrom('matches').where('id', '=', match).execute();
};

/** A match joined with its head. */
type MatchWithHead = MatchRow & Selectable<HeadRow>;

const matchLoader = (db: Db): MatchStorage['load'] => {
  const matchRows = batchedReads<MatchWithHead>({
    keyOf: ({ id }) => id,
    query: (ids) => db.selectFrom('matches').innerJoin('heads', 'match_id', 'id').selectAll().where('id', 'in', ids),
  });
  return async (match) => {
    const [row] = await matchRows(match);
    if (row === undefined) return { type: 'missing' };
    if (row.status === 'quarantined') return quarantinedMatch(row);
    // Up to the head just read. Another process may have written more entries since.
    const rows = await entryRows(db, match, 1, row.version);
    const fault = chainFault(match, rows, chainStart(row.setting), row);
    if (fault !== null) return quarantineLoaded(db, row, canonicalJson(fault));
    return { type: 'match', match: matchOf(row), entries: rows.map(entryOf) };
  };
};

const quarantinedMatch = ({ id, fault }: Pick<MatchWithHead, 'id' | 'fault'>): LoadedMatch => ({
  type: 'quarantined',
  match: id,
  fault: fault === null ? { code: 'unknown' } : JSON.parse(fault),
});

/** Stores the quarantine, best effort: a database that takes no writes must not hide the damage. */
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

/** Verifies the entries it reads. The whole log is verified on every load. */
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

const matchOf = (row: MatchWithHead): StoredMatch => ({
  id: row.id,
  setting: JSON.parse(row.setting),
  status: row.status as MatchStatus,
  head: row.version,
  epoch: row.epoch,
  owner: row.owner,
  clock: textJson(row.clock),
  created: row.created_ms,
  updated: row.at_ms,
});
