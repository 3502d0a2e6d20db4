/** Stores access tokens and the bot accounts that programs play as. Tokens are stored as hashes only. */

import type { Db, TokenRow } from './schema.ts';
import type { AccessToken, Identity, TokenStorage } from './storage.ts';

export const tokenStorage = (db: Db): TokenStorage => ({
  create: (token, bot, max) => createToken(db, token, bot, max),
  async find(tokenHash) {
    const row = await tokenRows(db).where('token_hash', '=', tokenHash).executeTakeFirst();
    return row === undefined ? null : tokenOf(row);
  },
  async listOf(owner) {
    const rows = await tokenRows(db).where('owner_id', '=', owner).orderBy('created_ms').orderBy('id').execute();
    return rows.map(tokenOf);
  },
  async touch(tokenHash, seen) {
    await db.transaction().execute(async (transaction) => {
      const touched = await transaction
        .updateTable('access_tokens')
        .set({ seen_ms: seen })
        .where('token_hash', '=', tokenHash)
        .returning('identity_id')
        .executeTakeFirst();
      if (touched === undefined) return;
      await transaction
        .updateTable('identities')
        .set({ seen_ms: seen })
        .where('id', '=', touched.identity_id)
        .execute();
    });
  },
  async revoke(id) {
    await db.deleteFrom('access_tokens').where('id', '=', id).execute();
  },
  async revokeAll(person) {
    await db
      .deleteFrom('access_tokens')
      .where((row) => row.or([row('owner_id', '=', person), row('identity_id', '=', person)]))
      .execute();
  },
  async botsOf(owner) {
    const rows = await db.selectFrom('identities').select('id').where('owner_id', '=', owner).execute();
    return rows.map(({ id }) => id);
  },
});

const tokenRows = (db: Db) => db.selectFrom('access_tokens').selectAll();

const createToken = (
  db: Db,
  { id, tokenHash, owner, identity, scopes, created, seen }: AccessToken,
  { name, colour }: Pick<Identity, 'name' | 'colour'>,
  max: number,
): Promise<'created' | 'tooMany'> =>
  db.transaction().execute(async (transaction) => {
    const others = await transaction.selectFrom('access_tokens').select('id').where('owner_id', '=', owner).execute();
    if (others.length >= max) return 'tooMany';
    // No recovery code has this hash, because hashes have no colon.
    const account = { id: identity, name, colour, owner_id: owner, recovery_hash: `bot:${identity}` };
    await transaction
      .insertInto('identities')
      .values({ ...account, created_ms: created, seen_ms: seen, named_ms: created })
      .execute();
    await transaction
      .insertInto('access_tokens')
      .values({
        id,
        token_hash: tokenHash,
        owner_id: owner,
        identity_id: identity,
        scopes: scopes.join(' '),
        created_ms: created,
        seen_ms: seen,
      })
      .execute();
    return 'created';
  });

const tokenOf = ({ id, token_hash, owner_id, identity_id, scopes, created_ms, seen_ms }: TokenRow): AccessToken => ({
  id,
  tokenHash: token_hash,
  owner: owner_id,
  identity: identity_id,
  scopes: scopes.split(' '),
  created: created_ms,
  seen: seen_ms,
});
