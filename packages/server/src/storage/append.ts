/** Writing to logs: any number of appends in one transaction, each judged by the head of its match. */

import { assert } from '@fremont/kernel';
import type { Version } from '@fremont/table';
import { sql } from 'kysely';
import type { CompiledQueries } from './compiled.ts';
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
export const appendAll = (db: Db, queries: CompiledQueries, appends: readonly Append[]): Promise<Appended[]> =>
  db.transaction().execute(async (transaction) => {
    const work = { db: transaction, queries };
    const heads = await headsOf(work, appends);
    const known = await knownCommands(work, appends);
    const judged = appends.map((append) => judge(append, heads.get(append.match), known));
    const accepted = judged.filter((one) => 'rows' in one);
    if (accepted.length > 0) await writeAll(work, accepted);
    return judged.map((one) => ('rows' in one ? { type: 'ok', head: one.append.expectedHead + one.rows.length } : one));
  });

/** An open transaction, and the queries it runs. */
interface Transaction {
  readonly db: Db;
  readonly queries: CompiledQueries;
}

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

const headsOf = async ({ db, queries }: Transaction, appends: readonly Append[]): Promise<Map<string, Head>> => {
  const ids = appends.map(({ match }) => match);
  const { rows } = await queries.run(db, `heads ${ids.length}`, ids, (builder) =>
    builder
      .selectFrom('matches')
      .select(['id', 'head as version', 'head_hash as hash', 'epoch', 'status'])
      .where('id', 'in', ids),
  );
  return new Map(rows.map(({ id, ...head }) => [id, head]));
};

const knownCommands = async ({ db, queries }: Transaction, appends: readonly Append[]): Promise<KnownCommands> => {
  const pairs = appends.flatMap(({ match, entries }) => entries.map(({ command }) => [match, command] as const));
  if (pairs.length === 0) return new Map();
  const { rows } = await queries.run(db, `known ${pairs.length}`, pairs.flat(), (builder) =>
    builder
      .selectFrom('entries')
      .select(['match_id', 'command', 'version'])
      .where(
        sql<boolean>`(match_id, command) in (values ${sql.join(pairs.map(([match, command]) => sql`(${match}, ${command})`))})`,
      ),
  );
  return new Map(rows.map(({ match_id, command, version }) => [commandKey(match_id, command), version]));
};

const writeAll = async (work: Transaction, accepted: readonly AcceptedAppend[]): Promise<void> => {
  const { db, queries } = work;
  const rows = accepted.flatMap((one) => one.rows);
  const values = rows.flatMap((row) => Object.values(row));
  const inserted = await queries.run(db, `insert ${rows.length}`, values, (builder) =>
    builder
      .insertInto('entries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (Number(inserted.numAffectedRows) !== rows.length) throw new Clash();
  for (const one of accepted) await moveHead(work, one);
  const changes = accepted.map(({ append }) => ({ match: append.match, change: append.timers }));
  await changeTimers(db, changes);
};

/** Head and epoch once more in the condition: between processes, this is the lock. */
const moveHead = async ({ db, queries }: Transaction, { append, before, rows }: AcceptedAppend): Promise<void> => {
  const { match, epoch, status, at } = append;
  const { version, hash } = rows.at(-1) ?? before;
  const clock = jsonText(append.clock);
  const values = [version, hash, status, clock, at, match, before.version, epoch, 'quarantined'];
  const moved = await queries.run(db, 'head', values, (builder) =>
    builder
      .updateTable('matches')
      .set({ head: version, head_hash: hash, status, clock, updated_ms: at })
      .where('id', '=', match)
      .where('head', '=', before.version)
      .where('epoch', '=', epoch)
      .where('status', '<>', 'quarantined'),
  );
  if (moved.numAffectedRows !== 1n) throw new Clash();
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
