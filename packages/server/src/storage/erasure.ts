/** Deletes people: their own data goes, shared data stays without their name. */

import type { Db } from './schema.ts';
import type { Ms } from './storage.ts';

/** Replaces titles that a deleted person wrote. Texts of others stay as they are, whatever they contain. */
const NO_TITLE = '…';

export const eraseIdentity = (db: Db, identity: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await eraseTexts(transaction, identity);
    for (const rows of ['sessions', 'kicks'] as const)
      await transaction.deleteFrom(rows).where('identity_id', '=', identity).execute();
    await transaction
      .deleteFrom('mutes')
      .where((row) => row.or([row('identity_id', '=', identity), row('muted_id', '=', identity)]))
      .execute();
    await transaction.deleteFrom('members').where('identity_id', '=', identity).where('role', '<>', 'player').execute();
    await transaction
      .updateTable('identities')
      .set({ name: '', colour: 'pearl', recovery_hash: `erased:${identity}` })
      .where('id', '=', identity)
      .execute();
  });

const eraseTexts = async (db: Db, identity: string): Promise<void> => {
  await db.deleteFrom('chat').where('identity_id', '=', identity).execute();
  // The reported words stay as evidence until the report expires.
  await db.updateTable('reports').set({ name: null }).where('reported_id', '=', identity).execute();
  await eraseOrders(db, identity);
  await db.updateTable('seats').set({ name: null }).where('identity_id', '=', identity).execute();
  await db
    .updateTable('tables')
    .set({ title: NO_TITLE })
    .where((table) => table.fn.coalesce('titled_by', 'host_id'), '=', identity)
    .execute();
};

const eraseOrders = async (db: Db, identity: string): Promise<void> => {
  const held = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .innerJoin('orders', 'orders.match_id', 'tables.match_id')
    .select(['orders.match_id', 'orders.seat'])
    .whereRef('orders.seat', '=', 'seats.seat')
    .where('seats.identity_id', '=', identity)
    .execute();
  for (const { match_id, seat } of held)
    await db.deleteFrom('orders').where('match_id', '=', match_id).where('seat', '=', seat).execute();
};

export const idleIdentities = async (db: Db, before: Ms, limit: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('identities')
    .select('id')
    .where('seen_ms', '<', before)
    .where('name', '<>', '')
    .orderBy('seen_ms')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
