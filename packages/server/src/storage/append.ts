/** Writing to logs: any number of appends in one transaction, each judged by the head of its match. */

import { assert } from '@fremont/kernel';
import type { Version } from '@fremont/table';
import { sql } from 'kysely';
import { type ChainLink, chainRow } from './hash-chain.ts';
import { jsonText } from './json-text.ts';
import type { Db, EntryRow, MatchRow } from './schema.ts';
import type { Append, Appended } from './storage.ts';
import { changeTimers } from './timers.ts';

/** Somebody outside this transaction was faster. Nothing of it may stay. */
export class Clash extends Error {}

/** All of them in one transaction. Throws `Clash`, having written nothing, when another process wrote in between. */
export const appendAll = (db: Db, appends: readonly Append[]): Promise<Appended[]> =>
  db.transaction().execute(async (transaction) => {
    for (const { match, entries } of appends) assert(entries.length > 0, `${match}: an append without entries`);
    const heads = await headsOf(transaction, appends);
    const known = await knownCommands(transaction, appends);
    const batch: Batch = { heads, known, rows: [], accepted: [] };
    const results = appends.map((append) => judge(batch, append));
    await writeBatch(transaction, batch);
    return results;
  });

interface Head extends ChainLink {
  readonly epoch: number;
  readonly status: MatchRow['status'];
}

interface Batch {
  /** As they will stand after what is accepted so far. */
  readonly heads: Map<string, Head>;
  /** The version of each command that is in a log already. */
  readonly known: Map<string, Version>;
  readonly rows: EntryRow[];
  readonly accepted: AcceptedAppend[];
}

interface AcceptedAppend {
  readonly append: Append;
  readonly head: Head;
  readonly statusBefore: MatchRow['status'];
}

const judge = (batch: Batch, append: Append): Appended => {
  const head = batch.heads.get(append.match);
  if (head === undefined) return { type: 'notPlayable', status: 'missing' };
  if (head.status === 'quarantined') return { type: 'notPlayable', status: 'quarantined' };
  const version = knownVersion(batch, append);
  if (version !== undefined) return { type: 'duplicateCommand', version };
  const fits = head.version === append.expectedHead && head.epoch === append.epoch;
  return fits ? accept(batch, append, head) : { type: 'versionConflict', head: head.version, epoch: head.epoch };
};

const knownVersion = ({ known }: Batch, { match, entries }: Append): Version | undefined =>
  entries.map(({ command }) => known.get(commandKey(match, command))).find((version) => version !== undefined);

const accept = (batch: Batch, append: Append, before: Head): Appended => {
  let last: ChainLink = before;
  for (const entry of append.entries) {
    assert(entry.version === last.version + 1, `${append.match}: entry ${entry.version} after ${last.version}`);
    const row = chainRow(append.match, last, entry, append.at);
    batch.rows.push(row);
    batch.known.set(commandKey(append.match, entry.command), entry.version);
    last = row;
  }
  const head = { version: last.version, hash: last.hash, epoch: before.epoch, status: append.status };
  batch.heads.set(append.match, head);
  batch.accepted.push({ append, head, statusBefore: before.status });
  return { type: 'ok', head: head.version };
};

const commandKey = (match: string, command: string): string => `${match}\n${command}`;

const headsOf = async (db: Db, appends: readonly Append[]): Promise<Map<string, Head>> => {
  const ids = [...new Set(appends.map(({ match }) => match))];
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'head as version', 'head_hash as hash', 'epoch', 'status'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...head }) => [id, head]));
};

const knownCommands = async (db: Db, appends: readonly Append[]): Promise<Map<string, Version>> => {
  const pairs = appends.flatMap(({ match, entries }) => entries.map(({ command }) => sql`(${match}, ${command})`));
  const rows = await db
    .selectFrom('entries')
    .select(['match_id', 'command', 'version'])
    .where(sql<boolean>`(match_id, command) in (values ${sql.join(pairs)})`)
    .execute();
  return new Map(rows.map(({ match_id, command, version }) => [commandKey(match_id, command), version]));
};

const writeBatch = async (db: Db, { rows, accepted }: Batch): Promise<void> => {
  if (rows.length === 0) return;
  const inserted = await db
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows) !== rows.length) throw new Clash();
  for (const one of accepted) await moveHead(db, one);
  await changeTimers(
    db,
    accepted.map(({ append, head }) => ({ match: append.match, change: append.timers, version: head.version })),
  );
};

/** Head and epoch once more in the condition: between processes, this is the lock. */
const moveHead = async (db: Db, { append, head, statusBefore }: AcceptedAppend): Promise<void> => {
  const { match, expectedHead, epoch, status, clock, at } = append;
  const moved = await db
    .updateTable('matches')
    .set({ head: head.version, head_hash: head.hash, status, clock: jsonText(clock), updated_ms: at })
    .where('id', '=', match)
    .where('head', '=', expectedHead)
    .where('epoch', '=', epoch)
    .where('status', '<>', 'quarantined')
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw new Clash();
  if (status !== statusBefore) await followStatus(db, append);
};

/** The table of a match is over when the match is, and runs again when the end is undone. */
const followStatus = async (db: Db, { match, status, at }: Append): Promise<void> => {
  await db
    .updateTable('tables')
    .set({ status: status === 'over' ? 'over' : 'running', updated_ms: at })
    .where('match_id', '=', match)
    .execute();
};
