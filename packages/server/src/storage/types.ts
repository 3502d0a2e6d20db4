/** The data types that go into storage and come out of it. */

import type { Coded, Outcome } from '@fremont/kernel';
import type { DecisionId, LogEntry, MatchSetting, SeatColour, Version } from '@fremont/table';
import type { AuditAction, SanctionKind } from '@fremont/table/admin';
import type { ReportOutcome } from '@fremont/table/protocol';

/** Milliseconds since 1970. */
export type Ms = number;

/** For the summary that the server prints at its start. */
export interface StorageFacts {
  readonly engine: 'sqlite' | 'postgres';
  /** A file, or an address without its password. */
  readonly place: string;
  /** Whether an acknowledged write survives a power cut, according to the database. */
  readonly durable: boolean;
}

export type Backup =
  | { readonly type: 'written'; readonly file: string; readonly bytes: number }
  /** This database has its own backup tool; `command` calls it. */
  | { readonly type: 'elsewhere'; readonly command: string };

// Matches and their logs

export type MatchStatus = 'open' | 'over' | 'quarantined';

export interface MatchResult {
  /** The number of actions in force. */
  readonly actions: number;
  readonly outcome: Outcome;
}

/** The log entries of one command, with the clocks after it. Written in one transaction or not at all. */
export interface Append {
  readonly match: string;
  /** The version that the command was judged at. The entries follow it without a gap. */
  readonly expectedHead: Version;
  /** From `claim`. An append with an older epoch is refused. */
  readonly epoch: number;
  readonly entries: readonly LogEntry[];
  readonly status: 'open' | 'over';
  /** Kept with the table, so that a list of finished matches need not replay them. Null while the match goes on. */
  readonly result: MatchResult | null;
  readonly timers: TimerChange;
  /** The time left by seat after the command. Null in a match without live clocks. */
  readonly clock: unknown;
  readonly at: Ms;
}

export type Appended =
  | { readonly type: 'ok'; readonly head: Version }
  /** Another process wrote to the match or claimed it. Read the new entries and judge again. */
  | { readonly type: 'versionConflict'; readonly head: Version; readonly epoch: number }
  /** The command is in the log already, at this version. */
  | { readonly type: 'duplicateCommand'; readonly version: Version }
  | { readonly type: 'notPlayable'; readonly status: 'quarantined' | 'missing' };

export interface StoredMatch {
  readonly id: string;
  readonly setting: MatchSetting;
  readonly status: MatchStatus;
  readonly head: Version;
  readonly epoch: number;
  /** The node that took the match last, and may have ended since. */
  readonly owner: string | null;
  readonly clock: unknown;
  readonly created: Ms;
  readonly updated: Ms;
}

export type LoadedMatch =
  | { readonly type: 'match'; readonly match: StoredMatch; readonly entries: readonly LogEntry[] }
  /** The log is damaged or does not replay. It stays as it is, for an operator to examine. */
  | { readonly type: 'quarantined'; readonly match: string; readonly fault: Coded }
  | { readonly type: 'missing' };

// Timers

/** A deadline of one open decision. */
export interface Timer {
  readonly decision: DecisionId;
  readonly seat: number;
  readonly kind: string;
  readonly due: Ms;
}

export interface TimerChange {
  /** Timers to start, or to move if they run already. */
  readonly set: readonly Timer[];
  /** Decisions that are answered or withdrawn. Their timers end. */
  readonly done: readonly DecisionId[];
}

export interface MatchTimer extends Timer {
  readonly match: string;
}

// People

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly colour: SeatColour;
  readonly created: Ms;
  readonly seen: Ms;
  /** Since when the person has this name. */
  readonly named: Ms;
  /** Only for bot accounts: the person that they belong to. */
  readonly owner?: string;
}

export interface Session {
  /** SHA-256 of the token. The token itself is not stored. */
  readonly tokenHash: string;
  readonly identity: string;
  readonly created: Ms;
  readonly seen: Ms;
  readonly expires: Ms;
}

/** Lets a program play as the bot account `identity` of its owner. */
export interface AccessToken {
  readonly id: string;
  /** SHA-256 of the secret. The secret itself is not stored. */
  readonly tokenHash: string;
  readonly owner: string;
  readonly identity: string;
  readonly scopes: readonly string[];
  readonly created: Ms;
  readonly seen: Ms;
}

// Tables

export type TableStatus = 'lobby' | 'running' | 'over';
export type Visibility = 'public' | 'link';

/** The part of a table that the host may change in the lobby. The `unknown` fields are typed in lobby/table-plan.ts. */
export interface TablePlan {
  readonly visibility: Visibility;
  readonly title: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: unknown;
  readonly clock: unknown;
}

/** The secret of the dice of a table, and the server's commitment to it, both in hexadecimal digits. */
export interface FairDice {
  readonly secret: string;
  readonly commitment: string;
}

/** The end of the chain of shares that a person made for their seat. */
export interface HeldAnchor {
  readonly seat: number;
  readonly identity: string;
  readonly anchor: string;
}

export interface NewTable extends TablePlan {
  readonly id: string;
  /** Six letters for reading aloud. Unique. */
  readonly code: string;
  readonly host: string;
  readonly created: Ms;
}

