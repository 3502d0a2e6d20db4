/** Local tables in IndexedDB: a log entry is on the disk before anybody hears of it. */

import { LogConflict, type LogEntry } from '@fremont/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Head, StoredResult, StoredTable, TableStore } from './store.ts';
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
  /** Never changed after they are written. */
  tables: { key: TableId; value: StoredTable & { readonly id: TableId } };
  /** Append-only. Both keys are unique: two tabs cannot write one version, nor one command twice. */
  entries: { key: [TableId, number]; value: StoredEntry; indexes: { command: [TableId, string] } };
  /** A cache: may be deleted at any time. */
  results: { key: TableId; value: StoredResult & { readonly id: TableId } };
}

type Database = IDBPDatabase<Schema>;

/** Step n takes a database from version n to n + 1. Steps are only ever added: people skip versions of the app. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('tables', { keyPath: 'id' });
    const entries = database.createObjectStore('entries', { keyPath: ['match', 'version'] });
    entries.createIndex('command', ['match', 'command'], { unique: true });
    database.createObjectStore('results', { keyPath: 'id' });
  },
];

/** Done means on the disk: what was answered survives a power cut. */
const STRICT = { durability: 'strict' } as const;

/** Opens lazily and again after the browser or a newer version of the app closed the connection. */
const connection = (): (() => Promise<Database>) => {
  let opened: Promise<Database> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const open = (): Promise<Database> =>
    openDB<Schema>(DATABASE, UPGRADES.length, {
      upgrade: (database, oldVersion) => {
        for (const step of UPGRADES.slice(oldVersion)) step(database);
      },
      // A newer version of the app in another tab must not wait for this one.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase | null)?.close();
        forget();
      },
      terminated: forget,
    });
  return () => {
    opened ??= open().catch((problem) => {
      forget();
      throw asTrouble(problem);
    });
    return opened;
  };
};

const asTrouble = (problem: unknown): unknown =>
  nameOf(problem) === 'VersionError' ? new TablesError({ code: 'newerApp' }) : problem;

const nameOf = (problem: unknown): string => (problem instanceof Error ? problem.name : '');

/** The entries of a table after a version, by key. */
const entriesAfter = (id: TableId, version: number): IDBKeyRange =>
  IDBKeyRange.bound([id, version], [id, Number.POSITIVE_INFINITY], true);

const append = async (database: Database, row: StoredEntry): Promise<void> => {
  const change = database.transaction(['tables', 'entries'], 'readwrite', STRICT);
  const table = await change.objectStore('tables').getKey(row.match);
  // Removed in another tab meanwhile: no entry may outlive its table.
  if (table === undefined) throw new Error(`no table ${row.match}`);
  // A failed request also fails the transaction; waiting for both leaves no rejection unheard.
  await Promise.all([change.objectStore('entries').add(row), change.done]);
};

const remove = async (database: Database, id: TableId): Promise<void> => {
  const change = database.transaction(['tables', 'entries', 'results'], 'readwrite', STRICT);
  await Promise.all([
    change.objectStore('tables').delete(id),
    change.objectStore('entries').delete(entriesAfter(id, 0)),
    change.objectStore('results').delete(id),
    change.done,
  ]);
};

const headOf = async (database: Database, id: TableId): Promise<Head | null> => {
  const { store } = database.transaction('entries');
  const cursor = await store.openCursor(entriesAfter(id, 0), 'prev');
  return cursor && { version: cursor.value.version, writtenAt: cursor.value.writtenAt };
};

/** Rejects when this browser has no storage or refuses it. */
export const indexedDbStore = async (now: () => number): Promise<TableStore> => {
  const database = connection();
  await database();
  return {
    storage: 'kept',
    async append(match, entry) {
      const { version, command } = entry;
      const row = { match, version, command, writtenAt: now(), entry };
      await append(await database(), row).catch((problem) => {
        throw nameOf(problem) === 'ConstraintError' ? new LogConflict(`${match}: ${version}`) : problem;
      });
    },
    async read(match, after) {
      const rows = await (await database()).getAll('entries', entriesAfter(match, after));
      return rows.map(({ entry }) => entry);
    },
    async add(table) {
      const change = (await database()).transaction('tables', 'readwrite', STRICT);
      await Promise.all([change.store.add({ ...table, id: table.setting.id }), change.done]);
    },
    get: async (id) => (await (await database()).get('tables', id)) ?? null,
    all: async () => (await database()).getAll('tables'),
    head: async (id) => headOf(await database(), id),
    result: async (id) => (await (await database()).get('results', id)) ?? null,
    async keepResult(id, result) {
      await (await database()).put('results', { ...result, id });
    },
    remove: async (id) => remove(await database(), id),
  };
};
