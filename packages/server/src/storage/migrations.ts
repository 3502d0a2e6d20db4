/**
 * All migrations of the schema, oldest first. A released migration is never edited, because databases have run it already.
 *
 * A migration only adds (expand). Columns that are no longer read are dropped one release later (contract), so that the
 * previous version can run beside this one during a deploy.
 */

import { sql } from 'kysely';
import type { DialectWords } from './engine.ts';
import type { Db } from './schema.ts';

export interface Migration {
  readonly name: string;
  run(db: Db, words: DialectWords): Promise<void>;
}

const statements = (name: string, list: (words: DialectWords) => readonly string[]): Migration => ({
  name,
  async run(db, words) {
    for (const statement of list(words)) await sql.raw(statement).execute(db);
  },
});

const logTables = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table beats (id ${whole} primary key, at_ms ${whole} not null) ${strict}`,
  `create table matches (
    id text primary key,
    game text not null,
    rules_version ${whole} not null,
    setting text not null,
    status text not null check (status in ('open', 'over', 'quarantined')),
    fault text,
    head ${whole} not null check (head >= 0),
    head_hash text not null,
    epoch ${whole} not null,
    clock text,
    created_ms ${whole} not null,
    updated_ms ${whole} not null
  ) ${strict}`,
  'create index matches_by_status on matches (status, updated_ms)',
  `create table entries (
    match_id text not null references matches (id),
    version ${whole} not null check (version > 0),
    command text not null,
    payload text not null,
    at_ms ${whole} not null,
    prev_hash text not null,
    hash text not null,
    primary key (match_id, version),
    unique (match_id, command)
  ) ${strict}`,
  `create table snapshots (
    match_id text primary key references matches (id),
    version ${whole} not null,
    rules_version ${whole} not null,
    log_hash text not null,
    state text not null,
    state_hash text not null
  ) ${strict}`,
  `create table timers (
    match_id text not null references matches (id),
    decision text not null,
    kind text not null,
    seat ${whole} not null,
    due_ms ${whole} not null,
    done_version ${whole},
    primary key (match_id, decision, kind)
  ) ${strict}`,
  'create index timers_running on timers (due_ms) where done_version is null',
];

const peopleTables = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table identities (
    id text primary key,
    name text not null,
    colour text not null,
    recovery_hash text not null unique,
    created_ms ${whole} not null,
    seen_ms ${whole} not null
  ) ${strict}`,
  `create table sessions (
    token_hash text primary key,
    identity_id text not null references identities (id),
    created_ms ${whole} not null,
    seen_ms ${whole} not null,
    expires_ms ${whole} not null
  ) ${strict}`,
  'create index sessions_by_identity on sessions (identity_id)',
  'create index sessions_by_expiry on sessions (expires_ms)',
];

const tableTables = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table tables (
    id text primary key,
    code text not null unique,
    host_id text not null references identities (id),
    visibility text not null check (visibility in ('public', 'link')),
    title text not null,
    game text not null,
    options text not null,
    seat_plan text not null,
    clock_plan text not null,
    status text not null check (status in ('lobby', 'running', 'over')),
    match_id text unique references matches (id),
    rematch_id text references tables (id),
    revision ${whole} not null,
    chat_head ${whole} not null,
    created_ms ${whole} not null,
    updated_ms ${whole} not null
  ) ${strict}`,
  `create index tables_public on tables (updated_ms) where visibility = 'public' and status <> 'over'`,
  `create table members (
    table_id text not null references tables (id),
    identity_id text not null references identities (id),
    role text not null check (role in ('player', 'spectator', 'asking')),
    joined_ms ${whole} not null,
    seen_version ${whole} not null,
    primary key (table_id, identity_id)
  ) ${strict}`,
  'create index members_by_identity on members (identity_id)',
  `create table seats (
    table_id text not null references tables (id),
    seat ${whole} not null,
    identity_id text not null references identities (id),
    since_ms ${whole} not null,
    primary key (table_id, seat)
  ) ${strict}`,
  `create table invites (
    code_hash text primary key,
    table_id text not null references tables (id),
    seat ${whole},
    expires_ms ${whole} not null,
    uses_left ${whole} not null check (uses_left >= 0)
  ) ${strict}`,
  'create index invites_by_table on invites (table_id)',
  'create index invites_by_expiry on invites (expires_ms)',
];

const chatTables = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table chat (
    table_id text not null references tables (id),
    id ${whole} not null,
    identity_id text not null references identities (id),
    seat ${whole},
    kind text not null check (kind in ('text', 'preset')),
    words text not null,
    at_ms ${whole} not null,
    expires_ms ${whole} not null,
    primary key (table_id, id)
  ) ${strict}`,
  'create index chat_by_expiry on chat (expires_ms)',
  `create table mutes (
    identity_id text not null references identities (id),
    muted_id text not null references identities (id),
    at_ms ${whole} not null,
    primary key (identity_id, muted_id)
  ) ${strict}`,
  `create table reports (
    id text primary key,
    table_id text not null references tables (id),
    reporter_id text not null references identities (id),
    reported_id text not null references identities (id),
    reason text not null,
    words text,
    at_ms ${whole} not null
  ) ${strict}`,
  'create index reports_by_time on reports (at_ms)',
];

