/**
 * The interface of the storage, the same for both databases.
 *
 * The caller passes every time (whole milliseconds), every id and every hash of a secret, so storage has no clock and no
 * randomness. When the database fails, a method rejects with `StorageUnavailable` and with no other error.
 */

import type { Coded, Seat } from '@fremont/kernel';
import type { LogEntry, MatchSetting, SeatColour, StoredOrder, Version } from '@fremont/table';
import type {
  AccessToken,
  AdminSession,
  Append,
  Appended,
  AuditEntry,
  Backup,
  ChatLine,
  FairDice,
  HeldAnchor,
  HeldSeat,
  Identity,
  Invite,
  LoadedMatch,
  MatchOwner,
  MatchTimer,
  Member,
  MemberRole,
  Ms,
  NewAuditEntry,
  NewChatLine,
  NewReport,
  NewTable,
  OpenTables,
  PublicTable,
  Report,
  ReportFilter,
  ReportResult,
  Sanction,
  Session,
  StorageFacts,
  StoredTable,
  TablePlan,
  TableSearch,
  Takeover,
  Timer,
} from './types.ts';

export interface Storage {
  readonly matches: MatchStorage;
  readonly timers: TimerStorage;
  readonly orders: OrderStorage;
  readonly people: PeopleStorage;
  readonly tokens: TokenStorage;
  readonly tables: TableStorage;
  readonly chat: ChatStorage;
  readonly reports: ReportStorage;
  readonly retention: RetentionStorage;
  readonly moderation: ModerationStorage;
  /** Null where only one server can use the database. */
  readonly nodes: NodeStorage | null;
  readonly facts: StorageFacts;
  /** Stores the time as the last one at which the server ran. Fails when the database takes no writes. */
  writeHeartbeat(now: Ms): Promise<void>;
  /** Deletes expired sessions, invites and chat messages, and standing orders of finished matches. */
  deleteExpired(now: Ms): Promise<void>;
  /** Copies the database while the server runs. Never overwrites a file. */
  backup(file: string): Promise<Backup>;
  /** The clock of the database, which all servers on it share. Null for a database without a clock of its own. */
  time(): Promise<Ms | null>;
  /** Finishes pending appends, then closes the database. */
  close(): Promise<void>;
}

export interface MatchStorage {
  create(setting: MatchSetting, at: Ms): Promise<'created' | 'exists'>;
  /**
   * Resolves when the entries are safe from a power cut. After a rejection the outcome is unknown: load the match again and
   * look for the command id.
   */
  append(append: Append): Promise<Appended>;
  /** Verifies the whole log and quarantines a match whose log is damaged. */
  load(match: string): Promise<LoadedMatch>;
  /** The entries after a version. */
  read(match: string, after: Version): Promise<readonly LogEntry[]>;
  /** Raises the epoch of the match: only appends with the new epoch succeed. Null when there is no such match. */
  claim(match: string): Promise<number | null>;
  quarantine(match: string, fault: Coded, at: Ms): Promise<void>;
}

/** Several servers on one PostgreSQL. */
export interface NodeStorage {
  /** Takes a match, unless another running node has it. Raises the epoch, so that appends of the node before fail. */
  take(match: string, node: string): Promise<Takeover>;
  /** Gives a match up, so that another node can take it at once. */
  release(match: string, node: string, epoch: number): Promise<void>;
  owners(matches: readonly string[]): Promise<readonly MatchOwner[]>;
  /** The clocks of a match, as its last append stored them. */
  clock(match: string): Promise<unknown>;
  /** The secret that nodes show each other. Stores `fresh` unless there is one already. */
  secret(fresh: string): Promise<string>;
  /** Runs a job while no other process runs one with the same key. */
  exclusively<T>(key: string, job: () => Promise<T>): Promise<T>;
}

export interface TimerStorage {
  /**
   * Running timers of open matches that are due, earliest first. Timers of the kind `away` are never due. With a node: leaves
   * out matches that another running node has.
   */
  due(by: Ms, limit: number, node?: string): Promise<readonly MatchTimer[]>;
  running(match: string): Promise<readonly MatchTimer[]>;
  /** Moves every running timer. */
  postpone(byMs: number): Promise<void>;
  /**
   * At the start: moves every running timer by the time since the last heartbeat plus a grace period, and writes a
   * heartbeat in the same transaction, so an interrupted start does not move timers twice. Resolves to the time away.
   * With a node: moves nothing and resolves to 0 while another node is serving.
   */
  resume(now: Ms, graceMs: number, node?: string): Promise<number>;
  /**
   * After writes failed: the same, if the last heartbeat of any server is so long ago. Of several servers one moves the timers.
   * Resolves to the time that the database was away, or to 0.
   */
  recover(now: Ms, awayMs: number, graceMs: number): Promise<number>;
}

