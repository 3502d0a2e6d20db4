/** Stores tables: the plan of the host, and the match that was started from it. */

import { canonicalJson } from '@fremont/kernel';
import type { MatchSetting } from '@fremont/table';
import { sql } from 'kysely';
import { createMatch, deleteMatch } from './matches.ts';
import { batchedReads } from './read-batching.ts';
import type { Db, TableRow } from './schema.ts';
import type {
  FairDice,
  Ms,
  NewTable,
  OpenTables,
  PublicTable,
  StoredTable,
  TablePlan,
  TableStatus,
  TableStorage,
  Timer,
  Visibility,
} from './storage.ts';
import { setTimers, timerRow } from './timers.ts';

type TableParts = Pick<
  TableStorage,
  | 'create'
  | 'find'
  | 'findByCode'
  | 'findByMatch'
  | 'listPublic'
  | 'listWaiting'
  | 'countOpen'
  | 'listOf'
  | 'change'
  | 'changeStarted'
  | 'changeHost'
  | 'start'
  | 'end'
  | 'rematch'
  | 'secretOf'
  | 'keepAnchor'
  | 'anchors'
>;

export const tableParts = (db: Db): TableParts => ({
  create: (table, addressHash = null, dice = null) =>
    db
      .transaction()
      .execute((transaction) => createTable(transaction, table, { titledBy: table.host, addressHash, dice })),
  async secretOf(id) {
    const row = await db.selectFrom('fair_secrets').select('secret').where('table_id', '=', id).executeTakeFirst();
    return row?.secret ?? null;
  },
  async keepAnchor(id, { seat, identity, anchor }) {
    await db
      .insertInto('fair_anchors')
      .values({ table_id: id, seat, identity_id: identity, anchor })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ identity_id: identity, anchor }))
      .execute();
  },
  async anchors(id) {
    const rows = await db.selectFrom('fair_anchors').selectAll().where('table_id', '=', id).orderBy('seat').execute();
    return rows.map(({ seat, identity_id, anchor }) => ({ seat, identity: identity_id, anchor }));
  },
  find: tableFinder(db),
  async findByCode(code) {
    const row = await tableRows(db).where('code', '=', code).where('status', '<>', 'over').executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  },
  async findByMatch(match) {
    const row = await tableRows(db).where('match_id', '=', match).executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  },
  listPublic: () => publicTables(db),
  async listWaiting() {
    const rows = await db.selectFrom('tables').select(['id', 'host_id']).where('status', '=', 'lobby').execute();
    return rows.map(({ id, host_id }) => ({ id, host: host_id }));
  },
  countOpen: (hosts, addressHash) => countOpen(db, hosts, addressHash),
  async listOf(identity, limit) {
    const own = db.selectFrom('members').select('table_id').where('identity_id', '=', identity);
    const rows = await tableRows(db).where('id', 'in', own).orderBy('updated_ms', 'desc').limit(limit).execute();
    return rows.map(tableOf);
  },
  change: (id, revision, plan, at, unready = false) =>
    db.transaction().execute((transaction) => changePlan(transaction, { id, revision, plan, at, unready })),
  changeStarted: (id, change, at) => changeStarted(db, id, change, at),
  async changeHost(id, host, at) {
    await db
      .updateTable('tables')
      .set((table) => ({ host_id: host, revision: table('revision', '+', 1), updated_ms: at }))
      .where('id', '=', id)
      .execute();
  },
  start: (id, setting, timers, at) => startTable(db, id, setting, timers, at),
  async end(id, at) {
    await db
      .updateTable('tables')
      .set({ status: 'over', address_hash: null, updated_ms: at })
      .where('id', '=', id)
      .execute();
  },
  rematch: (id, next, addressHash = null, dice = null) => createRematch(db, id, next, { addressHash, dice }),
});

interface PlanChange {
  readonly id: string;
  readonly revision: number;
  readonly plan: TablePlan;
  readonly at: Ms;
  readonly unready: boolean;
}

const changePlan = async (
  transaction: Db,
  { id, revision, plan, at, unready }: PlanChange,
): Promise<'changed' | 'stale'> => {
  const changed = await transaction
    .updateTable('tables')
    .set({ ...planColumns(plan), titled_by: authorOf(plan.title), revision: revision + 1, updated_ms: at })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('status', '=', 'lobby')
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return 'stale';
  if (unready) await transaction.updateTable('seats').set({ ready: 0 }).where('table_id', '=', id).execute();
  return 'changed';
};

const changeStarted = async (
  db: Db,
  id: string,
  { visibility, seats }: Pick<TablePlan, 'visibility' | 'seats'>,
  at: Ms,
): Promise<void> => {
  await db
    .updateTable('tables')
    .set((table) => ({
      visibility,
      seat_plan: canonicalJson(seats),
      revision: table('revision', '+', 1),
      updated_ms: at,
    }))
    .where('id', '=', id)
    .where('status', '<>', 'lobby')
    .execute();
};

/** Only the host changes a plan, so a new title is theirs. */
const authorOf = (title: string) => sql<string | null>`case when title = ${title} then titled_by else host_id end`;

const tableRows = (db: Db) => db.selectFrom('tables').selectAll();

