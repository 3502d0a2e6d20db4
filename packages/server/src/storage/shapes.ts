/** What is kept: the data that goes into storage and comes out of it. */

import type { Coded } from '@fremont/kernel';
import type { DecisionId, LogEntry, MatchSetting, SeatColour, Version } from '@fremont/table';

/** Milliseconds since 1970. */
export type Ms = number;

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

export type MatchStatus = 'open' | 'over' | 'quarantined';

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
  /** What the table's clocks show after the command; null without clocks, which a match always has or never. */
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
}

export interface Session {
  /** SHA-256 of the token; the token itself is nowhere. */
  readonly tokenHash: string;
  readonly identity: string;
  readonly created: Ms;
  readonly seen: Ms;
  readonly expires: Ms;
}

// Tables

export type TableStatus = 'lobby' | 'running' | 'over';
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

/** `asking`: found the table by its code and waits for the host. */
export type MemberRole = 'player' | 'spectator' | 'asking';

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
  /** Of the friend it is held for; null when it is the person's own. */
  readonly name: string | null;
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
