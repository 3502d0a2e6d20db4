/** SQLite in a file: the database of a server that stands alone. */

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
import { codeOf, type Diagnose, diagnoseSystem, StorageUnavailable, storageError, type Trouble } from './errors.ts';
import { backUpSqlite } from './sqlite-backup.ts';
import { cachedStatements } from './sqlite-statements.ts';
import { Clash, type Step } from './steps.ts';

type Connection = Database.Database;

const BUSY_TIMEOUT_MS = 5000;

/** `raw` is the same connection, for tests that have to make its life hard. */
export interface SqliteEngine extends Engine {
  readonly raw: Connection;
}

export const openSqlite = (file: string): SqliteEngine => {
  const raw = connect(file);
  const statements = cachedStatements(raw);
  return {
    raw,
    name: 'sqlite',
    place: file,
    dialect: dialectOn(raw, statements),
    words: { whole: 'integer', counted: 'integer primary key', strict: 'strict' },
    diagnose,
    groupsCommits: true,
    takeAtOnce: (steps) => takeAtOnce(raw, statements, steps),
    // Every transaction begins as the only writer.
    lockSchema: async () => undefined,
    async isDurable() {
      assertDurable(raw);
      return true;
    },
    backup: (copy) => backUpSqlite(file, copy),
    async settle(db) {
      // A full or read-only disk cannot do this; the next start will.
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
    // Only after the journal mode: some builds go back to NORMAL with it, and NORMAL loses moves in a power cut.
    raw.exec('pragma synchronous = full');
    raw.exec('pragma fullfsync = on');
    raw.exec('pragma foreign_keys = on');
    return raw;
  } catch (error) {
    throw storageError('open', error, diagnose);
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

/** Takes the write lock at once, because a lock taken later can fail without waiting. */
const BEGIN = 'begin immediate';

class ImmediateDriver extends SqliteDriver {
  readonly #raw: Connection;

  constructor(raw: Connection, statements: SqliteDatabase) {
    super({ database: statements });
    this.#raw = raw;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }

  /** A full disk rolls back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Past Kysely, whose every statement is a promise; on the way of a move they cost as much as the statements themselves. */
const takeAtOnce = (raw: Connection, statements: SqliteDatabase, steps: readonly Step[]): boolean => {
  const run = (sql: string, parameters: readonly unknown[] = []) => statements.prepare(sql).run(parameters);
  // One connection: somebody's transaction is waiting for something.
  if (raw.inTransaction) return false;
  run(BEGIN);
  try {
    for (const { query, parameters, rows } of steps) {
      const { changes } = run(query.sql, parameters);
      if (rows !== null && Number(changes) !== rows) throw new Clash();
    }
    run('commit');
    return true;
  } catch (error) {
    if (raw.inTransaction) run('rollback');
    throw error;
  }
};

/** By SQLite's primary result code, the low byte of the extended one. */
const TROUBLES: Readonly<Record<number, Trouble>> = {
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

const diagnose: Diagnose = (error) => {
  if (!(error instanceof Error)) return null;
  if ('rawCode' in error && typeof error.rawCode === 'number') {
    const trouble = TROUBLES[error.rawCode & 0xff] ?? 'rejected';
    return { trouble, code: codeOf(error) };
  }
  return diagnoseSystem(error) ?? diagnoseByWords(error);
};

/** Some of libsql's errors have nothing but words. */
const diagnoseByWords: Diagnose = (error) => {
  const { message } = error as Error;
  const openCode = /^ConnectionFailed\(.*: (\d+)"\)$/.exec(message)?.[1];
  if (openCode !== undefined) return { trouble: TROUBLES[Number(openCode)] ?? 'io', code: `SQLITE_${openCode}` };
  if (CLOSED.includes(message)) return { trouble: 'closed', code: 'CLOSED' };
  return null;
};

const CLOSED = ['The database connection is not open', 'driver has already been destroyed'];
