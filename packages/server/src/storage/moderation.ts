/** Stores bans, mutes, the admin token with its sessions, and the audit log. */

import type { AuditAction, SanctionKind } from '@fremont/table/admin';
import { moderationSearch } from './moderation-search.ts';
import type { AuditRow, Db, SanctionRow } from './schema.ts';
import type { AuditEntry, ModerationStorage, Ms, Sanction } from './storage.ts';

type TokenParts = Pick<
  ModerationStorage,
  'tokenHash' | 'keepFirstToken' | 'replaceToken' | 'startSession' | 'findSession' | 'endSession'
>;
type SanctionParts = Pick<ModerationStorage, 'impose' | 'lift' | 'sanctions' | 'sanctionsOf'>;
type AuditParts = Pick<ModerationStorage, 'note' | 'auditLog' | 'deleteOld'>;

export const moderationStorage = (db: Db): ModerationStorage => ({
  ...tokenParts(db),
  ...sanctionParts(db),
  ...auditParts(db),
  ...moderationSearch(db),
  closeTable: (id, reason, at) => closeTable(db, id, reason, at),
});

const TOKEN_ID = 1;

const tokenParts = (db: Db): TokenParts => ({
  async tokenHash() {
    const row = await db.selectFrom('admin_token').select('token_hash').where('id', '=', TOKEN_ID).executeTakeFirst();
    return row?.token_hash ?? null;
  },
  async keepFirstToken(tokenHash, at) {
    const kept = await db
      .insertInto('admin_token')
      .values({ id: TOKEN_ID, token_hash: tokenHash, at_ms: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return kept.numInsertedOrUpdatedRows === 1n ? 'kept' : 'exists';
  },
  replaceToken: (tokenHash, at) =>
    db.transaction().execute(async (transaction) => {
      const row = { token_hash: tokenHash, at_ms: at };
      await transaction
        .insertInto('admin_token')
        .values({ id: TOKEN_ID, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await transaction.deleteFrom('admin_sessions').execute();
    }),
  async startSession({ sessionHash, tokenHash, expires }) {
    await db
      .insertInto('admin_sessions')
      .values({ session_hash: sessionHash, token_hash: tokenHash, expires_ms: expires })
      .execute();
  },
  async findSession(sessionHash, now) {
    const row = await db
      .selectFrom('admin_sessions')
      .selectAll()
      .where('session_hash', '=', sessionHash)
      .where('expires_ms', '>', now)
      .executeTakeFirst();
    return row === undefined ? null : { sessionHash, tokenHash: row.token_hash, expires: row.expires_ms };
  },
  async endSession(sessionHash) {
    await db.deleteFrom('admin_sessions').where('session_hash', '=', sessionHash).execute();
  },
});

const sanctionParts = (db: Db): SanctionParts => ({
  async impose(sanction) {
    await db.insertInto('sanctions').values(sanctionRow(sanction)).execute();
  },
  async lift(id, at) {
    const row = await db
      .updateTable('sanctions')
      .set({ lifted_ms: at })
      .where('id', '=', id)
      .where('lifted_ms', 'is', null)
      .where('until_ms', '>', at)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : sanctionOf(row);
  },
  async sanctions(now) {
    const inForce = db.selectFrom('sanctions').selectAll().where('until_ms', '>', now).where('lifted_ms', 'is', null);
    return (await inForce.orderBy('at_ms', 'desc').orderBy('id').execute()).map(sanctionOf);
  },
  async sanctionsOf(identity) {
    const own = db.selectFrom('sanctions').selectAll().where('identity_id', '=', identity);
    return (await own.orderBy('at_ms', 'desc').orderBy('id').execute()).map(sanctionOf);
  },
});

const auditParts = (db: Db): AuditParts => ({
  async note({ at, actor, action, target, reason }) {
    await db.insertInto('audit').values({ at_ms: at, actor, action, target, reason }).execute();
  },
  async auditLog(before, limit) {
    const all = db.selectFrom('audit').selectAll();
    const older = before === null ? all : all.where('id', '<', before);
    return (await older.orderBy('id', 'desc').limit(limit).execute()).map(auditEntryOf);
  },
  async deleteOld(now, sanctionsBefore, auditBefore) {
    await db.deleteFrom('admin_sessions').where('expires_ms', '<=', now).execute();
    await db
      .deleteFrom('sanctions')
      .where((row) => row.or([row('until_ms', '<', sanctionsBefore), row('lifted_ms', '<', sanctionsBefore)]))
      .execute();
    await db.deleteFrom('audit').where('at_ms', '<', auditBefore).execute();
  },
});

/** The match is quarantined, so that no move and no deadline can open the table again. Its record is kept. */
const closeTable = (db: Db, id: string, reason: string, at: Ms): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const closed = await transaction
      .updateTable('tables')
      .set((table) => ({
        status: 'over',
        closed_reason: reason,
        address_hash: null,
        revision: table('revision', '+', 1),
        updated_ms: at,
      }))
      .where('id', '=', id)
      .returning('match_id')
      .executeTakeFirst();
    if (closed?.match_id === null || closed === undefined) return;
    await transaction
      .updateTable('heads')
      .set({ status: 'quarantined', fault: JSON.stringify({ code: 'closed' }) })
      .where('match_id', '=', closed.match_id)
      .where('status', '=', 'open')
      .execute();
  });

const sanctionRow = ({ id, kind, target, reason, at, until, lifted }: Sanction): SanctionRow => ({
  id,
  kind,
  identity_id: 'identity' in target ? target.identity : null,
  address_range: 'range' in target ? target.range : null,
  reason,
  at_ms: at,
  until_ms: until,
  lifted_ms: lifted,
});

const sanctionOf = (row: SanctionRow): Sanction => ({
  id: row.id,
  kind: row.kind as SanctionKind,
  target: row.identity_id === null ? { range: row.address_range ?? '' } : { identity: row.identity_id },
  reason: row.reason,
  at: row.at_ms,
  until: row.until_ms,
  lifted: row.lifted_ms,
});

type StoredAuditRow = Omit<AuditRow, 'id'> & { readonly id: number };

const auditEntryOf = ({ id, at_ms, actor, action, target, reason }: StoredAuditRow): AuditEntry => ({
  id,
  at: at_ms,
  actor,
  action: action as AuditAction,
  target,
  reason,
});