/** Friends who share a device have their own names. */
const seatNames = (): readonly string[] => ['alter table seats add column name text'];

/** A kicked person stays out after a restart. */
const kicks = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table kicks (
    table_id text not null references tables (id),
    identity_id text not null references identities (id),
    at_ms ${whole} not null,
    primary key (table_id, identity_id)
  ) ${strict}`,
];

/** Standing orders. Only the person of the seat may see them. */
const orders = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table orders (
    match_id text not null references matches (id),
    seat ${whole} not null,
    payload text not null,
    at_ms ${whole} not null,
    primary key (match_id, seat)
  ) ${strict}`,
];

/**
 * Short rows for moves, which share pages with those of other moves, see docs/performance.md. Nothing was released before
 * this migration, so it also drops the columns that it replaces.
 */
const heads = ({ whole, counted, strict }: DialectWords): readonly string[] => [
  `create table heads (
    match_no ${counted},
    match_id text not null unique references matches (id),
    version ${whole} not null check (version >= 0),
    hash text not null,
    epoch ${whole} not null,
    status text not null check (status in ('open', 'over', 'quarantined')),
    fault text,
    clock text,
    at_ms ${whole} not null
  ) ${strict}`,
  `insert into heads (match_id, version, hash, epoch, status, fault, clock, at_ms)
    select id, head, head_hash, epoch, status, fault, clock, updated_ms from matches order by created_ms`,
  `create table numbered_entries (
    match_no ${whole} not null references heads (match_no),
    version ${whole} not null check (version > 0),
    command text not null,
    payload text not null,
    at_ms ${whole} not null,
    hash text not null,
    primary key (match_no, version)
  ) ${strict}`,
  `insert into numbered_entries (match_no, version, command, payload, at_ms, hash)
    select heads.match_no, entries.version, command, payload, entries.at_ms, entries.hash
    from entries join heads on heads.match_id = entries.match_id`,
  'drop table entries',
  'alter table numbered_entries rename to entries',
  'create unique index entries_by_command on entries (command, match_no)',
  'drop index matches_by_status',
  ...['status', 'fault', 'head', 'head_hash', 'epoch', 'clock', 'updated_ms'].map(
    (column) => `alter table matches drop column ${column}`,
  ),
];

/** No server ever wrote a snapshot. Nothing was released before this migration, so it may drop the table. */
const noSnapshots = (): readonly string[] => ['drop table snapshots'];

/** A report is closed with an outcome, which its reporter sees. */
const reportOutcomes = ({ whole }: DialectWords): readonly string[] => [
  'alter table reports add column name text',
  `alter table reports add column status text not null default 'open' check (status in ('open', 'closed'))`,
  'alter table reports add column outcome text',
  'alter table reports add column note text',
  `alter table reports add column closed_ms ${whole}`,
  'create index reports_by_status on reports (status, at_ms)',
  'create index reports_by_reporter on reports (reporter_id, at_ms)',
  'create index reports_by_reported on reports (reported_id, at_ms)',
];

/** Programs play as bot accounts of their owners. */
const accessTokens = ({ whole, strict }: DialectWords): readonly string[] => [
  'alter table identities add column owner_id text references identities (id)',
  'create index identities_by_owner on identities (owner_id) where owner_id is not null',
  `create table access_tokens (
    id text primary key,
    token_hash text not null unique,
    owner_id text not null references identities (id),
    identity_id text not null unique references identities (id),
    scopes text not null,
    created_ms ${whole} not null,
    seen_ms ${whole} not null
  ) ${strict}`,
  'create index access_tokens_by_owner on access_tokens (owner_id)',
];

/**
 * Texts know their author: a chat message the name it was said under, a title the person who wrote it, a name the time
 * since when its person has it, a report the message it is about.
 */
const authors = ({ whole }: DialectWords): readonly string[] => [
  'alter table chat add column name text',
  'alter table tables add column titled_by text',
  'update tables set titled_by = host_id',
  `alter table identities add column named_ms ${whole} not null default 0`,
  'update identities set named_ms = created_ms',
  `alter table reports add column line ${whole}`,
];