export interface StoredTable extends NewTable {
  readonly status: TableStatus;
  readonly match: string | null;
  /** The table of the rematch. */
  readonly rematch: string | null;
  /** Grows with every change, so that of two changes at once the second is refused. */
  readonly revision: number;
  readonly updated: Ms;
  /** When a person was last at the table, give or take a day. */
  readonly visited: Ms;
  /** When the match was ended because nobody came any more; otherwise null. */
  readonly abandoned: Ms | null;
  /** The reason for which an operator closed the table; null if none did. */
  readonly closed: string | null;
  /** Null before the end, and for matches that were abandoned or ended under an older version of the server. */
  readonly result: MatchResult | null;
  /** To the secret of the dice. Null for tables of an older server. */
  readonly commitment: string | null;
  /** The seats that contribute to the dice. Empty before the match. */
  readonly contributors: readonly number[];
}

/** A row of the public list, with what its order depends on. */
export interface PublicTable {
  readonly id: string;
  readonly host: string;
  /** SHA-256 of the household that the table was opened from. Null for tables of an older server. */
  readonly addressHash: string | null;
  readonly status: TableStatus;
  readonly seats: unknown;
  /** How many seats people hold. */
  readonly taken: number;
  readonly updated: Ms;
}

interface OpenCount {
  /** Tables that are not over. */
  readonly open: number;
  /** Those of them whose match has not started. */
  readonly waiting: number;
}

export interface OpenTables {
  readonly ofHosts: OpenCount;
  readonly atAddress: OpenCount;
}

/** `asking`: the person found the table by its code and waits for the host. */
export type MemberRole = 'player' | 'spectator' | 'asking';

export interface Member {
  readonly identity: string;
  readonly role: MemberRole;
  readonly joined: Ms;
  /** The last version that this person was shown. */
  readonly seenVersion: Version;
}

/** One person may hold several seats: friends around one device. */
export interface HeldSeat {
  readonly seat: number;
  readonly identity: string;
  readonly since: Ms;
  /** The name of a friend who plays on the same device. Null for the person's own seat. */
  readonly name: string | null;
  /** The person agrees to start with the current plan. */
  readonly ready: boolean;
}

export interface Invite {
  /** SHA-256 of the secret in the link. */
  readonly codeHash: string;
  readonly table: string;
  /** Null for any free seat. */
  readonly seat: number | null;
  readonly expires: Ms;
  readonly usesLeft: number;
}

// Chat

export interface NewChatLine {
  readonly table: string;
  readonly identity: string;
  /** The name that the person had at the table. Null in messages of older versions. */
  readonly name: string | null;
  /** Null for a spectator. */
  readonly seat: number | null;
  /** `text` was typed. A `preset` is a phrase that exists in every language. */
  readonly said: { readonly type: 'text' | 'preset'; readonly words: string };
  readonly at: Ms;
  readonly expires: Ms;
}

export interface ChatLine extends NewChatLine {
  /** Counts from 1 at each table. Never reused. */
  readonly id: number;
}

// Reports

/** One chat message in a report, without names. */
export interface ReportedLine {
  readonly line: number;
  readonly at: Ms;
  readonly by: 'reported' | 'reporter' | 'other';
  readonly words: string;
}

export interface NewReport {
  readonly id: string;
  readonly table: string;
  readonly reporter: string;
  readonly reported: string;
  /** The name of the reported person at that time. Null after they deleted their account. */
  readonly name: string | null;
  readonly reason: string;
  /** The number of the reported message. Null for a report without one. */
  readonly line: number | null;
  /** A copy of the messages around the reported one, because chat expires. Null for a report without a message. */
  readonly context: readonly ReportedLine[] | null;
  readonly at: Ms;
}

/** The decision of a moderator. */
export interface ReportResult {
  readonly outcome: ReportOutcome;
  /** For moderators only: the reporter sees the outcome without it. */
  readonly note: string;
  readonly at: Ms;
}

export interface Report extends NewReport {
  /** Null while the report is open. */
  readonly result: ReportResult | null;
}

export interface ReportFilter {
  readonly status?: 'open' | 'closed';
  readonly reporter?: string;
  readonly reported?: string;
  /** Only reports that were made before that time. */
  readonly before?: Ms;
}

// Moderation

/** A session of an operator, opened with the admin token. */
export interface AdminSession {
  /** SHA-256 of the secret in the cookie. */
  readonly sessionHash: string;
  /** The hash of the token that opened it. The session ends when the token changes. */
  readonly tokenHash: string;
  readonly expires: Ms;
}

/** A ban or a mute, of a person or of a range of addresses. */
export interface Sanction {
  readonly id: string;
  readonly kind: SanctionKind;
  readonly target: { readonly identity: string } | { readonly range: string };
  /** Shown to the people it concerns. */
  readonly reason: string;
  readonly at: Ms;
  readonly until: Ms;
  /** When an operator lifted it before its end. */
  readonly lifted: Ms | null;
}

export interface NewAuditEntry {
  readonly at: Ms;
  readonly actor: string;
  readonly action: AuditAction;
  readonly target: string;
  readonly reason: string;
}

export interface AuditEntry extends NewAuditEntry {
  readonly id: number;
}

export interface TableSearch {
  /** Part of a title or of the host's name; or a whole code, table id or id of a host. Empty for all. */
  readonly words: string;
  readonly status: TableStatus | null;
}

// Several nodes

export type Takeover =
  | { readonly type: 'taken'; readonly epoch: number }
  /** Another node runs the match. Null if it gave the match up just now. */
  | { readonly type: 'owned'; readonly node: string | null }
  | { readonly type: 'missing' };

export interface MatchOwner {
  readonly match: string;
  readonly version: Version;
  /** The node that runs the match now. */
  readonly node: string | null;
}

export interface RunningNode {
  readonly id: string;
  /** Where other nodes reach it. */
  readonly address: string;
}
