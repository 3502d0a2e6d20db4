/** Guests and their sessions. Secrets are here only as hashes. */

import type { SeatColour } from '@fremont/table';
import { eraseIdentity, idleIdentities } from './erasure.ts';
import type { Db, IdentityRow, SessionRow } from './schema.ts';
import type { Identity, PeopleStorage, Session } from './storage.ts';

export const peopleStorage = (db: Db): PeopleStorage => ({
  ...identityParts(db),
  ...sessionParts(db),
  erase: (identity) => eraseIdentity(db, identity),
  idle: (before, limit) => idleIdentities(db, before, limit),
});

const identityParts = (
  db: Db,
): Pick<PeopleStorage, 'create' | 'find' | 'findByRecovery' | 'change' | 'changeRecovery'> => ({
  async create({ id, name, colour, created, seen }, recoveryHash) {
    await db
      .insertInto('identities')
      .values({ id, name, colour, recovery_hash: recoveryHash, created_ms: created, seen_ms: seen })
      .execute();
  },
  find: (id) => findIdentity(db, id),
  async findByRecovery(recoveryHash) {
    const found = db.selectFrom('identities').selectAll().where('recovery_hash', '=', recoveryHash);
    const row = await found.executeTakeFirst();
    return row === undefined ? null : identityOf(row);
  },
  async change(id, { name, colour }) {
    await db.updateTable('identities').set({ name, colour }).where('id', '=', id).execute();
  },
  async changeRecovery(id, recoveryHash) {
    await db.updateTable('identities').set({ recovery_hash: recoveryHash }).where('id', '=', id).execute();
  },
});

const sessionParts = (
  db: Db,
): Pick<
  PeopleStorage,
  'startSession' | 'findSession' | 'touchSession' | 'sessionsOf' | 'endSession' | 'endOtherSessions'
> => ({
  async startSession({ tokenHash, identity, created, seen, expires }) {
    await db
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        identity_id: identity,
        created_ms: created,
        seen_ms: seen,
        expires_ms: expires,
      })
      .execute();
  },
  async findSession(tokenHash, now) {
    const valid = sessionRows(db).where('token_hash', '=', tokenHash).where('expires_ms', '>', now);
    const row = await valid.executeTakeFirst();
    if (row === undefined) return null;
    const identity = await findIdentity(db, row.identity_id);
    return identity === null ? null : { session: sessionOf(row), identity };
  },
  async touchSession(tokenHash, seen, expires) {
    await db.transaction().execute(async (transaction) => {
      const touched = await transaction
        .updateTable('sessions')
        .set({ seen_ms: seen, expires_ms: expires })
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
  async sessionsOf(identity, now) {
    const rows = await sessionRows(db)
      .where('identity_id', '=', identity)
      .where('expires_ms', '>', now)
      .orderBy('created_ms')
      .execute();
    return rows.map(sessionOf);
  },
  async endSession(tokenHash) {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  },
  async endOtherSessions(identity, keep) {
    await db.deleteFrom('sessions').where('identity_id', '=', identity).where('token_hash', '<>', keep).execute();
  },
});

const findIdentity = async (db: Db, id: string): Promise<Identity | null> => {
  const row = await db.selectFrom('identities').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : identityOf(row);
};

const sessionRows = (db: Db) => db.selectFrom('sessions').selectAll();

const identityOf = ({ id, name, colour, created_ms, seen_ms }: IdentityRow): Identity => ({
  id,
  name,
  colour: colour as SeatColour,
  created: created_ms,
  seen: seen_ms,
});

const sessionOf = ({ token_hash, identity_id, created_ms, seen_ms, expires_ms }: SessionRow): Session => ({
  tokenHash: token_hash,
  identity: identity_id,
  created: created_ms,
  seen: seen_ms,
  expires: expires_ms,
});
