/** Deadlines as rows: they survive a restart, and whoever is there fires them. */

import type { DecisionId, Version } from '@fremont/table';
import { sql } from 'kysely';
import { lastBeat, writeBeat } from './beat.ts';
import { gathered, type Reading } from './gathered.ts';
import type { Db, TimerRow } from './schema.ts';
import type { Step } from './steps.ts';
import type { MatchTimer, Timer, TimerChange, TimerStorage } from './storage.ts';

export const timerStorage = ({ db, queries }: Reading): TimerStorage => ({
  async due(by, limit) {
    const rows = await db
      .selectFrom('timers')
      .innerJoin('heads', 'heads.match_id', 'timers.match_id')
      .selectAll('timers')
      .where('timers.done_version', 'is', null)
      .where('timers.due_ms', '<=', by)
      .where('heads.status', '=', 'open')
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

/** Ends first: a decision that is answered and asked anew keeps its new timer. */
export const timerSteps = (work: Reading, match: string, version: Version, { set, done }: TimerChange): Step[] => [
  ...done.map((decision) => endStep(work, match, version, decision)),
  ...set.map((timer) => setStep(work, timerRow(match, timer))),
];

const endStep = ({ db, queries }: Reading, match: string, version: Version, decision: DecisionId): Step => {
  const parameters = [version, match, decision];
  const query = queries.of('end timer', parameters, () =>
    db
      .updateTable('timers')
      .set({ done_version: version })
      .where('match_id', '=', match)
      .where('decision', '=', decision)
      .where('done_version', 'is', null),
  );
  return { query, parameters, rows: null };
};

const setStep = ({ db, queries }: Reading, row: TimerRow): Step => {
  const parameters = Object.values(row);
  return { query: queries.of('set timer', parameters, () => setting(db, [row])), parameters, rows: 1 };
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
  await setting(db, rows).execute();
};

const setting = (db: Db, rows: readonly TimerRow[]) =>
  db
    .insertInto('timers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'decision', 'kind']).doUpdateSet((row) => ({
        seat: row.ref('excluded.seat'),
        due_ms: row.ref('excluded.due_ms'),
        done_version: row.ref('excluded.done_version'),
      })),
    );

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
