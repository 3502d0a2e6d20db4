/** Stores reports: what was reported, and what a moderator did about it. */

import type { ReportOutcome } from '@fremont/table/protocol';
import type { Db, ReportRow } from './schema.ts';
import type { Ms, Report, ReportedLine, ReportFilter, ReportStorage } from './storage.ts';

export const reportStorage = (db: Db): ReportStorage => ({
  async make({ id, table, reporter, reported, name, reason, line, context, at }) {
    const people = { reporter_id: reporter, reported_id: reported, name };
    const words = context === null ? null : JSON.stringify(context);
    await db
      .insertInto('reports')
      .values({ id, table_id: table, ...people, reason, line, words, at_ms: at, ...OPEN_COLUMNS })
      .execute();
  },
  async find(id) {
    const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : reportOf(row);
  },
  async list(filter, limit) {
    const rows = await filtered(db, filter).orderBy('at_ms', 'desc').orderBy('id').limit(limit).execute();
    return rows.map(reportOf);
  },
  async close(id, { outcome, note, at }) {
    const closed = await db
      .updateTable('reports')
      .set({ status: 'closed', outcome, note, closed_ms: at })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return closed.numUpdatedRows === 1n ? 'closed' : 'notOpen';
  },
  async deleteOld(before) {
    await deleteOldReports(db, before);
  },
});

const OPEN_COLUMNS = { status: 'open', outcome: null, note: null, closed_ms: null } as const;

const filtered = (db: Db, { status, reporter, reported, before }: ReportFilter) => {
  let query = db.selectFrom('reports').selectAll();
  if (status !== undefined) query = query.where('status', '=', status);
  if (reporter !== undefined) query = query.where('reporter_id', '=', reporter);
  if (reported !== undefined) query = query.where('reported_id', '=', reported);
  if (before !== undefined) query = query.where('at_ms', '<', before);
  return query;
};

/** A closed report counts from the day it was closed, so that its reporter can still read the outcome. */
const deleteOldReports = async (db: Db, before: Ms): Promise<void> => {
  await db
    .deleteFrom('reports')
    .where((row) => row.fn.coalesce('closed_ms', 'at_ms'), '<', before)
    .execute();
};

const reportOf = (row: ReportRow): Report => ({
  id: row.id,
  table: row.table_id,
  reporter: row.reporter_id,
  reported: row.reported_id,
  name: row.name,
  reason: row.reason,
  line: row.line,
  context: row.words === null ? null : contextOf(row.words),
  at: row.at_ms,
  result:
    row.outcome === null
      ? null
      : { outcome: row.outcome as ReportOutcome, note: row.note ?? '', at: row.closed_ms ?? row.at_ms },
});

/** Reports from before this field held only messages of the reported person. */
const contextOf = (words: string): readonly ReportedLine[] =>
  (JSON.parse(words) as readonly Omit<ReportedLine, 'by'>[]).map((line) => ({ by: 'reported', ...line }));
