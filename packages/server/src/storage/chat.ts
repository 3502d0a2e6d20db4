/** What people say at a table, whom they do not want to hear, and what they report. */

import { sql } from 'kysely';
import { gathered, type Reading } from './gathered.ts';
import type { ChatRow, ReportRow, Schema } from './schema.ts';
import type { ChatLine, ChatStorage, Report } from './storage.ts';

export const chatStorage = ({ db, queries }: Reading): ChatStorage => ({
  say: ({ table, identity, seat, said, at, expires }) =>
    db.transaction().execute(async (transaction) => {
      const counted = await transaction
        .updateTable('tables')
        .set((tables) => ({ chat_head: tables('chat_head', '+', 1) }))
        .where('id', '=', table)
        .returning('chat_head')
        .executeTakeFirst();
      if (counted === undefined) return null;
      const id = counted.chat_head;
      const spoken = { identity_id: identity, seat, kind: said.type, words: said.words };
      await transaction
        .insertInto('chat')
        .values({ table_id: table, id, ...spoken, at_ms: at, expires_ms: expires })
        .execute();
      return id;
    }),
  recent: recentReader({ db, queries }),
  async read(table, after, limit, now) {
    const rows = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('id', '>', after)
      .where('expires_ms', '>', now)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(lineOf);
  },
  async saidBy(identity) {
    const rows = await db
      .selectFrom('chat')
      .selectAll()
      .where('identity_id', '=', identity)
      .orderBy('table_id')
      .orderBy('id')
      .execute();
    return rows.map(lineOf);
  },
  async mute(identity, muted, at) {
    await db
      .insertInto('mutes')
      .values({ identity_id: identity, muted_id: muted, at_ms: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async unmute(identity, muted) {
    await db.deleteFrom('mutes').where('identity_id', '=', identity).where('muted_id', '=', muted).execute();
  },
  mutedBy: muteReader({ db, queries }),
  async report({ id, table, reporter, reported, reason, words, at }) {
    await db
      .insertInto('reports')
      .values({ id, table_id: table, reporter_id: reporter, reported_id: reported, reason, words, at_ms: at })
      .execute();
  },
  async reports(limit) {
    const rows = await db
      .selectFrom('reports')
      .selectAll()
      .orderBy('at_ms', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(reportOf);
  },
});

const RECENT = 100;

/** By their numbers, of which the table knows the last: what is older is not looked at. */
const recentReader = (reading: Reading): ChatStorage['recent'] => {
  const rowsOf = gathered<ChatRow>(reading, {
    name: 'recent chat',
    keyOf: ({ table_id }) => table_id,
    query: (db, tables) =>
      db
        .selectFrom('chat')
        .innerJoin('tables', 'tables.id', 'chat.table_id')
        .selectAll('chat')
        .where('chat.table_id', 'in', tables)
        .whereRef('chat.id', '>', sql<number>`tables.chat_head - ${sql.lit(RECENT)}`)
        .orderBy('chat.id'),
  });
  return async (table, now) => (await rowsOf(table)).filter(({ expires_ms }) => expires_ms > now).map(lineOf);
};

const muteReader = (reading: Reading): ChatStorage['mutedBy'] => {
  const rowsOf = gathered<Schema['mutes']>(reading, {
    name: 'mutes',
    keyOf: ({ identity_id }) => identity_id,
    query: (db, people) => db.selectFrom('mutes').selectAll().where('identity_id', 'in', people).orderBy('muted_id'),
  });
  return async (identity) => (await rowsOf(identity)).map(({ muted_id }) => muted_id);
};

const lineOf = ({ table_id, id, identity_id, seat, kind, words, at_ms, expires_ms }: ChatRow): ChatLine => ({
  id,
  table: table_id,
  identity: identity_id,
  seat,
  said: { type: kind as ChatLine['said']['type'], words },
  at: at_ms,
  expires: expires_ms,
});

const reportOf = ({ id, table_id, reporter_id, reported_id, reason, words, at_ms }: ReportRow): Report => ({
  id,
  table: table_id,
  reporter: reporter_id,
  reported: reported_id,
  reason,
  words,
  at: at_ms,
});
