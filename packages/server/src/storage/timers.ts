/** Deadlines as rows: they survive a restart, and whoever is there fires them. */

import type { DecisionId } from '@fremont/table';
import { type RawBuilder, sql } from 'kysely';
import { lastBeat, writeBeat } from './beat.ts';
import { gathered, type Reading } from './gathered.ts';
import type { Db, TimerRow } from './schema.ts';
import type { MatchTimer, Timer, TimerChange, TimerStorage } from './storage.ts';

export const timerStorage = ({ db, queries }: Reading): TimerStorage => ({
  async due(by, limit) {
    const rows = await db
      .selectFrom('timers')
      .innerJoin('matches', 'matches.id', 'timers.match_id')
      .selectAll('timers')
      .where('timers.done_version', 'is', null)
      .where('timers.due_ms', '<=', by)
      .where('matches.status', '=', 'open')
      .orderBy('timers.due_ms')
      .limit(limit)
      .execute();
    return rows.map(timerOf);
  },
  running: runningReader({ db, queries }),
  postpone: (byMs) => postpone(db, byMs),
  resume: (now, graceMs) =>
    db.transaction().execute(async (transaction) => {
      const before = await lastBeat(transaction);
      const gap = before === null ? 0 : Math.max(0, now - before);
      if (before !== null) await postpone(transaction, gap + graceMs);
      await writeBeat(transaction, now);
      return gap;
    }),
});

const runningReader = (reading: Reading): TimerStorage['running'] => {
  const rowsOf = gathered<TimerRow>(reading, {
    name: 'running timers',
    keyOf: ({ match_id }) => match_id,
    query: (db, matches) =>
      db
        .selectFrom('timers')
        .selectAll()
        .where('match_id', 'in', matches)
        .where('done_version', 'is', null)
        .orderBy('due_ms'),
  });
  return async (match) => (await rowsOf(match)).map(timerOf);
};

/** What one append does to the timers of its match. */
interface MatchChange {
  readonly match: string;
  readonly change: TimerChange;
}

/** After the heads have moved. Ends first: a decision that is answered and asked anew keeps its new timer. */
export const changeTimers = async (db: Db, changes: readonly MatchChange[]): Promise<void> => {
  const done = changes.flatMap(({ match, change }) => change.done.map((decision) => sql`(${match}, ${decision})`));
  const set = changes.flatMap(({ match, change }) => change.set.map((timer) => timerRow(match, timer)));
  if (done.length > 0) await endTimers(db, done);
  if (set.length > 0) await setTimers(db, set);
};

export const timerRow = (match: string, { decision, kind, seat, due }: Timer): TimerRow => ({
  match_id: match,
  decision,
  kind,
  seat,
  due_ms: due,
  done_version: null,
});

export const setTimers = async (db: Db, rows: readonly TimerRow[]): Promise<void> => {
  await db
    .insertInto('timers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'decision', 'kind']).doUpdateSet((row) => ({
        seat: row.ref('excluded.seat'),
        due_ms: row.ref('excluded.due_ms'),
        done_version: null,
      })),
    )
    .execute();
};

/** All of them in one statement, each at the version its match has just reached. */
const endTimers = async (db: Db, decisions: readonly RawBuilder<unknown>[]): Promise<void> => {
  await db
    .updateTable('timers')
    .set((timers) => ({
      done_version: timers.selectFrom('matches').select('head').whereRef('matches.id', '=', 'timers.match_id'),
    }))
    .where(sql<boolean>`(match_id, decision) in (values ${sql.join(decisions)})`)
    .where('done_version', 'is', null)
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
