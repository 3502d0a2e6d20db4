/** The nodes that share a PostgreSQL database: their rows, and the matches that each of them runs. */

import type { Version } from '@fremont/table';
import { sql } from 'kysely';
import { textJson } from './json-text.ts';
import type { Db } from './schema.ts';
import type { MatchOwner, Ms, NodeStorage, Takeover } from './storage.ts';

/** Milliseconds by the clock of the database. It is the only clock that decides whether a node still holds its matches. */
const NOW_TEXT = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
export const DATABASE_NOW = sql.raw<Ms>(NOW_TEXT);
const SECRET_ID = 1;

type Exclusively = NodeStorage['exclusively'];

export const nodeStorage = (db: Db, exclusively: Exclusively): NodeStorage => ({
  exclusively,
  take: (match, node) => take(db, match, node),
  async release(match, node, epoch) {
    await db
      .updateTable('heads')
      .set({ owner: null })
      .where('match_id', '=', match)
      .where('owner', '=', node)
      .where('epoch', '=', epoch)
      .execute();
  },
  owners: (matches) => owners(db, matches),
  async clock(match) {
    const row = await db.selectFrom('heads').select('clock').where('match_id', '=', match).executeTakeFirst();
    return textJson(row?.clock ?? null);
  },
  async secret(fresh) {
    const row = { id: SECRET_ID, secret: fresh };
    await db
      .insertInto('node_secret')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await db.selectFrom('node_secret').select('secret').executeTakeFirstOrThrow();
    return kept.secret;
  },
});

/** Whether the node of a row of `heads` still holds its matches. */
export const isOwnerRunning = sql<boolean>`exists (select 1 from nodes where nodes.id = heads.owner and until_ms > ${DATABASE_NOW})`;

/**
 * One statement: of two nodes that take a match at once, PostgreSQL lets one wait for the other and then checks the condition
 * again. The new epoch makes every append of the node before fail.
 */
const take = async (db: Db, match: string, node: string): Promise<Takeover> => {
  const { rows } = await sql<{ epoch: number }>`
    update heads set epoch = epoch + 1, owner = ${node}
    where match_id = ${match} and (owner is null or owner = ${node} or not ${isOwnerRunning})
    returning epoch`.execute(db);
  const [taken] = rows;
  if (taken !== undefined) return { type: 'taken', epoch: taken.epoch };
  const row = await db.selectFrom('heads').select('owner').where('match_id', '=', match).executeTakeFirst();
  if (row === undefined) return { type: 'missing' };
  return { type: 'owned', node: row.owner };
};

const owners = async (db: Db, matches: readonly string[]): Promise<readonly MatchOwner[]> => {
  if (matches.length === 0) return [];
  const { rows } = await sql<{ match: string; version: Version; node: string | null }>`
    select match_id as match, version, case when ${isOwnerRunning} then owner end as node
    from heads where match_id in (${sql.join([...matches])})`.execute(db);
  return rows;
};

/**
 * Renews the row of a node, which holds all its matches, and reads the nodes that run. Another connection sends it, which does
 * not wait for queries. The last parameter is 1 for a node that serves already: its row is missing if it was paused for long.
 *
 * `held` is of the row before: all parts of a statement see the table as it was.
 */
export const RENEW = `
  with renewed as (
    insert into nodes (id, address, until_ms, is_serving) values ($1, $2, ${NOW_TEXT} + $3::bigint, $4)
    on conflict (id) do update set until_ms = excluded.until_ms, address = excluded.address
  ), cleaned as (
    delete from nodes where until_ms < ${NOW_TEXT} - 600000 and id <> $1
  )
  select $1::text as id, $2::text as address,
    exists (select 1 from nodes where id = $1 and until_ms > ${NOW_TEXT}) as held
  union all select id, address, true from nodes where until_ms > ${NOW_TEXT} and id <> $1`;

/** Frees all matches of a node. */
export const LEAVE = 'delete from nodes where id = $1';
