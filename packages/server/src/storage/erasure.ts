/** Forgetting people: what was theirs goes, what others share with them stays without their name. */

import type { Db } from './schema.ts';
import type { Ms } from './storage.ts';

/** What a title becomes that somebody chose who is gone: it may hold their name. */
const NO_TITLE = '…';

export const eraseIdentity = (db: Db, identity: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await forgetWords(transaction, identity);
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

const forgetWords = async (db: Db, identity: string): Promise<void> => {
  await db.deleteFrom('chat').where('identity_id', '=', identity).execute();
  await db.updateTable('reports').set({ words: null }).where('reported_id', '=', identity).execute();
  await db.updateTable('seats').set({ name: null }).where('identity_id', '=', identity).execute();
  await forgetTitles(db, identity);
};

/** Those they chose, and those of others that call them by name. */
const forgetTitles = async (db: Db, identity: string): Promise<void> => {
  await db.updateTable('tables').set({ title: NO_TITLE }).where('host_id', '=', identity).execute();
  const { name } = await db
    .selectFrom('identities')
    .select('name')
    .where('id', '=', identity)
    .executeTakeFirstOrThrow();
  const tables = db.selectFrom('members').select('table_id').where('identity_id', '=', identity);
  const titles = await db.selectFrom('tables').select(['id', 'title']).where('id', 'in', tables).execute();
  for (const { id, title } of titles)
    if (title.includes(name)) await db.updateTable('tables').set({ title: NO_TITLE }).where('id', '=', id).execute();
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
