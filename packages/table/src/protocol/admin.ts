/** Bodies of requests and answers under /api/admin. Not part of `index.ts`, so that players do not load it. */

import { REPORT_REASONS } from './chat.ts';
import { cleanText, lineOf } from './clean-text.ts';
import { LIMITS } from './limits.ts';
import { person } from './people.ts';
import { REPORT_OUTCOMES } from './reports.ts';
import { count, type DecodedBy, flag, listOf, mapped, matching, nullable, oneOf, shape, text } from './shape.ts';
import { TABLE_STATUSES, tableId, VISIBILITIES } from './tables.ts';

export * from './reports.ts';

export const AUDIT_ACTIONS = [
  'signIn',
  'newToken',
  'closeReport',
  'closeTable',
  'mute',
  'ban',
  'banAddress',
  'lift',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const SANCTION_KINDS = ['ban', 'mute'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** A reason is shown to the people it concerns. */
const reason = lineOf(LIMITS.reasonLength);
/** A note is for operators only, and may be empty. */
const note = mapped(text(8 * LIMITS.reasonLength), (raw) => cleanText(raw).slice(0, LIMITS.reasonLength));

export const signInBody = shape({ token: text(200) });
export const closeReportBody = shape({ outcome: oneOf(REPORT_OUTCOMES), note });
export const closeTableBody = shape({ reason });
/** `until` is in milliseconds since 1970. */
export const sanctionBody = shape({ until: count, reason });
export type SanctionTerms = DecodedBy<typeof sanctionBody>;
/** An address or a range, such as `203.0.113.0/24` or `2001:db8::/48`. */
export const banAddressBody = shape({ range: text(60), until: count, reason });
export const liftBody = shape({ note });

const shown = text(4 * LIMITS.reasonLength);
const recordId = matching(/^[a-z0-9]{1,32}$/);

export const sanction = shape({
  id: recordId,
  kind: oneOf(SANCTION_KINDS),
  /** Null for a ban of addresses. */
  person: nullable(person),
  /** Null for a sanction of a person. */
  range: nullable(text(60)),
  reason: shown,
  at: count,
  until: count,
  /** When it was lifted before its end. */
  lifted: nullable(count),
});
export type SanctionInfo = DecodedBy<typeof sanction>;

const reportedLine = shape({
  line: count,
  at: count,
  by: oneOf(['reported', 'reporter', 'other']),
  words: text(4 * LIMITS.chatLength),
});

export const adminReport = shape({
  id: recordId,
  at: count,
  table: tableId,
  /** The title of the table. */
  title: text(4 * LIMITS.titleLength),
  reporter: person,
  reported: person,
  /** The name of the reported person at that time. Null after they deleted their account. */
  name: nullable(text(4 * LIMITS.nameLength)),
  reason: oneOf(REPORT_REASONS),
  /** The messages around the reported one; null for a report without a message. */
  context: nullable(listOf(reportedLine, 1_000)),
  /** Null while the report is open. */
  result: nullable(shape({ outcome: oneOf(REPORT_OUTCOMES), note: shown, at: count })),
});
export type AdminReport = DecodedBy<typeof adminReport>;

export const adminTable = shape({
  id: tableId,
  code: text(20),
  title: text(4 * LIMITS.titleLength),
  game: text(60),
  status: oneOf(TABLE_STATUSES),
  visibility: oneOf(VISIBILITIES),
  host: person,
  /** Members and holders of seats. */
  people: listOf(person, 10_000),
  created: count,
  updated: count,
  /** The reason for which an operator closed the table. */
  closed: nullable(shown),
});
export type AdminTable = DecodedBy<typeof adminTable>;

export const adminPerson = shape({
  person,
  created: count,
  seen: count,
  /** The address, or the /64 of IPv6, of their last visit to a table. Null if there was none since the server started. */
  address: nullable(text(60)),
  /** Those that are in force, and earlier ones that are still kept. */
  sanctions: listOf(sanction, 10_000),
});
export type AdminPerson = DecodedBy<typeof adminPerson>;

export const auditEntry = shape({
  id: count,
  at: count,
  actor: text(60),
  action: oneOf(AUDIT_ACTIONS),
  /** The id of a person, table, report or sanction, or a range of addresses. */
  target: text(200),
  reason: shown,
});
export type AuditEntry = DecodedBy<typeof auditEntry>;

export const sessionAnswer = shape({ signedIn: flag });
/** When the session ends. */
export const signInAnswer = shape({ expires: count });
export const adminReportsAnswer = shape({ reports: listOf(adminReport, 1_000) });
export const adminTablesAnswer = shape({ tables: listOf(adminTable, 1_000) });
export const adminPeopleAnswer = shape({ people: listOf(adminPerson, 1_000) });
export const adminPersonAnswer = shape({
  person: adminPerson,
  /** The number of devices that are signed in. */
  sessions: count,
  tables: listOf(adminTable, 1_000),
  /** Reports about this person. */
  reports: listOf(adminReport, 1_000),
});
export type AdminPersonAnswer = DecodedBy<typeof adminPersonAnswer>;
export const sanctionsAnswer = shape({ sanctions: listOf(sanction, 10_000) });
export const sanctionAnswer = shape({ sanction });
export const auditAnswer = shape({ entries: listOf(auditEntry, 1_000) });
