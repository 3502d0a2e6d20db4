/** The members of a table, the seats they hold, and its invitations. */

import { batchedReads } from './read-batching.ts';
import type { Db, Schema } from './schema.ts';
import type { Invite, MemberRole, Ms, TableStorage } from './storage.ts';

type MemberParts = Pick<
  TableStorage,
  'join' | 'leave' | 'kick' | 'refuse' | 'liftKick' | 'kicked' | 'members' | 'markVisited' | 'markSeen'
>;

export const memberParts = (db: Db): MemberParts => ({
  async join(table, identity, role, at) {
    await db
      .insertInto('members')
      .values({ table_id: table, identity_id: identity, role, joined_ms: at, seen_version: 0 })
      .onConflict((conflict) => conflict.columns(['table_id', 'identity_id']).doUpdateSet({ role }))
      .execute();
  },
  leave: (table, identity) => db.transaction().execute((transaction) => deleteMember(transaction, table, identity)),
  kick: (table, identity, at) =>
    db.transaction().execute(async (transaction) => {
      await keepOut(transaction, table, identity, at);
      await transaction.deleteFrom('invites').where('table_id', '=', table).execute();
    }),
  refuse: (table, identity, at) => db.transaction().execute((transaction) => keepOut(transaction, table, identity, at)),
  async liftKick(table, identity) {
    await db.deleteFrom('kicks').where('table_id', '=', table).where('identity_id', '=', identity).execute();
  },
  kicked: kickReader(db),
  members: memberReader(db),
  async markVisited(table, at) {
    await db.updateTable('tables').set({ visited_ms: at }).where('id', '=', table).execute();
  },
  async markSeen(table, identity, version) {
    await db
      .updateTable('members')
      .set({ seen_version: version })
      .where('table_id', '=', table)
      .where('identity_id', '=', identity)
      .where('seen_version', '<', version)
      .execute();
  },
});

const kickReader = (db: Db): MemberParts['kicked'] => {
  const rowsOf = batchedReads<Schema['kicks']>({
    keyOf: ({ table_id }) => table_id,
    query: (tables) => db.selectFrom('kicks').selectAll().where('table_id', 'in', tables),
  });
  return async (table) => (await rowsOf(table)).map(({ identity_id }) => identity_id);
};

const memberReader = (db: Db): MemberParts['members'] => {
  const rowsOf = batchedReads<Schema['members']>({
    keyOf: ({ table_id }) => table_id,
    query: (tables) =>
      db.selectFrom('members').selectAll().where('table_id', 'in', tables).orderBy('joined_ms').orderBy('identity_id'),
  });
  return async (table) =>
    (await rowsOf(table)).map(({ identity_id, role, joined_ms, seen_version }) => ({
      identity: identity_id,
      role: role as MemberRole,
      joined: joined_ms,
      seenVersion: seen_version,
    }));
};

const deleteMember = async (db: Db, table: string, identity: string): Promise<void> => {
  for (const rows of ['seats', 'members'] as const)
    await db.deleteFrom(rows).where('table_id', '=', table).where('identity_id', '=', identity).execute();
};

const keepOut = async (db: Db, table: string, identity: string, at: Ms): Promise<void> => {
  await deleteMember(db, table, identity);
  await db
    .insertInto('kicks')
    .values({ table_id: table, identity_id: identity, at_ms: at })
    .onConflict((conflict) => conflict.columns(['table_id', 'identity_id']).doNothing())
    .execute();
};

type SeatParts = Pick<TableStorage, 'sit' | 'standUp' | 'seats' | 'setReady' | 'reseat'>;

export const seatParts = (db: Db): SeatParts => ({
  async sit(table, seat, identity, at, name = null) {
    const seated = await db
      .insertInto('seats')
      .values({ table_id: table, seat, identity_id: identity, since_ms: at, name, ready: 0 })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doNothing())
      .executeTakeFirst();
    return seated.numInsertedOrUpdatedRows === 1n ? 'seated' : 'taken';
  },
  async standUp(table, seat, identity) {
    await db
      .deleteFrom('seats')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('identity_id', '=', identity)
      .execute();
  },
  seats: seatReader(db),
  async setReady(table, identity, ready) {
    await db
      .updateTable('seats')
      .set({ ready: ready ? 1 : 0 })
      .where('table_id', '=', table)
      .where('identity_id', '=', identity)
      .execute();
  },
  reseat: (table, seats) =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('seats').where('table_id', '=', table).execute();
      if (seats.length === 0) return;
      const rows = seats.map(({ seat, identity, since, name, ready }) => ({
        table_id: table,
        seat,
        identity_id: identity,
        since_ms: since,
        name,
        ready: ready ? 1 : 0,
      }));
      await transaction.insertInto('seats').values(rows).execute();
    }),
});

const seatReader = (db: Db): SeatParts['seats'] => {
  const rowsOf = batchedReads<Schema['seats']>({
    keyOf: ({ table_id }) => table_id,
    query: (tables) => db.selectFrom('seats').selectAll().where('table_id', 'in', tables).orderBy('seat'),
  });
  return async (table) =>
    (await rowsOf(table)).map(({ seat, identity_id, since_ms, name, ready }) => ({
      seat,
      identity: identity_id,
      since: since_ms,
      name,
      ready: ready === 1,
    }));
};

type InviteParts = Pick<TableStorage, 'invite' | 'findInvite' | 'useInvite' | 'countInvites' | 'revokeInvites'>;

export const inviteParts = (db: Db): InviteParts => ({
  async invite({ codeHash, table, seat, expires, usesLeft }) {
    await db
      .insertInto('invites')
      .values({ code_hash: codeHash, table_id: table, seat, expires_ms: expires, uses_left: usesLeft })
      .execute();
  },
  async findInvite(codeHash, now) {
    const row = await db
      .selectFrom('invites')
      .selectAll()
      .where('code_hash', '=', codeHash)
      .where('expires_ms', '>', now)
      .where('uses_left', '>', 0)
      .executeTakeFirst();
    return row === undefined ? null : inviteOf(row);
  },
  async useInvite(codeHash, now) {
    const row = await db
      .updateTable('invites')
      .set((invites) => ({ uses_left: invites('uses_left', '-', 1) }))
      .where('code_hash', '=', codeHash)
      .where('expires_ms', '>', now)
      .where('uses_left', '>', 0)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : inviteOf(row);
  },
  async countInvites(table, now) {
    const { count } = await db
      .selectFrom('invites')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('table_id', '=', table)
      .where('expires_ms', '>', now)
      .where('uses_left', '>', 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async revokeInvites(table) {
    await db.deleteFrom('invites').where('table_id', '=', table).execute();
  },
});

interface InviteRow {
  code_hash: string;
  table_id: string;
  seat: number | null;
  expires_ms: number;
  uses_left: number;
}

const inviteOf = ({ code_hash, table_id, seat, expires_ms, uses_left }: InviteRow): Invite => ({
  codeHash: code_hash,
  table: table_id,
  seat,
  expires: expires_ms,
  usesLeft: uses_left,
});