/** Standing orders. They are private, so they are not in the log, which other viewers are shown. */
export interface OrderStorage {
  list(match: string): Promise<readonly StoredOrder[]>;
  /** One for each seat; null deletes it. */
  set(match: string, seat: Seat, order: object | null, at: Ms): Promise<void>;
}

export interface PeopleStorage {
  create(identity: Identity, recoveryHash: string): Promise<void>;
  find(id: string): Promise<Identity | null>;
  findByRecovery(recoveryHash: string): Promise<Identity | null>;
  change(id: string, change: { readonly name: string; readonly colour: SeatColour }, at: Ms): Promise<void>;
  changeRecovery(id: string, recoveryHash: string): Promise<void>;

  startSession(session: Session): Promise<void>;
  /** Null when the session is unknown or has expired. */
  findSession(tokenHash: string, now: Ms): Promise<{ readonly session: Session; readonly identity: Identity } | null>;
  /** Also stores when its person was last seen. */
  touchSession(tokenHash: string, seen: Ms, expires: Ms): Promise<void>;
  sessionsOf(identity: string, now: Ms): Promise<readonly Session[]>;
  endSession(tokenHash: string): Promise<void>;
  endOtherSessions(identity: string, keep: string): Promise<void>;

  /** Deletes the person's data. The identity stays without a name, because matches and tables refer to it. */
  erase(identity: string): Promise<void>;
  /** People who were last seen before that time. */
  findIdle(before: Ms, limit: number): Promise<readonly string[]>;
}

export interface TokenStorage {
  /** Also creates the bot account. `max` is the number of tokens that the owner may have. */
  create(token: AccessToken, bot: Pick<Identity, 'name' | 'colour'>, max: number): Promise<'created' | 'tooMany'>;
  find(tokenHash: string): Promise<AccessToken | null>;
  /** Oldest first. */
  listOf(owner: string): Promise<readonly AccessToken[]>;
  /** Also stores when the bot account was last seen. */
  touch(tokenHash: string, seen: Ms): Promise<void>;
  revoke(id: string): Promise<void>;
  /** The tokens of an owner, and the token of a bot account. */
  revokeAll(person: string): Promise<void>;
  /** The bot accounts of a person, also those whose token was revoked. */
  botsOf(owner: string): Promise<readonly string[]>;
}

export interface TableStorage {
  /** `addressHash` is kept until the match is over or the table closes. */
  create(table: NewTable, addressHash?: string | null, dice?: FairDice | null): Promise<'created' | 'codeTaken'>;
  /** The secret of the dice. Only for drawing, and for the proof once the table is over. */
  secretOf(id: string): Promise<string | null>;
  /** The last one of each seat counts. */
  keepAnchor(id: string, anchor: HeldAnchor): Promise<void>;
  anchors(id: string): Promise<readonly HeldAnchor[]>;
  find(id: string): Promise<StoredTable | null>;
  /** Ignores tables that are over. */
  findByCode(code: string): Promise<StoredTable | null>;
  findByMatch(match: string): Promise<StoredTable | null>;
  /** All public tables that are not over, last changed first. */
  listPublic(): Promise<readonly PublicTable[]>;
  /** All tables whose match has not started. */
  listWaiting(): Promise<readonly { readonly id: string; readonly host: string }[]>;
  /** How many tables these hosts have together, and how many were opened from the address. */
  countOpen(hosts: readonly string[], addressHash: string): Promise<OpenTables>;
  /** Tables where the person is a member, last changed first. */
  listOf(identity: string, limit: number): Promise<readonly StoredTable[]>;
  /** Only in the lobby, and only if the table still has this revision. `unready` also removes all ready marks. */
  change(id: string, revision: number, plan: TablePlan, at: Ms, unready?: boolean): Promise<'changed' | 'stale'>;
  /** After the start the host may still change who sees the table and who may write. */
  changeStarted(id: string, change: Pick<TablePlan, 'visibility' | 'seats'>, at: Ms): Promise<void>;
  changeHost(id: string, host: string, at: Ms): Promise<void>;
  /** Creates the match and marks the table as running, in one transaction. Succeeds once for each table. */
  start(id: string, setting: MatchSetting, timers: readonly Timer[], at: Ms): Promise<'started' | 'notInLobby'>;
  /** Closes a table whose match never started. */
  end(id: string, at: Ms): Promise<void>;
  /** Creates the next table, unless it exists already. Resolves to its id. */
  rematch(
    id: string,
    next: NewTable,
    addressHash?: string | null,
    dice?: FairDice | null,
  ): Promise<{ readonly table: string } | 'codeTaken'>;

  join(table: string, identity: string, role: MemberRole, at: Ms): Promise<void>;
  /** Also frees the person's seats. */
  leave(table: string, identity: string): Promise<void>;
  /** Removes the person with their seats, deletes every invite of the table, and keeps the person out until `liftKick`. */
  kick(table: string, identity: string, at: Ms): Promise<void>;
  /** Removes a person who asked for admission, and keeps the person out until `liftKick`. Invites stay. */
  refuse(table: string, identity: string, at: Ms): Promise<void>;
  liftKick(table: string, identity: string): Promise<void>;
  kicked(table: string): Promise<readonly string[]>;
  members(table: string): Promise<readonly Member[]>;
  markVisited(table: string, at: Ms): Promise<void>;
  markSeen(table: string, identity: string, version: Version): Promise<void>;

