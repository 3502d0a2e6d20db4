/** The tables as Kysely sees them. Text, whole numbers and JSON in text: the same in both databases. */

import type { Generated, Kysely } from 'kysely';

export type Db = Kysely<Schema>;

export interface Schema {
  beats: { id: number; at_ms: number };
  matches: MatchRow;
  heads: HeadRow;
  entries: EntryRow;
  snapshots: {
    match_id: string;
    version: number;
    rules_version: number;
    log_hash: string;
    state: string;
    state_hash: string;
  };
  timers: TimerRow;
  identities: IdentityRow;
  sessions: SessionRow;
  tables: TableRow;
  members: { table_id: string; identity_id: string; role: string; joined_ms: number; seen_version: number };
  seats: { table_id: string; seat: number; identity_id: string; since_ms: number; name: string | null };
  kicks: { table_id: string; identity_id: string; at_ms: number };
  invites: { code_hash: string; table_id: string; seat: number | null; expires_ms: number; uses_left: number };
  chat: ChatRow;
  mutes: { identity_id: string; muted_id: string; at_ms: number };
  reports: ReportRow;
  orders: { match_id: string; seat: number; payload: string; at_ms: number };
}

/** Never changes once it is there. */
export interface MatchRow {
  id: string;
  game: string;
  rules_version: number;
  setting: string;
  created_ms: number;
}

/** How a match stands. A short row, because every move writes it. */
export interface HeadRow {
  /** Stands for the match's id wherever there are many rows for it. */
  match_no: Generated<number>;
  match_id: string;
  version: number;
  hash: string;
  epoch: number;
  status: string;
  fault: string | null;
  clock: string | null;
  at_ms: number;
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
  created_ms: number;
  updated_ms: number;
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
}

export interface ReportRow {
  id: string;
  table_id: string;
  reporter_id: string;
  reported_id: string;
  reason: string;
  words: string | null;
  at_ms: number;
}
