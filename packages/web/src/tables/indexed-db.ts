/** Local tables in IndexedDB. A log entry is on disk before its command is answered. */

import type { Seat } from '@fremont/kernel';
import { LogConflict, type LogEntry } from '@fremont/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Head, PlayedEntries, StoredResult, StoredTable, TableStore } from './store.ts';
import { type TableId, TablesError } from './types.ts';

const DATABASE = 'fremont';

interface StoredEntry {
  readonly match: TableId;
  readonly version: number;
  readonly command: string;
  readonly writtenAt: number;
  readonly entry: LogEntry;
}

interface Schema extends DBSchema {
  /** Never changed after creation. */
  tables: { key: TableId; value: StoredTable & { readonly id: TableId } };
  /** Append-only. Both keys are unique, so two tabs cannot write the same version or the same command. */
  entries: { key: [TableId, number]; value: StoredEntry; indexes: { command: [TableId, string] } };
  /** A cache that may be deleted at any time. */
  results: { key: TableId; value: StoredResult & { readonly id: TableId } };
  /** One per seat. The next order overwrites it. */
  orders: { key: [TableId, Seat]; value: { readonly match: TableId; readonly seat: Seat; readonly order: object } };
}

type Database = IDBPDatabase<Schema>;

/** Step n migrates from version n to n + 1. Steps are never removed, because people skip versions of the app. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('tables', { keyPath: 'id' });
    const entries = database.createObjectStore('entries', { keyPath: ['match', 'version'] });
    entries.createIndex('command', ['match', 'command'], { unique: true });
    database.createObjectStore('results', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('orders', { keyPath: ['match', 'seat'] });
  },
];

/** Strict durability: an answered command survives a power cut. */
const STRICT = { durability: 'strict' } as const;

type Use = <A>(work: (database: Database) => Promise<A>) => Promise<A>;

/** Opens lazily, and reopens after the browser or a newer version of the app has closed the connection. */
const connection = (): Use => {
  let opened: Promise<Database> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const connect = (): Promise<Database> => {
    opened ??= open(forget).catch((problem) => {
      forget();
      throw asTablesError(problem);
    });
    return opened;
  };
  return async (work) => {
    const database = await connect();
    return work(database).catch(async (problem) => {
      // Some browsers close the connection without an event.
      if (nameOf(problem) !== 'InvalidStateError') throw problem;
      forget();
      return work(await connect());
    });
  };
};

const open = (onClosed: () => void): Promise<Database> =>
  openDB<Schema>(DATABASE, UPGRADES.length, {
    upgrade: (database, oldVersion) => {
      for (const step of UPGRADES.slice(oldVersion)) step(database);
    },
    // Do not block a newer version of the app in another tab.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase | null)?.close();
      onClosed();
    },
    terminated: onClosed,
  });

const asTablesError = (problem: unknown): unknown =>
  nameOf(problem) === 'VersionError' ? new TablesError({ code: 'newerApp' }) : problem;

const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : '');

/** The key range of a table's entries after a version. */
const entriesAfter = (id: TableId, version: number): IDBKeyRange =>
  IDBKeyRange.bound([id, version], [id, Number.POSITIVE_INFINITY], true);

/** The key range of a table's standing orders. */
const ordersOf = (id: TableId): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

const writeOrder = async (database: Database, match: TableId, seat: Seat, order: object | null): Promise<void> => {
  const change = database.transaction('orders', 'readwrite', STRICT);
  const written = order === null ? change.store.delete([match, seat]) : change.store.put({ match, seat, order });
  await Promise.all([written, change.done]);
};

const append = async (database: Database, row: StoredEntry): Promise<void> => {
  const change = database.transaction(['tables', 'entries'], 'readwrite', STRICT);
  const table = await change.objectStore('tables').getKey(row.match);
  // The table may have been removed in another tab. No entry may outlive its table.
  if (table === undefined) throw new Error(`no table ${row.match}`);
  // A failed request also fails the transaction. Awaiting both avoids an unhandled rejection.
  await Promise.all([change.objectStore('entries').add(row), change.done]);
};

const remove = async (database: Database, id: TableId): Promise<void> => {
  const change = database.transaction(['tables', 'entries', 'results', 'orders'], 'readwrite', STRICT);
  await Promise.all([
    change.objectStore('tables').delete(id),
    change.objectStore('entries').delete(entriesAfter(id, 0)),
    change.objectStore('results').delete(id),
    change.objectStore('orders').delete(ordersOf(id)),
    change.done,
  ]);
};

const headOf = async (database: Database, id: TableId): Promise<Head | null> => {
  const { store } = database.transaction('entries');
  const cursor = await store.openCursor(entriesAfter(id, 0), 'prev');
  return cursor && { version: cursor.value.version, writtenAt: cursor.value.writtenAt };
};

const add = async (database: Database, table: StoredTable, played?: PlayedEntries): Promise<void> => {
  const { id } = table.setting;
  const change = database.transaction(['tables', 'entries'], 'readwrite', STRICT);
  const entries = change.objectStore('entries');
  const { writtenAt = 0 } = played ?? {};
  const rows = (played?.entries ?? []).map((entry) => {
    const { version, command } = entry;
    return entries.add({ match: id, version, command, writtenAt, entry });
  });
  await Promise.all([change.objectStore('tables').add({ ...table, id }), ...rows, change.done]);
};

const asConflict = (problem: unknown, { match, version }: StoredEntry): unknown =>
  nameOf(problem) === 'ConstraintError' ? new LogConflict(`${match}: version ${version}`) : problem;

/** Rejects if the browser has no storage or refuses it. `now` returns milliseconds. */
export const indexedDbStore = async (now: () => number): Promise<TableStore> => {
  const use = connection();
  await use(async () => undefined);
  return {
    storage: 'kept',
    append(match, entry) {
      const { version, command } = entry;
      const row = { match, version, command, writtenAt: now(), entry };
      return use((database) => append(database, row)).catch((problem) => {
        throw asConflict(problem, row);
      });
    },
    async read(match, after) {
      const rows = await use((database) => database.getAll('entries', entriesAfter(match, after)));
      return rows.map(({ entry }) => entry);
    },
    add: (table, played) => use((database) => add(database, table, played)),
    get: async (id) => (await use((database) => database.get('tables', id))) ?? null,
    all: () => use((database) => database.getAll('tables')),
    head: (id) => use((database) => headOf(database, id)),
    result: async (id) => (await use((database) => database.get('results', id))) ?? null,
    async keepResult(id, result) {
      await use((database) => database.put('results', { ...result, id }));
    },
    orders: (id) => ({
      read: () => use((database) => database.getAll('orders', ordersOf(id))),
      write: (seat, order) => use((database) => writeOrder(database, id, seat, order)),
    }),
    remove: (id) => use((database) => remove(database, id)),
  };
};
