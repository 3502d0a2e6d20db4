/** Stores deadlines, so that they survive a restart and any process can fire them. */

import type { DecisionId, Version } from '@fremont/table';
import { sql } from 'kysely';
import { lastHeartbeat, moveHeartbeat, writeHeartbeat } from './heartbeat-row.ts';
import { DATABASE_NOW, isOwnerRunning } from './nodes.ts';
import { batchedReads } from './read-batching.ts';
import type { Db, TimerRow } from './schema.ts';
import type { MatchTimer, Timer, TimerChange, TimerStorage } from './storage.ts';

export const timerStorage = (db: Db): TimerStorage => ({
  async due(by, limit, node) {
    const due = db
      .selectFrom('timers')
      .innerJoin('heads', 'heads.match_id', 'timers.match_id')
      .selectAll('timers')
      .where('timers.done_version', 'is', null)
      .where('timers.kind', '<>', 'away')
      .where('timers.due_ms', '<=', by)
      .where('heads.status', '=', 'open')
      .orderBy('timers.due_ms')
      .limit(limit);
    const rows = await (node === undefined ? due : due.where(mayFire(node))).execute();
    return rows.map(timerOf);
  },
  running: runningReader(db),
  postpone: (byMs) => postpone(db, byMs),
  resume: (now, graceMs, node) =>
    db.transaction().execute(async (transaction) => {
      if (node !== undefined && !(await isFirstNode(transaction, node))) return 0;
      const before = await lastHeartbeat(transaction);
      const gap = before === null ? 0 : Math.max(0, now - before);
      if (before !== null) await postpone(transaction, gap + graceMs);
      await writeHeartbeat(transaction, now);
      return gap;
    }),
  recover: (now, awayMs, graceMs) =>
    db.transaction().execute(async (transaction) => {
      const before = await lastHeartbeat(transaction);
      if (before === null || now - before < awayMs) return 0;
      if (!(await moveHeartbeat(transaction, before, now))) return 0;
      await postpone(transaction, now - before + graceMs);
      return now - before;
    }),
});

/** The match has no owner, or this node is the owner, or the owner no longer runs. */
const mayFire = (node: string) => sql<boolean>`(heads.owner is null or heads.owner = ${node} or not ${isOwnerRunning})`;

const isOtherServing = (node: string) =>
  sql<{ serving: boolean }>`select exists (
    select 1 from nodes where id <> ${node} and is_serving = 1 and until_ms > ${DATABASE_NOW}
  ) as serving`;

/** Of several nodes that start at once, the first one moves the timers. Marks the node as serving. */
const isFirstNode = async (transaction: Db, node: string): Promise<boolean> => {
  await sql`lock table nodes in share row exclusive mode`.execute(transaction);
  const { rows } = await isOtherServing(node).execute(transaction);
  await transaction.updateTable('nodes').set({ is_serving: 1 }).where('id', '=', node).execute();
  return rows[0]?.serving !== true;
};

const runningReader = (db: Db): TimerStorage['running'] => {
  const rowsOf = batchedReads<TimerRow>({
    keyOf: ({ match_id }) => match_id,
    query: (matches) =>
      db
        .selectFrom('timers')
        .selectAll()
        .where('match_id', 'in', matches)
        .where('done_version', 'is', null)
        .orderBy('due_ms'),
  });
  return async (match) => (await rowsOf(match)).map(timerOf);
};

/** Timers end before others start: a decision that is answered and asked again keeps its new timer. */
export const writeTimerChange = async (
  transaction: Db,
  match: string,
  version: Version,
  { set, done }: TimerChange,
): Promise<void> => {
  if (done.length > 0)
    await transaction
      .updateTable('timers')
      .set({ done_version: version })
      .where('match_id', '=', match)
      .where('decision', 'in', [...done])
      .where('done_version', 'is', null)
      .execute();
  if (set.length > 0)
    await setTimers(
      transaction,
      set.map((timer) => timerRow(match, timer)),
    );
};

export const timerRow = (match: string, { decision, kind, seat, due }: Timer): TimerRow => ({
  match_id: match,
  decision,
  kind,
  seat,
  due_ms: due,
  done_version: null,
});

/** Starts the timers, or moves those that run already. */
export const setTimers = async (db: Db, rows: readonly TimerRow[]): Promise<void> => {
  await db
    .insertInto('timers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'decision', 'kind']).doUpdateSet((row) => ({
        seat: row.ref('excluded.seat'),
        due_ms: row.ref('excluded.due_ms'),
        done_version: row.ref('excluded.done_version'),
      })),
    )
    .execute();
};

const postpone = async (db: Db, byMs: number): Promise<void> => {
  await db
    .updateTable('timers')
    .set({ due_ms: sql`due_ms + ${byMs}` })
    .where('done_version', 'is', null)
    .execute();
};

const timerOf = ({ match_id, decision, kind, seat, due_ms }: TimerRow): MatchTimer => ({
  match: match_id,
  decision: decision as DecisionId,
  kind,
  seat,
  due: due_ms,
});
