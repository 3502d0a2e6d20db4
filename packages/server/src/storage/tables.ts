/** Tables in the lobby and in play: what the host planned, and which match came of it. */

import { canonicalJson } from '@fremont/kernel';
import type { MatchSetting } from '@fremont/table';
import { gathered, type Reading } from './gathered.ts';
import { createMatch, deleteMatch } from './matches.ts';
import type { Db, TableRow } from './schema.ts';
import type { Ms, NewTable, StoredTable, TablePlan, TableStatus, TableStorage, Timer, Visibility } from './storage.ts';
import { setTimers, timerRow } from './timers.ts';

type TableParts = Pick<
  TableStorage,
  | 'create'
  | 'find'
  | 'findByCode'
  | 'findByMatch'
  | 'listPublic'
  | 'listOf'
  | 'change'
  | 'changeHost'
  | 'start'
  | 'end'
  | 'rematch'
>;

export const tableParts = ({ db, queries }: Reading): TableParts => ({
  create: (table) => createTable(db, table),
  find: tableFinder({ db, queries }),
  async findByCode(code) {
    const row = await tableRows(db).where('code', '=', code).where('status', '<>', 'over').executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  },
  async findByMatch(match) {
    const row = await tableRows(db).where('match_id', '=', match).executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  },
  async listPublic(limit) {
    const shown = tableRows(db).where('visibility', '=', 'public').where('status', '<>', 'over');
    const rows = await shown.orderBy('updated_ms', 'desc').limit(limit).execute();
    return rows.map(tableOf);
  },
  async listOf(identity, limit) {
    const own = db.selectFrom('members').select('table_id').where('identity_id', '=', identity);
    const rows = await tableRows(db).where('id', 'in', own).orderBy('updated_ms', 'desc').limit(limit).execute();
    return rows.map(tableOf);
  },
  async change(id, revision, plan, at) {
    const changed = await db
      .updateTable('tables')
      .set({ ...planColumns(plan), revision: revision + 1, updated_ms: at })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('status', '=', 'lobby')
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n ? 'changed' : 'stale';
  },
  async changeHost(id, host, at) {
    await db
      .updateTable('tables')
      .set((table) => ({ host_id: host, revision: table('revision', '+', 1), updated_ms: at }))
      .where('id', '=', id)
      .execute();
  },
  start: (id, setting, timers, at) => startTable(db, id, setting, timers, at),
  async end(id, at) {
    await db.updateTable('tables').set({ status: 'over', updated_ms: at }).where('id', '=', id).execute();
  },
  rematch: (id, next) => createRematch(db, id, next),
});

const tableRows = (db: Db) => db.selectFrom('tables').selectAll();

const tableFinder = (reading: Reading): TableParts['find'] => {
  const rowsOf = gathered<TableRow>(reading, {
    name: 'tables',
    keyOf: ({ id }) => id,
    query: (db, ids) => tableRows(db).where('id', 'in', ids),
  });
  return async (id) => {
    const [row] = await rowsOf(id);
    return row === undefined ? null : tableOf(row);
  };
};

const createTable = async (db: Db, table: NewTable): Promise<'created' | 'codeTaken'> => {
  const { id, code, host, created } = table;
  const inserted = await db
    .insertInto('tables')
    .values({
      ...planColumns(table),
      id,
      code,
      host_id: host,
      status: 'lobby',
      match_id: null,
      rematch_id: null,
      revision: 0,
      chat_head: 0,
      created_ms: created,
      updated_ms: created,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n ? 'created' : 'codeTaken';
};

const startTable = (
  db: Db,
  id: string,
  setting: MatchSetting,
  timers: readonly Timer[],
  at: Ms,
): Promise<'started' | 'notInLobby'> =>
  db.transaction().execute(async (transaction) => {
    // The match first, because the table refers to it; taken back when the table does not want it.
    const made = await createMatch(transaction, setting, at);
    if (made === 'exists') return 'notInLobby';
    const opened = await transaction
      .updateTable('tables')
      .set({ status: 'running', match_id: setting.id, updated_ms: at })
      .where('id', '=', id)
      .where('status', '=', 'lobby')
      .executeTakeFirst();
    if (opened.numUpdatedRows !== 1n) {
      await deleteMatch(transaction, setting.id);
      return 'notInLobby';
    }
    const rows = timers.map((timer) => timerRow(setting.id, timer));
    if (rows.length > 0) await setTimers(transaction, rows);
    return 'started';
  });

/** Two people may press the button at once: the first makes the table, the second finds it. */
const createRematch = (db: Db, id: string, next: NewTable): Promise<{ readonly table: string } | 'codeTaken'> =>
  db.transaction().execute(async (transaction) => {
    const linked = await rematchOf(transaction, id);
    if (linked !== null) return { table: linked };
    if ((await createTable(transaction, next)) === 'codeTaken') return 'codeTaken';
    const first = await transaction
      .updateTable('tables')
      .set({ rematch_id: next.id })
      .where('id', '=', id)
      .where('rematch_id', 'is', null)
      .executeTakeFirst();
    if (first.numUpdatedRows === 1n) return { table: next.id };
    await transaction.deleteFrom('tables').where('id', '=', next.id).execute();
    return { table: (await rematchOf(transaction, id)) ?? next.id };
  });

const rematchOf = async (db: Db, id: string): Promise<string | null> => {
  const row = await db.selectFrom('tables').select('rematch_id').where('id', '=', id).executeTakeFirst();
  return row?.rematch_id ?? null;
};

const planColumns = ({ visibility, title, game, options, seats, clock }: TablePlan) => ({
  visibility,
  title,
  game,
  options: canonicalJson(options),
  seat_plan: canonicalJson(seats),
  clock_plan: canonicalJson(clock),
});

const tableOf = (row: TableRow): StoredTable => ({
  id: row.id,
  code: row.code,
  host: row.host_id,
  visibility: row.visibility as Visibility,
  title: row.title,
  game: row.game,
  options: JSON.parse(row.options),
  seats: JSON.parse(row.seat_plan),
  clock: JSON.parse(row.clock_plan),
  status: row.status as TableStatus,
  match: row.match_id,
  rematch: row.rematch_id,
  revision: row.revision,
  created: row.created_ms,
  updated: row.updated_ms,
});
