/** Reports as their reporter sees them. */

import { REPORT_REASONS } from './chat.ts';
import { person } from './people.ts';
import { count, type DecodedBy, listOf, matching, nullable, oneOf, shape, text } from './shape.ts';
import { tableId } from './tables.ts';

/** The outcome of a report, chosen by a moderator. */
export const REPORT_OUTCOMES = ['noAction', 'warned', 'muted', 'banned', 'tableClosed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

const ownReport = shape({
  id: matching(/^[a-z0-9]{1,32}$/),
  table: tableId,
  person,
  reason: oneOf(REPORT_REASONS),
  /** The reported message; null for a report without one. */
  words: nullable(text(4_096)),
  at: count,
  /** Null while the report is open. */
  result: nullable(shape({ outcome: oneOf(REPORT_OUTCOMES), at: count })),
});
export type OwnReport = DecodedBy<typeof ownReport>;

/** Newest first. */
export const reportsAnswer = shape({ reports: listOf(ownReport, 1_000) });
