/** Everything the server keeps that an attacker must not change, as one mark. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openSqlite } from '@fremont/server/storage/sqlite';

export interface Innocent {
  /** Whose tables go on, and are begun anew, during the attack. */
  readonly playing: readonly string[];
  readonly people: readonly string[];
}

const TABLES_IN_PLAY = 'select id from tables where host_id in (:playing)';
const MATCHES_IN_PLAY = 'select match_id from tables where host_id in (:playing) and match_id is not null';
const NUMBERS_IN_PLAY = `select match_no from heads where match_id in (${MATCHES_IN_PLAY})`;

/** What changes by itself is left out: beats, sessions, when somebody was last seen, who else is known by now. */
const QUERIES: Readonly<Record<string, string>> = {
  matches: `select * from matches where id not in (${MATCHES_IN_PLAY}) order by id`,
  heads: `select * from heads where match_id not in (${MATCHES_IN_PLAY}) order by match_no`,
  entries: `select * from entries where match_no not in (${NUMBERS_IN_PLAY}) order by match_no, version`,
  timers: `select * from timers where match_id not in (${MATCHES_IN_PLAY}) order by match_id, decision`,
  tables: `select * from tables where id not in (${TABLES_IN_PLAY}) order by id`,
  members: `select table_id, identity_id, role from members where table_id not in (${TABLES_IN_PLAY}) order by table_id, identity_id`,
  seats: `select * from seats where table_id not in (${TABLES_IN_PLAY}) order by table_id, seat`,
  kicks: `select * from kicks where table_id not in (${TABLES_IN_PLAY}) order by table_id, identity_id`,
  invites: 'select * from invites order by code_hash',
  chat: 'select * from chat order by table_id, id',
  mutes: 'select * from mutes order by identity_id, muted_id',
  reports: 'select * from reports order by id',
  identities: 'select id, name, colour, recovery_hash from identities where id in (:people) order by id',
};

const quoted = (list: readonly string[]): string => list.map((one) => `'${one.replaceAll("'", "''")}'`).join(',');

/** By kind of row, so that a difference has a name. */
export type Digest = Readonly<Record<string, string>>;

export interface DigestReader {
  take(innocent: Innocent): Digest;
  close(): void;
}

/** Reads beside the running server. While nobody writes anything at all, the last digest still holds. */
export const openDigest = (dataDir: string): DigestReader => {
  const { raw } = openSqlite(join(dataDir, 'fremont.db'));
  const version = raw.prepare('pragma data_version');
  let known: { readonly key: string; readonly digest: Digest } | null = null;
  return {
    take(innocent) {
      const key = JSON.stringify([version.all(), innocent]);
      if (known?.key !== key) known = { key, digest: digestOf((sql) => raw.prepare(sql).all(), innocent) };
      return known.digest;
    },
    close: () => raw.close(),
  };
};

/** Once. */
export const digest = (dataDir: string, innocent: Innocent): Digest => {
  const reader = openDigest(dataDir);
  try {
    return reader.take(innocent);
  } finally {
    reader.close();
  }
};

const digestOf = (read: (sql: string) => unknown[], { playing, people }: Innocent): Digest =>
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