/** Ready marks of seated people, and the household that a waiting table was opened from, as a hash. */
const lobbyLimits = ({ whole }: DialectWords): readonly string[] => [
  `alter table seats add column ready ${whole} not null default 0`,
  'alter table tables add column address_hash text',
  `create index tables_waiting on tables (host_id) where status = 'lobby'`,
];

/** When a person was last at a table, and when its match was ended because nobody came. */
const visits = ({ whole }: DialectWords): readonly string[] => [
  `alter table tables add column visited_ms ${whole} not null default 0`,
  'update tables set visited_ms = updated_ms',
  `alter table tables add column abandoned_ms ${whole}`,
  `create index tables_over on tables (updated_ms) where status = 'over'`,
];

/** Bans, mutes, the operator's sign-in and the log of what operators did. */
const moderation = ({ whole, counted, strict }: DialectWords): readonly string[] => [
  `create table admin_token (id ${whole} primary key, token_hash text not null, at_ms ${whole} not null) ${strict}`,
  `create table admin_sessions (
    session_hash text primary key,
    token_hash text not null,
    expires_ms ${whole} not null
  ) ${strict}`,
  `create table sanctions (
    id text primary key,
    kind text not null check (kind in ('ban', 'mute')),
    identity_id text references identities (id),
    address_range text,
    reason text not null,
    at_ms ${whole} not null,
    until_ms ${whole} not null,
    lifted_ms ${whole},
    check ((identity_id is null) <> (address_range is null))
  ) ${strict}`,
  'create index sanctions_by_end on sanctions (until_ms)',
  'create index sanctions_by_identity on sanctions (identity_id)',
  `create table audit (
    id ${counted},
    at_ms ${whole} not null,
    actor text not null,
    action text not null,
    target text not null,
    reason text not null
  ) ${strict}`,
  'create index audit_by_time on audit (at_ms)',
  'alter table tables add column closed_reason text',
];

/** How a match ended, for lists of finished tables. Null for those that ended before this column existed. */
const results = (): readonly string[] => ['alter table tables add column result text'];

/** Counts the releases that changed the schema. Raised with the first migration of a release. */
export const SCHEMA_RELEASE = 1;

/**
 * The oldest release that can use the schema. A migration that drops what the previous release still reads raises it;
 * older servers then refuse to start (see migrate.ts).
 */
const oldestRelease = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table schema_release (id ${whole} primary key, oldest ${whole} not null) ${strict}`,
  'insert into schema_release (id, oldest) values (1, 1)',
];

/**
 * The nodes that share the database, and the node that runs each match. A node holds its matches until `until_ms` by the clock
 * of the database. `is_serving` is set once its deadlines have resumed.
 */
const nodes = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table nodes (
    id text primary key,
    address text not null,
    until_ms ${whole} not null,
    is_serving ${whole} not null default 0
  ) ${strict}`,
  `create table node_secret (id ${whole} primary key, secret text not null) ${strict}`,
  'alter table heads add column owner text',
];

/**
 * The secrets of the dice, and the commitments to them (docs/fair-dice.md). The secrets have a table of their own, so that no
 * query for tables reads one. They name no foreign key, because an older server deletes tables without them.
 */
const fairDice = ({ strict }: DialectWords): readonly string[] => [
  'alter table tables add column commitment text',
  `create table fair_secrets (table_id text primary key, secret text not null) ${strict}`,
];

/** The ends of the chains of shares, by seat. They count only while their person holds the seat. Those that did, at the start. */
const shareAnchors = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table fair_anchors (
    table_id text not null,
    seat ${whole} not null,
    identity_id text not null,
    anchor text not null,
    primary key (table_id, seat)
  ) ${strict}`,
  'alter table tables add column contributors text',
];

export const MIGRATIONS: readonly Migration[] = [
  statements('0001-matches-and-logs', logTables),
  statements('0002-people', peopleTables),
  statements('0003-tables', tableTables),
  statements('0004-chat', chatTables),
  statements('0005-seat-names', seatNames),
  statements('0006-kicks', kicks),
  statements('0007-orders', orders),
  statements('0008-heads', heads),
  statements('0009-no-snapshots', noSnapshots),
  statements('0010-reports', reportOutcomes),
  statements('0011-moderation', moderation),
  statements('0012-access-tokens', accessTokens),
  statements('0013-lobby', lobbyLimits),
  statements('0014-authors', authors),
  statements('0015-visits', visits),
  statements('0016-results', results),
  statements('0017-oldest-release', oldestRelease),
  statements('0018-nodes', nodes),
  statements('0019-fair-dice', fairDice),
  statements('0020-share-anchors', shareAnchors),
];
