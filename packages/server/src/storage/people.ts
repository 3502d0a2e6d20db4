/** Guests and their sessions. Secrets are here only as hashes. */

import type { SeatColour } from '@fremont/table';
import { eraseIdentity, idleIdentities } from './erasure.ts';
import { gathered, type Reading } from './gathered.ts';
import type { Db, IdentityRow, SessionRow } from './schema.ts';
import type { Identity, PeopleStorage, Session } from './storage.ts';

export const peopleStorage = (reading: Reading): PeopleStorage => {
  const { db } = reading;
  return {
    find: identityFinder(reading),
    ...identityParts(db),
    ...sessionParts(db),
    findSession: sessionFinder(reading),
    erase: (identity) => eraseIdentity(db, identity),
    idle: (before, limit) => idleIdentities(db, before, limit),
  };
};

const identityParts = (db: Db): Pick<PeopleStorage, 'create' | 'findByRecovery' | 'change' | 'changeRecovery'> => ({
  async create({ id, name, colour, created, seen }, recoveryHash) {
    await db
      .insertInto('identities')
      .values({ id, name, colour, recovery_hash: recoveryHash, created_ms: created, seen_ms: seen })
      .execute();
  },
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

const identityFinder = (reading: Reading): PeopleStorage['find'] => {
  const rowsOf = gathered<IdentityRow>(reading, {
    name: 'identities',
    keyOf: ({ id }) => id,
    query: (db, ids) => db.selectFrom('identities').selectAll().where('id', 'in', ids),
  });
  return async (id) => {
    const [row] = await rowsOf(id);
    return row === undefined ? null : identityOf(row);
  };
};

/** A session with whose it is: everybody who comes in is asked for both. */
interface KnownRow extends SessionRow {
  readonly name: string;
  readonly colour: string;
  readonly arrived_ms: number;
  readonly last_seen_ms: number;
}

const sessionFinder = (reading: Reading): PeopleStorage['findSession'] => {
  const rowsOf = gathered<KnownRow>(reading, {
    name: 'sessions',
    keyOf: ({ token_hash }) => token_hash,
    query: (db, hashes) =>
      db
        .selectFrom('sessions')
        .innerJoin('identities', 'identities.id', 'identity_id')
        .selectAll('sessions')
        .select(['name', 'colour', 'identities.created_ms as arrived_ms', 'identities.seen_ms as last_seen_ms'])
        .where('token_hash', 'in', hashes),
  });
  return async (tokenHash, now) => {
    const [row] = await rowsOf(tokenHash);
    return row === undefined || row.expires_ms <= now ? null : knownOf(row);
  };
};

const knownOf = (row: KnownRow): { readonly session: Session; readonly identity: Identity } => {
  const { identity_id: id, name, colour, arrived_ms: created_ms, last_seen_ms: seen_ms } = row;
  return { session: sessionOf(row), identity: identityOf({ id, name, colour, created_ms, seen_ms }) };
};

const sessionRows = (db: Db) => db.selectFrom('sessions').selectAll();

const identityOf = ({ id, name, colour, created_ms, seen_ms }: Omit<IdentityRow, 'recovery_hash'>): Identity => ({
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
