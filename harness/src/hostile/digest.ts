/** Hashes of all stored rows that an attacker must not change. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openSqlite } from '@fremont/server/storage/sqlite';

export interface DigestScope {
  /** Hosts whose tables are in play during the attack; their rows are left out. */
  readonly playing: readonly string[];
  readonly people: readonly string[];
}

const TABLES_IN_PLAY = 'select id from tables where host_id in (:playing)';
const MATCHES_IN_PLAY = 'select match_id from tables where host_id in (:playing) and match_id is not null';
const NUMBERS_IN_PLAY = `select match_no from heads where match_id in (${MATCHES_IN_PLAY})`;

/** Rows that change without an attack are left out: heartbeats, sessions, last-seen times, new people. */
const QUERIES: Readonly<Record<string, string>> = {
  matches: `select * from matches where id not in (${MATCHES_IN_PLAY}) order by id`,
  heads: `select * from heads where match_id not in (${MATCHES_IN_PLAY}) order by match_no`,
  entries: `select * from entries where match_no not in (${NUMBERS_IN_PLAY}) order by match_no, version`,
  timers: `select * from timers where match_id not in (${MATCHES_IN_PLAY}) order by match_id, decision`,
  tables: `select * from tables where id not in (${TABLES_IN_PLAY}) order by id`,
  members: `select table_id, identity_id, role from members where table_id not in (${TABLES_IN_PLAY}) order by table_id, identity_id`,
  seats: `select * from seats where table_id not in (${TABLES_IN_PLAY}) order by table_id, seat`,
  fair_secrets: `select * from fair_secrets where table_id not in (${TABLES_IN_PLAY}) order by table_id`,
  fair_anchors: `select * from fair_anchors where table_id not in (${TABLES_IN_PLAY}) order by table_id, seat`,
  kicks: `select * from kicks where table_id not in (${TABLES_IN_PLAY}) order by table_id, identity_id`,
  invites: 'select * from invites order by code_hash',
  chat: 'select * from chat order by table_id, id',
  mutes: 'select * from mutes order by identity_id, muted_id',
  reports: 'select * from reports order by id',
  access_tokens: 'select id, token_hash, owner_id, identity_id, scopes from access_tokens order by id',
  sanctions: 'select * from sanctions order by id',
  audit: 'select * from audit order by id',
  admin: 'select * from admin_token',
  identities: 'select id, name, colour, recovery_hash from identities where id in (:people) order by id',
};

const quoted = (list: readonly string[]): string => list.map((one) => `'${one.replaceAll("'", "''")}'`).join(',');

/** One hash per query of `QUERIES`, so that a difference has a name. */
export type Digest = Readonly<Record<string, string>>;

export interface DigestReader {
  take(scope: DigestScope): Digest;
  close(): void;
}

/** Reads the database of a running server. The last digest is reused while the database does not change. */
export const openDigest = (dataDir: string): DigestReader => {
  const { raw } = openSqlite(join(dataDir, 'fremont.db'));
  const version = raw.prepare('pragma data_version');
  let known: { readonly key: string; readonly digest: Digest } | null = null;
  return {
    take(scope) {
      const key = JSON.stringify([version.all(), scope]);
      if (known?.key !== key) known = { key, digest: digestOf((sql) => raw.prepare(sql).all(), scope) };
      return known.digest;
    },
    close: () => raw.close(),
  };
};

export const digest = (dataDir: string, scope: DigestScope): Digest => {
  const reader = openDigest(dataDir);
  try {
    return reader.take(scope);
  } finally {
    reader.close();
  }
};

const digestOf = (read: (sql: string) => unknown[], { playing, people }: DigestScope): Digest =>
  Object.fromEntries(
    Object.entries(QUERIES).map(([name, query]) => {
      const sql = query.replaceAll(':playing', quoted(playing)).replaceAll(':people', quoted(people));
      return [
        name,
        createHash('sha256')
          .update(JSON.stringify(read(sql)))
          .digest('hex')
          .slice(0, 16),
      ];
    }),
  );

export const differences = (before: Digest, after: Digest): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name]);