  sit(table: string, seat: number, identity: string, at: Ms, name?: string | null): Promise<'seated' | 'taken'>;
  standUp(table: string, seat: number, identity: string): Promise<void>;
  seats(table: string): Promise<readonly HeldSeat[]>;
  /** Marks every seat of the person as ready or not. */
  setReady(table: string, identity: string, ready: boolean): Promise<void>;
  /** Replaces all seats of the table in one transaction, so that people can swap places. */
  reseat(table: string, seats: readonly HeldSeat[]): Promise<void>;

  invite(invite: Invite): Promise<void>;
  findInvite(codeHash: string, now: Ms): Promise<Invite | null>;
  /** Counts one use. Null when the invite has none left or has expired. */
  useInvite(codeHash: string, now: Ms): Promise<Invite | null>;
  /** The valid invitations to a table. */
  countInvites(table: string, now: Ms): Promise<number>;
  revokeInvites(table: string): Promise<void>;
}

export interface ChatStorage {
  /** Null when there is no such table. */
  say(line: NewChatLine): Promise<number | null>;
  /** The latest hundred that have not expired, oldest first. */
  recent(table: string, now: Ms): Promise<readonly ChatLine[]>;
  /** The latest messages after a number, at most `limit`, oldest first. */
  read(table: string, after: number, limit: number, now: Ms): Promise<readonly ChatLine[]>;
  /** The messages of a person at all tables. */
  saidBy(identity: string): Promise<readonly ChatLine[]>;
  mute(identity: string, muted: string, at: Ms): Promise<void>;
  unmute(identity: string, muted: string): Promise<void>;
  mutedBy(identity: string): Promise<readonly string[]>;
}

export interface RetentionStorage {
  /** Running tables that nobody visited since that time, without a running deadline. */
  findAbandoned(before: Ms, limit: number): Promise<readonly string[]>;
  /** The match ends without a result. Its log is kept like that of a finished one. */
  endAbandoned(table: string, at: Ms): Promise<void>;
  /** Tables that are over and that no report refers to. */
  findOldTables(
    limits: { readonly finishedBefore: Ms; readonly unstartedBefore: Ms },
    limit: number,
  ): Promise<readonly string[]>;
  /** Also deletes the match with its log. */
  deleteTable(table: string): Promise<void>;
}

export interface ReportStorage {
  make(report: NewReport): Promise<void>;
  find(id: string): Promise<Report | null>;
  /** Newest first. */
  list(filter: ReportFilter, limit: number): Promise<readonly Report[]>;
  /** Succeeds once for each report. */
  close(id: string, result: ReportResult): Promise<'closed' | 'notOpen'>;
  /** Deletes reports that were closed before that time, and open ones that were made before it. */
  deleteOld(before: Ms): Promise<void>;
}

export interface ModerationStorage {
  /** The hash of the admin token; null before the first start of a server. */
  tokenHash(): Promise<string | null>;
  /** Stores the hash unless there is one already. */
  keepFirstToken(tokenHash: string, at: Ms): Promise<'kept' | 'exists'>;
  /** Replaces the token and ends all sessions that it opened. */
  replaceToken(tokenHash: string, at: Ms): Promise<void>;
  startSession(session: AdminSession): Promise<void>;
  /** Null when the session is unknown or has expired. */
  findSession(sessionHash: string, now: Ms): Promise<AdminSession | null>;
  endSession(sessionHash: string): Promise<void>;

  impose(sanction: Sanction): Promise<void>;
  /** Null when there is no such sanction in force. */
  lift(id: string, at: Ms): Promise<Sanction | null>;
  /** Those in force, newest first. */
  sanctions(now: Ms): Promise<readonly Sanction[]>;
  /** All that are kept, newest first. */
  sanctionsOf(identity: string): Promise<readonly Sanction[]>;

  /** Ends the table and keeps its match from being played. */
  closeTable(id: string, reason: string, at: Ms): Promise<void>;
  /** Last changed first. */
  searchTables(search: TableSearch, limit: number): Promise<readonly StoredTable[]>;
  /** By part of a name or by a whole id, last seen first. Without words: all. */
  searchPeople(words: string, limit: number): Promise<readonly Identity[]>;

  note(entry: NewAuditEntry): Promise<void>;
  /** Newest first, older than the entry with the id `before`. */
  auditLog(before: number | null, limit: number): Promise<readonly AuditEntry[]>;

  /** Deletes expired sessions, sanctions that ended before `sanctionsBefore`, and older audit entries. */
  deleteOld(now: Ms, sanctionsBefore: Ms, auditBefore: Ms): Promise<void>;
}

export * from './types.ts';
