/**
 * What the server keeps, and how it asks for it: one interface in front of both databases.
 *
 * Every time is a whole number of milliseconds that the caller brings along; every id and every secret's hash is the
 * caller's too, so nothing here has a clock or draws a number. Every method rejects with `StorageUnavailable` and
 * with no other error when the database does not do its part.
 */

import type { Coded } from '@fremont/kernel';
import type { CommandId, DecisionId, LogEntry, MatchSetting, SeatColour, Version } from '@fremont/table';

/** Milliseconds since 1970. */
export type Ms = number;

export interface Storage {
  readonly matches: MatchStorage;
  readonly timers: TimerStorage;
  readonly people: PeopleStorage;
  readonly tables: TableStorage;
  readonly chat: ChatStorage;
  readonly facts: StorageFacts;
  /** Writes down that the server is alive; also the proof that the database takes writes. */
  beat(now: Ms): Promise<void>;
  /** Deletes what has expired: sessions, invites, chat. */
  sweep(now: Ms): Promise<void>;
  /** Copies everything while the server goes on. Never overwrites a file. */
  backup(file: string): Promise<Backup>;
  /** Writes what is waiting, then lets go of the database. */
  close(): Promise<void>;
}

/** For the summary a server prints at its start. */
export interface StorageFacts {
  readonly engine: 'sqlite' | 'postgres';
  /** A file, or an address without its password. */
  readonly place: string;
  /** Whether an acknowledged write survives a power cut, as far as the database tells. */
  readonly durable: boolean;
}

export type Backup =
  | { readonly type: 'written'; readonly file: string; readonly bytes: number }
  /** This database has a tool of its own for it; `command` is how to call it. */
  | { readonly type: 'elsewhere'; readonly command: string };

// Matches and their logs

export const MATCH_STATUSES = ['open', 'over', 'quarantined'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** One command's worth of log, written in one transaction or not at all. */
export interface Append {
  readonly match: string;
  /** The version the command was judged at; the entries follow it without a gap. */
  readonly expectedHead: Version;
  /** From `claim`: whoever claims a match later shuts everybody else out. */
  readonly epoch: number;
  readonly entries: readonly LogEntry[];
  readonly status: 'open' | 'over';
  readonly timers: TimerChange;
  /** What the table's clocks show after the command; null without clocks. */
  readonly clock: unknown;
  readonly at: Ms;
}

export type Appended =
  | { readonly type: 'ok'; readonly head: Version }
  /** Somebody else wrote, or claimed the match, first: read on and judge again. */
  | { readonly type: 'versionConflict'; readonly head: Version; readonly epoch: number }
  /** The command is in the log already; nothing was written. */
  | { readonly type: 'duplicateCommand'; readonly version: Version }
  | { readonly type: 'notPlayable'; readonly status: 'quarantined' | 'missing' };

export interface StoredMatch {
  readonly id: string;
  readonly setting: MatchSetting;
  readonly status: MatchStatus;
  readonly head: Version;
  readonly epoch: number;
  readonly clock: unknown;
  readonly created: Ms;
  readonly updated: Ms;
}

/** A state computed earlier. It is a cache: losing it costs time, nothing else. */
export interface Snapshot {
  readonly version: Version;
  readonly state: unknown;
}

export type LoadedMatch =
  | {
      readonly type: 'match';
      readonly match: StoredMatch;
      readonly entries: readonly LogEntry[];
      /** When each entry was written. */
      readonly times: readonly Ms[];
      /** Only one that belongs to this log, these rules, and is undamaged. */
      readonly snapshot: Snapshot | null;
    }
  /** The log is damaged or does not replay. It is kept as it is, for a person to look at. */
  | { readonly type: 'quarantined'; readonly match: string; readonly fault: Coded }
  | { readonly type: 'missing' };

export interface MatchStorage {
  create(setting: MatchSetting, at: Ms): Promise<'created' | 'exists'>;
  /**
   * Resolves when the entries are safe from a power cut. After a rejection the outcome is unknown: load the match
   * again; the command id tells whether it is in.
   */
  append(append: Append): Promise<Appended>;
  /** Checks the whole log; a damaged one is quarantined at once. */
  load(match: string): Promise<LoadedMatch>;
  /** The entries after a version, for catching up. */
  read(match: string, after: Version): Promise<readonly LogEntry[]>;
  findCommand(match: string, command: CommandId): Promise<Version | null>;
  /** Makes the caller the only one who can append, until the next claim. Null when there is no such match. */
  claim(match: string): Promise<number | null>;
  quarantine(match: string, fault: Coded, at: Ms): Promise<void>;
  keepSnapshot(match: string, snapshot: Snapshot): Promise<void>;
  /** Oldest change first. */
  withStatus(status: MatchStatus): Promise<readonly string[]>;
}

// Timers

/** A deadline of one open decision. */
export interface Timer {
  readonly decision: DecisionId;
  readonly seat: number;
  readonly kind: string;
  readonly due: Ms;
}

export interface TimerChange {
  /** Started, or moved if they run already. */
  readonly set: readonly Timer[];
  /** Decisions that are answered or withdrawn: their timers are done at this version. */
  readonly done: readonly DecisionId[];
}

export const NO_TIMER_CHANGE: TimerChange = { set: [], done: [] };

export interface MatchTimer extends Timer {
  readonly match: string;
}

export interface TimerStorage {
  /** Running timers of open matches that are due by then, earliest first. */
  due(by: Ms, limit: number): Promise<readonly MatchTimer[]>;
  running(match: string): Promise<readonly MatchTimer[]>;
  /** Moves every running timer, after the clock of the machine jumped. */
  postpone(byMs: number): Promise<void>;
  /**
   * At the start: moves every running timer by the time since the last beat plus a grace, and beats. Once, however
   * often the start is interrupted. Answers with the length of the gap.
   */
  resume(now: Ms, graceMs: number): Promise<number>;
}

// People

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly colour: SeatColour;
  readonly created: Ms;
  readonly seen: Ms;
}

