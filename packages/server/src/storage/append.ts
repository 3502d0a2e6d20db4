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

/**
 * All of them in one transaction, each for a match of its own. Throws `Clash`, having written nothing, when another
 * process wrote in between.
 */
export const appendAll = (db: Db, appends: readonly Append[]): Promise<Appended[]> =>
  db.transaction().execute(async (transaction) => {
    const heads = await headsOf(transaction, appends);
    const known = await knownCommands(transaction, appends);
    const judged = appends.map((append) => judge(append, heads.get(append.match), known));
    const accepted = judged.filter((one) => 'rows' in one);
    if (accepted.length > 0) await writeAll(transaction, accepted);
    return judged.map((one) => ('rows' in one ? { type: 'ok', head: one.append.expectedHead + one.rows.length } : one));
  });

interface Head extends ChainLink {
  readonly epoch: number;
  readonly status: MatchRow['status'];
}

interface AcceptedAppend {
  readonly append: Append;
  readonly before: Head;
  readonly rows: readonly EntryRow[];
}

/** The version of each command that is in a log already. */
type KnownCommands = ReadonlyMap<string, Version>;

const judge = (append: Append, head: Head | undefined, known: KnownCommands): AcceptedAppend | Appended => {
  if (head === undefined) return { type: 'notPlayable', status: 'missing' };
  if (head.status === 'quarantined') return { type: 'notPlayable', status: 'quarantined' };
  const version = knownVersion(append, known);
  if (version !== undefined) return { type: 'duplicateCommand', version };
  const fits = head.version === append.expectedHead && head.epoch === append.epoch;
  if (!fits) return { type: 'versionConflict', head: head.version, epoch: head.epoch };
  return { append, before: head, rows: chainRows(append, head) };
};

const knownVersion = ({ match, entries }: Append, known: KnownCommands): Version | undefined =>
  entries.map(({ command }) => known.get(commandKey(match, command))).find((version) => version !== undefined);

const chainRows = ({ match, entries, at }: Append, head: ChainLink): EntryRow[] => {
  assert(entries.length > 0, `${match}: an append without entries`);
  let last = head;
  return entries.map((entry) => {
    assert(entry.version === last.version + 1, `${match}: entry ${entry.version} after ${last.version}`);
    const row = chainRow(match, last, entry, at);
    last = row;
    return row;
  });
};

const commandKey = (match: string, command: string): string => `${match}\n${command}`;

const headsOf = async (db: Db, appends: readonly Append[]): Promise<Map<string, Head>> => {
  const ids = appends.map(({ match }) => match);
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'head as version', 'head_hash as hash', 'epoch', 'status'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...head }) => [id, head]));
};

const knownCommands = async (db: Db, appends: readonly Append[]): Promise<KnownCommands> => {
  const pairs = appends.flatMap(({ match, entries }) => entries.map(({ command }) => sql`(${match}, ${command})`));
  if (pairs.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .select(['match_id', 'command', 'version'])
    .where(sql<boolean>`(match_id, command) in (values ${sql.join(pairs)})`)
    .execute();
  return new Map(rows.map(({ match_id, command, version }) => [commandKey(match_id, command), version]));
};

const writeAll = async (db: Db, accepted: readonly AcceptedAppend[]): Promise<void> => {
  const rows = accepted.flatMap((one) => one.rows);
  const inserted = await db
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows) !== rows.length) throw new Clash();
  for (const one of accepted) await moveHead(db, one);
  const changes = accepted.map(({ append }) => ({ match: append.match, change: append.timers }));
  await changeTimers(db, changes);
};

/** Head and epoch once more in the condition: between processes, this is the lock. */
const moveHead = async (db: Db, { append, before, rows }: AcceptedAppend): Promise<void> => {
  const { match, epoch, status, clock, at } = append;
  const last = rows.at(-1) ?? before;
  const moved = await db
    .updateTable('matches')
    .set({ head: last.version, head_hash: last.hash, status, clock: jsonText(clock), updated_ms: at })
    .where('id', '=', match)
    .where('head', '=', before.version)
    .where('epoch', '=', epoch)
    .where('status', '<>', 'quarantined')
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw new Clash();
  if (status !== before.status) await followStatus(db, append);
};

/** The table of a match is over when the match is, and runs again when the end is undone. */
const followStatus = async (db: Db, { match, status, at }: Append): Promise<void> => {
  await db
    .updateTable('tables')
    .set({ status: status === 'over' ? 'over' : 'running', updated_ms: at })
    .where('match_id', '=', match)
    .execute();
};
