/** Caches SQLite's prepared statements behind Kysely's driver interface. */

import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** One query has a statement for each number of rows or keys, so there are many. */
const STATEMENTS_MAX = 500;

/**
 * libsql frees a statement only when the garbage collector finds it, and the collector does not know how much memory it
 * holds. Without this cache a busy server grows by hundreds of megabytes.
 */
export const cachedStatements = (raw: Database.Database): SqliteDatabase => {
  const cached = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const statement = cached.get(sql) ?? statementOf(raw, sql);
      // Moves the statement to the end, so that the first is the least recently used.
      cached.delete(sql);
      cached.set(sql, statement);
      if (cached.size > STATEMENTS_MAX) cached.delete(cached.keys().next().value ?? '');
      return statement;
    },
    close() {
      cached.clear();
      raw.close();
    },
  };
};

const statementOf = (raw: Database.Database, sql: string): SqliteStatement => {
  const statement = raw.prepare(sql);
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(withoutNul(parameters)),
    run: (parameters) => statement.run(withoutNul(parameters)),
    iterate: (parameters) => statement.iterate(withoutNul(parameters)),
  };
};

/** Throws if a text contains NUL. PostgreSQL refuses it. SQLite would accept it and later return only the text before it. */
const withoutNul = <P extends readonly unknown[]>(parameters: P): P => {
  for (const value of parameters) if (typeof value === 'string' && value.includes('\0')) throw new NulInText();
  return parameters;
};

/** Has the fields of a SQLite error, so that `diagnoseSqlite` treats it as one. */
class NulInText extends Error {
  readonly code = 'SQLITE_MISMATCH';
  readonly rawCode = 20;
}