export interface Session {
  /** SHA-256 of the token; the token itself is nowhere. */
  readonly tokenHash: string;
  readonly identity: string;
  readonly created: Ms;
  readonly seen: Ms;
  readonly expires: Ms;
}

export interface PeopleStorage {
  create(identity: Identity, recoveryHash: string): Promise<void>;
  find(id: string): Promise<Identity | null>;
  findByRecovery(recoveryHash: string): Promise<Identity | null>;
  change(id: string, change: { readonly name: string; readonly colour: SeatColour }): Promise<void>;
  changeRecovery(id: string, recoveryHash: string): Promise<void>;

  startSession(session: Session): Promise<void>;
  /** Null when it is unknown or has expired. */
  findSession(tokenHash: string, now: Ms): Promise<{ readonly session: Session; readonly identity: Identity } | null>;
  /** Also marks its owner as seen. */
  touchSession(tokenHash: string, seen: Ms, expires: Ms): Promise<void>;
  sessionsOf(identity: string, now: Ms): Promise<readonly Session[]>;
  endSession(tokenHash: string): Promise<void>;
  endOtherSessions(identity: string, keep: string): Promise<void>;
}

// Tables

export const TABLE_STATUSES = ['lobby', 'running', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];
export type Visibility = 'public' | 'link';

/** What the host may still change in the lobby. The shapes of the unknowns belong to whoever reads them. */
export interface TablePlan {
  readonly visibility: Visibility;
  readonly title: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: unknown;
  readonly clock: unknown;
}

export interface NewTable extends TablePlan {
  readonly id: string;
  /** Six letters for reading aloud; never given to two tables. */
  readonly code: string;
  readonly host: string;
  readonly created: Ms;
}

export interface StoredTable extends NewTable {
  readonly status: TableStatus;
  readonly match: string | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** Grows with every change, so that two people changing at once are told. */
  readonly revision: number;
  readonly updated: Ms;
}

export const MEMBER_ROLES = ['player', 'spectator', 'asking'] as const;
/** `asking`: found the table by its code and waits for the host. */
export type MemberRole = (typeof MEMBER_ROLES)[number];

