/** SQLite in a file: the database of a single server. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import Database from 'libsql';
import type { Engine } from './engine.ts';
import {
  codeOf,
  type Diagnose,
  diagnoseSystem,
  type StorageProblem,
  StorageUnavailable,
  storageError,
} from './errors.ts';
import { backUpSqlite } from './sqlite-backup.ts';
import { cachedStatements } from './sqlite-statements.ts';

type Connection = Database.Database;

const BUSY_TIMEOUT_MS = 5000;

/** `raw` is the same connection, for tests that provoke failures. */
export interface SqliteEngine extends Engine {
  readonly raw: Connection;
}

export const openSqlite = (file: string): SqliteEngine => {
  const raw = connect(file);
  return {
    raw,
    name: 'sqlite',
    place: file,
    dialect: dialectOn(raw, cachedStatements(raw)),
    words: { whole: 'integer', counted: 'integer primary key', strict: 'strict' },
    diagnose: diagnoseSqlite,
    groupsCommits: true,
    exclusively: null,
    // Every transaction starts with the write lock.
    lockSchema: async () => undefined,
    async isDurable() {
      assertDurable(raw);
      return true;
    },
    backup: (copy) => backUpSqlite(file, copy),
    // It runs in this process, on the clock of this machine.
    time: async () => null,
    async beforeClose(db) {
      // Fails on a full or read-only disk. The next start then does the checkpoint.
      await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined);
    },
  };
};

const connect = (file: string): Connection => {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const raw = new Database(file);
    raw.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    raw.exec('pragma journal_mode = wal');
    // After the journal mode: some builds reset this to NORMAL with it, and NORMAL loses moves in a power cut.
    raw.exec('pragma synchronous = full');
    raw.exec('pragma fullfsync = on');
    raw.exec('pragma foreign_keys = on');
    return raw;
  } catch (error) {
    throw storageError('open', error, diagnoseSqlite);
  }
};

const SYNCHRONOUS_FULL = 2;

const assertDurable = (raw: Connection): void => {
  const [mode] = pragma(raw, 'journal_mode');
  const [synchronous] = pragma(raw, 'synchronous');
  if (mode !== 'wal' || synchronous !== SYNCHRONOUS_FULL)
    throw new StorageUnavailable('notDurable', 'open', `journal_mode=${mode}, synchronous=${synchronous}`);
};

const pragma = (raw: Connection, name: string): unknown[] =>
  raw
    .prepare(`pragma ${name}`)
    .all()
    .map((row) => (row as Record<string, unknown>)[name]);

const dialectOn = (raw: Connection, statements: SqliteDatabase): Dialect => ({
  createDriver: () => new ImmediateDriver(raw, statements),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

class ImmediateDriver extends SqliteDriver {
  readonly #raw: Connection;

  constructor(raw: Connection, statements: SqliteDatabase) {
    super({ database: statements });
    this.#raw = raw;
  }

  /** Takes the write lock at once, because a lock taken later can fail without waiting. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back already. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** By SQLite's primary result code: the low byte of the extended code. */
const PROBLEMS: Readonly<Record<number, StorageProblem>> = {
  5: 'busy',
  6: 'busy',
  7: 'io',
  8: 'readOnly',
  10: 'io',
  11: 'corrupt',
  13: 'full',
  14: 'io',
  26: 'corrupt',
};

export const diagnoseSqlite: Diagnose = (error) => {
  if (!(error instanceof Error)) return null;
  if ('rawCode' in error && typeof error.rawCode === 'number') {
    const problem = PROBLEMS[error.rawCode & 0xff] ?? 'rejected';
    return { problem, code: codeOf(error) };
  }
  return diagnoseSystem(error) ?? diagnoseByMessage(error);
};

/** Some errors of libsql have a message only. */
const diagnoseByMessage: Diagnose = (error) => {
  const { message } = error as Error;
  const openCode = /^ConnectionFailed\(.*: (\d+)"\)$/.exec(message)?.[1];
  if (openCode !== undefined) return { problem: PROBLEMS[Number(openCode)] ?? 'io', code: `SQLITE_${openCode}` };
  if (CLOSED.includes(message)) return { problem: 'closed', code: 'CLOSED' };
  return null;
};

const CLOSED = ['The database connection is not open', 'driver has already been destroyed'];
