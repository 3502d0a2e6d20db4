/** Stores chat messages and mutes. */

import { sql } from 'kysely';
import { batchedReads } from './read-batching.ts';
import type { ChatRow, Db, Schema } from './schema.ts';
import type { ChatLine, ChatStorage } from './storage.ts';

export const chatStorage = (db: Db): ChatStorage => ({
  say: ({ table, identity, name, seat, said, at, expires }) =>
    db.transaction().execute(async (transaction) => {
      const counted = await transaction
        .updateTable('tables')
        .set((tables) => ({ chat_head: tables('chat_head', '+', 1) }))
        .where('id', '=', table)
        .returning('chat_head')
        .executeTakeFirst();
      if (counted === undefined) return null;
      const id = counted.chat_head;
      const spoken = { identity_id: identity, name, seat, kind: said.type, words: said.words };
      await transaction
        .insertInto('chat')
        .values({ table_id: table, id, ...spoken, at_ms: at, expires_ms: expires })
        .execute();
      return id;
    }),
  recent: recentReader(db),
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
  mutedBy: muteReader(db),
});

const RECENT = 100;

/** The table stores the number of its last message, so the query reads only the latest rows. */
const recentReader = (db: Db): ChatStorage['recent'] => {
  const rowsOf = batchedReads<ChatRow>({
    keyOf: ({ table_id }) => table_id,
    query: (tables) =>
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

const muteReader = (db: Db): ChatStorage['mutedBy'] => {
  const rowsOf = batchedReads<Schema['mutes']>({
    keyOf: ({ identity_id }) => identity_id,
    query: (people) => db.selectFrom('mutes').selectAll().where('identity_id', 'in', people).orderBy('muted_id'),
  });
  return async (identity) => (await rowsOf(identity)).map(({ muted_id }) => muted_id);
};

const lineOf = (row: ChatRow): ChatLine => ({
  id: row.id,
  table: row.table_id,
  identity: row.identity_id,
  name: row.name,
  seat: row.seat,
  said: { type: row.kind as ChatLine['said']['type'], words: row.words },
  at: row.at_ms,
  expires: row.expires_ms,
});
