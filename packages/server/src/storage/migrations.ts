/**
 * Every step the tables have ever taken, oldest first. A step that has been released is never edited: databases out
 * there have taken it already.
 *
 * Steps only add (expand); what is no longer read goes a release later (contract), so that the version before can
 * run beside this one during a deploy.
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

/** Friends around one device have names of their own. */
const seatNames = (): readonly string[] => ['alter table seats add column name text'];

/** Whoever was sent away stays away, also after a restart. */
const kicks = ({ whole, strict }: DialectWords): readonly string[] => [
  `create table kicks (
    table_id text not null references tables (id),
    identity_id text not null references identities (id),
    at_ms ${whole} not null,
    primary key (table_id, identity_id)
  ) ${strict}`,
];

/** What people who are away want done for them; only the seat itself is ever shown it. */
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
 * What a move writes is short, and near to what other moves write: see decision 0116. Nothing was released before this
 * step, so it also takes away what it replaces.
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

export const MIGRATIONS: readonly Migration[] = [
  statements('0001-matches-and-logs', logTables),
  statements('0002-people', peopleTables),
  statements('0003-tables', tableTables),
  statements('0004-chat', chatTables),
  statements('0005-seat-names', seatNames),
  statements('0006-kicks', kicks),
  statements('0007-orders', orders),
  statements('0008-heads', heads),
];
