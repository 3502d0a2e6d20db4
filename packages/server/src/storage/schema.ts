/** The schema for Kysely, the same in both databases: text, integers, and JSON in text columns. */

import type { Generated, Kysely } from 'kysely';

export type Db = Kysely<Schema>;

export interface Schema {
  beats: { id: number; at_ms: number };
  matches: MatchRow;
  heads: HeadRow;
  entries: EntryRow;
  timers: TimerRow;
  identities: IdentityRow;
  sessions: SessionRow;
  access_tokens: TokenRow;
  tables: TableRow;
  members: { table_id: string; identity_id: string; role: string; joined_ms: number; seen_version: number };
  seats: { table_id: string; seat: number; identity_id: string; since_ms: number; name: string | null; ready: number };
  kicks: { table_id: string; identity_id: string; at_ms: number };
  invites: { code_hash: string; table_id: string; seat: number | null; expires_ms: number; uses_left: number };
  chat: ChatRow;
  mutes: { identity_id: string; muted_id: string; at_ms: number };
  reports: ReportRow;
  orders: { match_id: string; seat: number; payload: string; at_ms: number };
  admin_token: { id: number; token_hash: string; at_ms: number };
  admin_sessions: { session_hash: string; token_hash: string; expires_ms: number };
  sanctions: SanctionRow;
  audit: AuditRow;
  schema_release: { id: number; oldest: number };
  nodes: NodeRow;
  node_secret: { id: number; secret: string };
  fair_anchors: { table_id: string; seat: number; identity_id: string; anchor: string };
  fair_secrets: { table_id: string; secret: string };
}

/** Never updated. */
export interface MatchRow {
  id: string;
  game: string;
  rules_version: number;
  setting: string;
  created_ms: number;
}

/** The changing part of a match. A short row, because every move writes it. */
export interface HeadRow {
  /** Replaces the match id in `entries`, which has many rows for each match. */
  match_no: Generated<number>;
  match_id: string;
  version: number;
  hash: string;
  epoch: number;
  status: string;
  fault: string | null;
  clock: string | null;
  at_ms: number;
  /** The node that runs the match. Null with one server, and when no node needs the match. */
  owner: Generated<string | null>;
}

/** A server process. It holds its matches while `until_ms` is in the future by the clock of the database. */
interface NodeRow {
  id: string;
  /** Where other nodes reach it. */
  address: string;
  until_ms: number;
  /** 1 once its deadlines have resumed. */
  is_serving: Generated<number>;
}

export interface EntryRow {
  match_no: number;
  version: number;
  command: string;
  payload: string;
  at_ms: number;
  hash: string;
}

export interface TimerRow {
  match_id: string;
  decision: string;
  kind: string;
  seat: number;
  due_ms: number;
  done_version: number | null;
}

export interface IdentityRow {
  id: string;
  name: string;
  colour: string;
  recovery_hash: string;
  created_ms: number;
  seen_ms: number;
  /** Since when the person has this name. */
  named_ms: number;
  /** The person that a bot account belongs to; null for people. */
  owner_id: string | null;
}

export interface TokenRow {
  id: string;
  token_hash: string;
  owner_id: string;
  identity_id: string;
  /** Separated by spaces. */
  scopes: string;
  created_ms: number;
  seen_ms: number;
}

export interface SessionRow {
  token_hash: string;
  identity_id: string;
  created_ms: number;
  seen_ms: number;
  expires_ms: number;
}

export interface TableRow {
  id: string;
  code: string;
  host_id: string;
  visibility: string;
  title: string;
  game: string;
  options: string;
  seat_plan: string;
  clock_plan: string;
  status: string;
  match_id: string | null;
  rematch_id: string | null;
  revision: number;
  chat_head: number;
  address_hash: string | null;
  created_ms: number;
  updated_ms: number;
  /** The person who wrote the title. Null in rows that an older version of the server wrote. */
  titled_by: string | null;
  visited_ms: number;
  abandoned_ms: number | null;
  /** Not null after an operator closed the table. */
  closed_reason: string | null;
  /** How the match ended, as JSON. Null before, and in rows that an older version of the server wrote. */
  result: string | null;
  /** To the secret of the dice. Null in rows that an older version of the server wrote. */
  commitment: string | null;
  /** The seats that contribute to the dice, as JSON. Null before the start, and in rows that an older version wrote. */
  contributors: string | null;
}

export interface ChatRow {
  table_id: string;
  id: number;
  identity_id: string;
  seat: number | null;
  kind: string;
  words: string;
  at_ms: number;
  expires_ms: number;
  /** The name of the person at that time. Null in rows that an older version of the server wrote. */
  name: string | null;
}

export interface ReportRow {
  id: string;
  table_id: string;
  reporter_id: string;
  reported_id: string;
  reason: string;
  /** The number of the reported chat message. */
  line: number | null;
  /** The messages around it, as JSON. */
  words: string | null;
  at_ms: number;
  /** The name of the reported person. */
  name: string | null;
  status: string;
  outcome: string | null;
  note: string | null;
  closed_ms: number | null;
}

/** Either `identity_id` or `address_range` is set. */
export interface SanctionRow {
  id: string;
  kind: string;
  identity_id: string | null;
  address_range: string | null;
  reason: string;
  at_ms: number;
  until_ms: number;
  lifted_ms: number | null;
}

export interface AuditRow {
  id: Generated<number>;
  at_ms: number;
  actor: string;
  action: string;
  target: string;
  reason: string;
}
