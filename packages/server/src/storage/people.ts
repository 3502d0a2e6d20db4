/** Stores guests and their sessions. Secrets are stored as hashes only. */

import type { SeatColour } from '@fremont/table';
import { sql } from 'kysely';
import { eraseIdentity, idleIdentities } from './erasure.ts';
import { batchedReads } from './read-batching.ts';
import type { Db, IdentityRow, SessionRow } from './schema.ts';
import type { Identity, PeopleStorage, Session } from './storage.ts';

export const peopleStorage = (db: Db): PeopleStorage => {
  return {
    find: identityFinder(db),
    ...identityParts(db),
    ...sessionParts(db),
    findSession: sessionFinder(db),
    erase: (identity) => eraseIdentity(db, identity),
    findIdle: (before, limit) => idleIdentities(db, before, limit),
  };
};

const identityParts = (db: Db): Pick<PeopleStorage, 'create' | 'findByRecovery' | 'change' | 'changeRecovery'> => ({
  async create({ id, name, colour, created, seen, named }, recoveryHash) {
    await db
      .insertInto('identities')
      .values({ id, name, colour, recovery_hash: recoveryHash, created_ms: created, seen_ms: seen, named_ms: named })
      .execute();
  },
  async findByRecovery(recoveryHash) {
    const found = db.selectFrom('identities').selectAll().where('recovery_hash', '=', recoveryHash);
    const row = await found.executeTakeFirst();
    return row === undefined ? null : identityOf(row);
  },
  async change(id, { name, colour }, at) {
    await db
      .updateTable('identities')
      .set({ name, colour, named_ms: sql`case when name = ${name} then named_ms else ${at} end` })
      .where('id', '=', id)
      .execute();
  },
  async changeRecovery(id, recoveryHash) {
    await db.updateTable('identities').set({ recovery_hash: recoveryHash }).where('id', '=', id).execute();
  },
});

const sessionParts = (
  db: Db,
): Pick<PeopleStorage, 'startSession' | 'touchSession' | 'sessionsOf' | 'endSession' | 'endOtherSessions'> => ({
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

const identityFinder = (db: Db): PeopleStorage['find'] => {
  const rowsOf = batchedReads<IdentityRow>({
    keyOf: ({ id }) => id,
    query: (ids) => db.selectFrom('identities').selectAll().where('id', 'in', ids),
  });
  return async (id) => {
    const [row] = await rowsOf(id);
    return row === undefined ? null : identityOf(row);
  };
};

/** A session joined with its person, because every request needs both. */
interface SignedInRow extends SessionRow {
  readonly name: string;
  readonly colour: string;
  readonly arrived_ms: number;
  readonly last_seen_ms: number;
  readonly named_ms: number;
}

const sessionFinder = (db: Db): PeopleStorage['findSession'] => {
  const rowsOf = batchedReads<SignedInRow>({
    keyOf: ({ token_hash }) => token_hash,
    query: (hashes) =>
      db
        .selectFrom('sessions')
        .innerJoin('identities', 'identities.id', 'identity_id')
        .selectAll('sessions')
        .select(['name', 'colour', 'named_ms'])
        .select(['identities.created_ms as arrived_ms', 'identities.seen_ms as last_seen_ms'])
        .where('token_hash', 'in', hashes),
  });
  return async (tokenHash, now) => {
    const [row] = await rowsOf(tokenHash);
    return row === undefined || row.expires_ms <= now ? null : signedInOf(row);
  };
};

const signedInOf = (row: SignedInRow): { readonly session: Session; readonly identity: Identity } => {
  const { identity_id: id, name, colour, arrived_ms: created_ms, last_seen_ms: seen_ms, named_ms } = row;
  // Bot accounts have no sessions.
  const owner_id = null;
  return {
    session: sessionOf(row),
    identity: identityOf({ id, name, colour, created_ms, seen_ms, named_ms, owner_id }),
  };
};

const sessionRows = (db: Db) => db.selectFrom('sessions').selectAll();

export const identityOf = (row: Omit<IdentityRow, 'recovery_hash'>): Identity => ({
  id: row.id,
  name: row.name,
  colour: row.colour as SeatColour,
  created: row.created_ms,
  seen: row.seen_ms,
  named: row.named_ms,
  ...(row.owner_id !== null && { owner: row.owner_id }),
});

const sessionOf = ({ token_hash, identity_id, created_ms, seen_ms, expires_ms }: SessionRow): Session => ({
  tokenHash: token_hash,
  identity: identity_id,
  created: created_ms,
  seen: seen_ms,
  expires: expires_ms,
});
