/** Searches tables and people for an operator. */

import { type Expression, type SqlBool, sql } from 'kysely';
import { identityOf } from './people.ts';
import type { Db } from './schema.ts';
import type { ModerationStorage } from './storage.ts';
import { tableOf } from './tables.ts';

export const moderationSearch = (db: Db): Pick<ModerationStorage, 'searchTables' | 'searchPeople'> => ({
  async searchTables({ words, status }, limit) {
    let query = db
      .selectFrom('tables')
      .innerJoin('identities', 'identities.id', 'tables.host_id')
      .selectAll('tables')
      .orderBy('tables.updated_ms', 'desc')
      .limit(limit);
    if (status !== null) query = query.where('tables.status', '=', status);
    if (words !== '')
      query = query.where((row) =>
        row.or([
          contains('tables.title', words),
          contains('identities.name', words),
          row('tables.code', '=', words.toUpperCase()),
          row('tables.id', '=', words),
          row('tables.host_id', '=', words),
        ]),
      );
    return (await query.execute()).map(tableOf);
  },
  async searchPeople(words, limit) {
    let query = db.selectFrom('identities').selectAll().orderBy('seen_ms', 'desc').limit(limit);
    if (words !== '') query = query.where((row) => row.or([contains('name', words), row('id', '=', words)]));
    return (await query.execute()).map(identityOf);
  },
});

/** SQLite ignores the case of Latin letters without accents only. */
const contains = (column: string, words: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) like ${`%${escaped(words.toLowerCase())}%`} escape '!'`;

const escaped = (words: string): string => words.replace(/[!%_]/g, '!$&');
