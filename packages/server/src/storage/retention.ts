/** Deletes what has been kept long enough. The table in docs/self-hosting.md lists what is kept for how long. */

import type { Db } from './schema.ts';
import type { Ms, RetentionStorage } from './storage.ts';

export const retentionStorage = (db: Db): RetentionStorage => ({
  findAbandoned: (before, limit) => findAbandoned(db, before, limit),
  endAbandoned: (table, at) => db.transaction().execute((transaction) => endAbandoned(transaction, table, at)),
  findOldTables: (limits, limit) => findOldTables(db, limits, limit),
  deleteTable: (table) => db.transaction().execute((transaction) => deleteTable(transaction, table)),
});

export const deleteExpired = async (db: Db, now: Ms): Promise<void> => {
  for (const table of ['sessions', 'invites', 'chat'] as const)
    await db.deleteFrom(table).where('expires_ms', '<=', now).execute();
  const finished = db.selectFrom('heads').select('match_id').where('status', '=', 'over');
  await db.deleteFrom('orders').where('match_id', 'in', finished).execute();
};

/** Running tables without a visit, a move or a running deadline. */
const findAbandoned = async (db: Db, before: Ms, limit: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('heads', 'heads.match_id', 'tables.match_id')
    .select('tables.id')
    .where('tables.status', '=', 'running')
    .where('tables.visited_ms', '<', before)
    .where('heads.at_ms', '<', before)
    .where('heads.status', '=', 'open')
    .where((table) =>
      table.not(
        table.exists(
          table
            .selectFrom('timers')
            .select('timers.match_id')
            .whereRef('timers.match_id', '=', 'tables.match_id')
            .where('timers.done_version', 'is', null)
            // The deadline of a person whose seat a bot plays. It never fires.
            .where('timers.kind', '<>', 'away'),
        ),
      ),
    )
    .orderBy('tables.updated_ms')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** The log stays as it is, so that the record can still be replayed. */
const endAbandoned = async (transaction: Db, table: string, at: Ms): Promise<void> => {
  const ended = await transaction
    .updateTable('tables')
    .set({ status: 'over', address_hash: null, abandoned_ms: at, updated_ms: at })
    .where('id', '=', table)
    .where('status', '=', 'running')
    .returning('match_id')
    .executeTakeFirst();
  if (typeof ended?.match_id === 'string')
    await transaction.deleteFrom('orders').where('match_id', '=', ended.match_id).execute();
};

/** A table that a report refers to stays until the report is deleted. */
const findOldTables = async (
  db: Db,
  { finishedBefore, unstartedBefore }: Parameters<RetentionStorage['findOldTables']>[0],
  limit: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('heads', 'heads.match_id', 'tables.match_id')
    .select('tables.id')
    .where('tables.status', '=', 'over')
    .where((row) =>
      row.or([
        // The row of the table may change after the match, for example when its host deletes their account.
        row(row.fn.coalesce('tables.abandoned_ms', 'heads.at_ms'), '<', finishedBefore),
        row.and([row('tables.match_id', 'is', null), row('tables.updated_ms', '<', unstartedBefore)]),
      ]),
    )
    .where('tables.id', 'not in', db.selectFrom('reports').select('table_id'))
    .orderBy('tables.updated_ms')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

const deleteTable = async (transaction: Db, table: string): Promise<void> => {
  await transaction.updateTable('tables').set({ rematch_id: null }).where('rematch_id', '=', table).execute();
  for (const rows of ['chat', 'invites', 'kicks', 'seats', 'members', 'fair_secrets', 'fair_anchors'] as const)
    await transaction.deleteFrom(rows).where('table_id', '=', table).execute();
  const deleted = await transaction
    .deleteFrom('tables')
    .where('id', '=', table)
    .returning('match_id')
    .executeTakeFirst();
  if (typeof deleted?.match_id === 'string') await deletePlayedMatch(transaction, deleted.match_id);
};

const deletePlayedMatch = async (transaction: Db, match: string): Promise<void> => {
  const heads = transaction.selectFrom('heads').select('match_no').where('match_id', '=', match);
  await transaction.deleteFrom('entries').where('match_no', 'in', heads).execute();
  for (const rows of ['timers', 'orders', 'heads'] as const)
    await transaction.deleteFrom(rows).where('match_id', '=', match).execute();
  await transaction.deleteFrom('matches').where('id', '=', match).execute();
};