const tableFinder = (db: Db): TableParts['find'] => {
  const rowsOf = batchedReads<TableRow>({
    keyOf: ({ id }) => id,
    query: (ids) => tableRows(db).where('id', 'in', ids),
  });
  return async (id) => {
    const [row] = await rowsOf(id);
    return row === undefined ? null : tableOf(row);
  };
};

const publicTables = async (db: Db): Promise<PublicTable[]> => {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'host_id', 'address_hash', 'status', 'seat_plan', 'updated_ms'])
    .select((table) =>
      table
        .selectFrom('seats')
        .select(({ fn }) => fn.countAll<number>().as('taken'))
        .whereRef('seats.table_id', '=', 'tables.id')
        .as('taken'),
    )
    .where('visibility', '=', 'public')
    .where('status', '<>', 'over')
    .orderBy('updated_ms', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    host: row.host_id,
    addressHash: row.address_hash,
    status: row.status as TableStatus,
    seats: JSON.parse(row.seat_plan),
    taken: Number(row.taken ?? 0),
    updated: row.updated_ms,
  }));
};

const countOpen = async (db: Db, hosts: readonly string[], addressHash: string): Promise<OpenTables> => {
  const open = db.selectFrom('tables').select('status').where('status', '<>', 'over');
  const ofHosts = await open.where('host_id', 'in', [...hosts]).execute();
  const atAddress = await open.where('address_hash', '=', addressHash).execute();
  const waitingIn = (rows: readonly { readonly status: string }[]): number =>
    rows.filter(({ status }) => status === 'lobby').length;
  return {
    ofHosts: { open: ofHosts.length, waiting: waitingIn(ofHosts) },
    atAddress: { open: atAddress.length, waiting: waitingIn(atAddress) },
  };
};

/** The author of the title, the household that opened the table, and its dice. */
interface TableOrigin {
  readonly titledBy: string | null;
  readonly addressHash: string | null;
  readonly dice: FairDice | null;
}

const createTable = async (
  transaction: Db,
  table: NewTable,
  { titledBy, addressHash, dice }: TableOrigin,
): Promise<'created' | 'codeTaken'> => {
  const { id, code, host, created } = table;
  const inserted = await transaction
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
      address_hash: addressHash,
      created_ms: created,
      updated_ms: created,
      titled_by: titledBy,
      visited_ms: created,
      abandoned_ms: null,
      closed_reason: null,
      commitment: dice?.commitment ?? null,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return 'codeTaken';
  if (dice !== null)
    await transaction.insertInto('fair_secrets').values({ table_id: id, secret: dice.secret }).execute();
  return 'created';
};

const startTable = (
  db: Db,
  id: string,
  setting: MatchSetting,
  timers: readonly Timer[],
  at: Ms,
): Promise<'started' | 'notInLobby'> =>
  db.transaction().execute(async (transaction) => {
    // The match comes first, because the table refers to it. It is deleted again if the table cannot start.
    const made = await createMatch(transaction, setting, at);
    if (made === 'exists') return 'notInLobby';
    const opened = await transaction
      .updateTable('tables')
      .set({ status: 'running', match_id: setting.id, contributors: contributorsOf(setting), updated_ms: at })
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

const contributorsOf = ({ fair }: MatchSetting): string =>
  JSON.stringify((fair?.anchors ?? []).flatMap((anchor, seat) => (anchor === null ? [] : [seat])));

/** Two people may ask at once. The first creates the table, the second gets the same one. */
const createRematch = (
  db: Db,
  id: string,
  next: NewTable,
  origin: Omit<TableOrigin, 'titledBy'>,
): Promise<{ readonly table: string } | 'codeTaken'> =>
  db.transaction().execute(async (transaction) => {
    const before = await finishedTable(transaction, id);
    if (typeof before?.rematch_id === 'string') return { table: before.rematch_id };
    const titledBy = before?.title === next.title ? before.titled_by : next.host;
    if ((await createTable(transaction, next, { ...origin, titledBy })) === 'codeTaken') return 'codeTaken';
    const first = await transaction
      .updateTable('tables')
      .set({ rematch_id: next.id })
      .where('id', '=', id)
      .where('rematch_id', 'is', null)
      .executeTakeFirst();
    if (first.numUpdatedRows === 1n) return { table: next.id };
    await transaction.deleteFrom('fair_secrets').where('table_id', '=', next.id).execute();
    await transaction.deleteFrom('tables').where('id', '=', next.id).execute();
    return { table: (await finishedTable(transaction, id))?.rematch_id ?? next.id };
  });

const finishedTable = (db: Db, id: string) =>
  db.selectFrom('tables').select(['rematch_id', 'title', 'titled_by']).where('id', '=', id).executeTakeFirst();

const planColumns = ({ visibility, title, game, options, seats, clock }: TablePlan) => ({
  visibility,
  title,
  game,
  options: canonicalJson(options),
  seat_plan: canonicalJson(seats),
  clock_plan: canonicalJson(clock),
});

export const tableOf = (row: TableRow): StoredTable => ({
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
  visited: row.visited_ms,
  abandoned: row.abandoned_ms,
  closed: row.closed_reason,
  result: row.result === null ? null : JSON.parse(row.result),
  commitment: row.commitment,
  contributors: row.contributors === null ? [] : JSON.parse(row.contributors),
});
