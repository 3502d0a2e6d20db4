/**
 * What the server keeps, and how it asks for it: one interface in front of both databases.
 *
 * Every time is a whole number of milliseconds that the caller brings along; every id and every secret's hash is the
 * caller's too, so nothing here has a clock or draws a number. Every method rejects with `StorageUnavailable` and
 * with no other error when the database does not do its part.
 */

import type { Coded, Seat } from '@fremont/kernel';
import type { CommandId, LogEntry, MatchSetting, SeatColour, StoredOrder, Version } from '@fremont/table';
import type {
  Append,
  Appended,
  Backup,
  ChatLine,
  HeldSeat,
  Identity,
  Invite,
  LoadedMatch,
  MatchStatus,
  MatchTimer,
  Member,
  MemberRole,
  Ms,
  NewChatLine,
  NewTable,
  Report,
  Session,
  Snapshot,
  StorageFacts,
  StoredTable,
  TablePlan,
  Timer,
} from './shapes.ts';

export interface Storage {
  readonly matches: MatchStorage;
  readonly timers: TimerStorage;
  readonly orders: OrderStorage;
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

/** Standing orders, kept apart from the logs so that nothing shown out of a log can hold one. */
export interface OrderStorage {
  of(match: string): Promise<readonly StoredOrder[]>;
  /** One per seat; null forgets it. */
  keep(match: string, seat: Seat, order: object | null, at: Ms): Promise<void>;
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

  /** Leaves an identity without a name behind, for what refers to it; everything the person said or was called goes. */
  erase(identity: string): Promise<void>;
  /** Who was last seen before then. */
  idle(before: Ms, limit: number): Promise<readonly string[]>;
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
  /** Gives up the seats, ends every invite of the table, and is remembered until the person is let in again. */
  sendAway(table: string, identity: string, at: Ms): Promise<void>;
  letInAgain(table: string, identity: string): Promise<void>;
  sentAway(table: string): Promise<readonly string[]>;
  members(table: string): Promise<readonly Member[]>;
  markSeen(table: string, identity: string, version: Version): Promise<void>;

  sit(table: string, seat: number, identity: string, at: Ms, name?: string | null): Promise<'seated' | 'taken'>;
  standUp(table: string, seat: number, identity: string): Promise<void>;
  seats(table: string): Promise<readonly HeldSeat[]>;
  /** These and no others: how people change places without anybody standing in between. */
  reseat(table: string, seats: readonly HeldSeat[]): Promise<void>;

  invite(invite: Invite): Promise<void>;
  findInvite(codeHash: string, now: Ms): Promise<Invite | null>;
  /** Counts one use; null when there is none left, or it has expired. */
  useInvite(codeHash: string, now: Ms): Promise<Invite | null>;
  revokeInvites(table: string): Promise<void>;
}

export interface ChatStorage {
  /** Null when there is no such table. */
  say(line: NewChatLine): Promise<number | null>;
  /** The latest hundred that are still kept, oldest first. */
  recent(table: string, now: Ms): Promise<readonly ChatLine[]>;
  /** Oldest first; of more than `limit`, the latest ones. */
  read(table: string, after: number, limit: number, now: Ms): Promise<readonly ChatLine[]>;
  /** Everything a person said that is still kept, wherever. */
  saidBy(identity: string): Promise<readonly ChatLine[]>;
  mute(identity: string, muted: string, at: Ms): Promise<void>;
  unmute(identity: string, muted: string): Promise<void>;
  mutedBy(identity: string): Promise<readonly string[]>;
  report(report: Report): Promise<void>;
  reports(limit: number): Promise<readonly Report[]>;
}

export * from './shapes.ts';
