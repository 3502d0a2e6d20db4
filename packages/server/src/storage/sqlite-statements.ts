/** SQLite's prepared statements, kept for the next time, as Kysely wants to see them. */

import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** Group sizes make different statements out of one, so there are more than meet the eye. */
const STATEMENTS_MAX = 500;

/**
 * libsql frees a statement only when the garbage collector finds it, and the collector does not see how much memory
 * it holds; without keeping them, a busy server grows by hundreds of megabytes.
 */
export const cachedStatements = (raw: Database.Database): SqliteDatabase => {
  const kept = new Map<string, SqliteStatement>();
  /** Most of a group is the same statement again and again. */
  let last: { readonly sql: string; readonly statement: SqliteStatement } | null = null;
  return {
    prepare(sql) {
      if (last?.sql === sql) return last.statement;
      const statement = kept.get(sql) ?? statementOf(raw, sql);
      // Moved to the end: the first one is the one not used for longest.
      kept.delete(sql);
      kept.set(sql, statement);
      if (kept.size > STATEMENTS_MAX) kept.delete(kept.keys().next().value ?? '');
      last = { sql, statement };
      return statement;
    },
    close() {
      kept.clear();
      last = null;
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

/** PostgreSQL refuses the character NUL in text; SQLite would take it and later give back half of the text. */
const withoutNul = <P extends readonly unknown[]>(parameters: P): P => {
  for (const value of parameters) if (typeof value === 'string' && value.includes('\0')) throw new NulInText();
  return parameters;
};

/** Shaped like an error of SQLite, so that it is read as one. */
class NulInText extends Error {
  readonly code = 'SQLITE_MISMATCH';
  readonly rawCode = 20;
}