export interface Member {
  readonly identity: string;
  readonly role: MemberRole;
  readonly joined: Ms;
  /** The last version shown to this person, for telling what happened since. */
  readonly seenVersion: Version;
}

/** One person may hold several seats: friends around one device. */
export interface HeldSeat {
  readonly seat: number;
  readonly identity: string;
  readonly since: Ms;
}

export interface Invite {
  /** SHA-256 of the secret in the link. */
  readonly codeHash: string;
  readonly table: string;
  /** Null: any free seat. */
  readonly seat: number | null;
  readonly expires: Ms;
  readonly usesLeft: number;
}

export interface TableStorage {
  create(table: NewTable): Promise<'created' | 'codeTaken'>;
  find(id: string): Promise<StoredTable | null>;
  /** Among the tables that are not over. */
  findByCode(code: string): Promise<StoredTable | null>;
  findByMatch(match: string): Promise<StoredTable | null>;
  /** Public tables in the lobby or running, last changed first. */
  listPublic(limit: number): Promise<readonly StoredTable[]>;
  /** Tables where the person is a member, last changed first. */
  listOf(identity: string, limit: number): Promise<readonly StoredTable[]>;
  /** Only in the lobby, only if nobody changed the table since `revision`. */
  change(id: string, revision: number, plan: TablePlan, at: Ms): Promise<'changed' | 'stale'>;
  changeHost(id: string, host: string, at: Ms): Promise<void>;
  /** Creates the match and opens the table for play, together. Only once per table. */
  start(id: string, setting: MatchSetting, timers: readonly Timer[], at: Ms): Promise<'started' | 'notInLobby'>;
  /** Closes a table whose match never began or is given up. */
  end(id: string, at: Ms): Promise<void>;
  /** Creates the next table unless somebody did already; answers with its id, or that the code is taken. */
  rematch(id: string, next: NewTable): Promise<{ readonly table: string } | 'codeTaken'>;

  join(table: string, identity: string, role: MemberRole, at: Ms): Promise<void>;
  /** Gives up the seats too. */
  leave(table: string, identity: string): Promise<void>;
  members(table: string): Promise<readonly Member[]>;
  markSeen(table: string, identity: string, version: Version): Promise<void>;

  sit(table: string, seat: number, identity: string, at: Ms): Promise<'seated' | 'taken'>;
  standUp(table: string, seat: number, identity: string): Promise<void>;
  seats(table: string): Promise<readonly HeldSeat[]>;

  invite(invite: Invite): Promise<void>;
  findInvite(codeHash: string, now: Ms): Promise<Invite | null>;
  /** Counts one use; null when there is none left, or it has expired. */
  useInvite(codeHash: string, now: Ms): Promise<Invite | null>;
  revokeInvites(table: string): Promise<void>;
}

// Chat

export interface NewChatLine {
  readonly table: string;
  readonly identity: string;
  /** Null for a spectator. */
  readonly seat: number | null;
  /** Written by the person, or one of the phrases that exist in every language. */
  readonly said: { readonly type: 'text' | 'preset'; readonly words: string };
  readonly at: Ms;
  readonly expires: Ms;
}

export interface ChatLine extends NewChatLine {
  /** Counts from 1 at each table and is never used again. */
  readonly id: number;
}

export interface Report {
  readonly id: string;
  readonly table: string;
  readonly reporter: string;
  readonly reported: string;
  readonly reason: string;
  /** What was said, since the chat itself expires; null for conduct without words. */
  readonly words: string | null;
  readonly at: Ms;
}

export interface ChatStorage {
  /** Null when there is no such table. */
  say(line: NewChatLine): Promise<number | null>;
  /** Oldest first; of more than `limit`, the latest ones. */
  read(table: string, after: number, limit: number, now: Ms): Promise<readonly ChatLine[]>;
  mute(identity: string, muted: string, at: Ms): Promise<void>;
  unmute(identity: string, muted: string): Promise<void>;
  mutedBy(identity: string): Promise<readonly string[]>;
  report(report: Report): Promise<void>;
  reports(limit: number): Promise<readonly Report[]>;
}
