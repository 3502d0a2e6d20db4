/** Writing to logs: any number of appends in one transaction, each judged by the head of its match. */

import { assert, at } from '@fremont/kernel';
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
export const appendAll = async (
  db: Db,
  queries: CompiledQueries,
  known: KnownHeads,
  appends: readonly Append[],
): Promise<readonly Appended[]> => {
  const quick = await appendKnown(db, queries, known, appends);
  if (quick !== null) return quick;
  const judged = await appendJudged(db, queries, appends);
  for (const one of judged) if ('rows' in one) known.keep(one.append.match, headAfter(one));
  return judged.map((one) => ('rows' in one ? doneAnswer(one) : one));
};

/** Where every append follows what this process wrote last. Null, having written nothing, when one of them does not. */
const appendKnown = async (
  db: Db,
  queries: CompiledQueries,
  known: KnownHeads,
  appends: readonly Append[],
): Promise<readonly Appended[] | null> => {
  const judged = appends.map((append) => judge(append, known.take(append.match), NO_COMMANDS));
  const accepted = judged.filter((one) => 'rows' in one);
  if (accepted.length < appends.length) return null;
  try {
    await db.transaction().execute((transaction) => writeAll({ db: transaction, queries }, accepted));
  } catch (error) {
    // A command that is in the log already, or somebody else who wrote: only the database can tell which.
    if (error instanceof Clash) return null;
    throw error;
  }
  for (const one of accepted) known.keep(one.append.match, headAfter(one));
  return accepted.map(doneAnswer);
};

const appendJudged = (
  db: Db,
  queries: CompiledQueries,
  appends: readonly Append[],
): Promise<(AcceptedAppend | Appended)[]> =>
  db.transaction().execute(async (transaction) => {
    const work = { db: transaction, queries };
    const heads = await headsOf(work, appends);
    const commands = await knownCommands(work, appends);
    const judged = appends.map((append) => judge(append, heads.get(append.match), commands));
    const accepted = judged.filter((one) => 'rows' in one);
    if (accepted.length > 0) await writeAll(work, accepted);
    return judged;
  });

const doneAnswer = ({ append, rows }: AcceptedAppend): Appended => ({
  type: 'ok',
  head: append.expectedHead + rows.length,
});

const headAfter = ({ append, before, rows }: AcceptedAppend): Head => {
  const { version, hash } = rows.at(-1) ?? before;
  return { version, hash, epoch: append.epoch, status: append.status };
};

/**
 * The heads of the logs that this process wrote last. Never trusted: the write says what it expects to find. Whoever takes
 * one puts it back only after a commit, so that after trouble the database is asked again.
 */
export class KnownHeads {
  readonly #heads = new Map<string, Head>();

  take(match: string): Head | undefined {
    const head = this.#heads.get(match);
    this.#heads.delete(match);
    return head;
  }

  keep(match: string, head: Head): void {
    this.#heads.set(match, head);
    // The first one is the one not written for longest.
    if (this.#heads.size > KNOWN_MAX) this.#heads.delete(this.#heads.keys().next().value ?? '');
  }
}

const KNOWN_MAX = 10_000;
const NO_COMMANDS: KnownCommands = new Map();

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
  for (const rows of inPowersOfTwo(accepted.flatMap((one) => one.rows))) await insertEntries(work, rows);
  for (const some of inPowersOfTwo(accepted)) await moveHeads(work, some);
  for (const { append, before } of accepted) if (append.status !== before.status) await followStatus(work.db, append);
  const changes = accepted.map(({ append }) => ({ match: append.match, change: append.timers }));
  await changeTimers(work.db, changes);
};

/** A list in parts of 64, 32, 16 ... elements: few shapes of a query, however many rows there are. */
const inPowersOfTwo = <E>(list: readonly E[]): E[][] => {
  const parts: E[][] = [];
  let first = 0;
  for (let size = PART_MAX; size > 0; size >>= 1)
    while (list.length - first >= size) {
      parts.push(list.slice(first, first + size));
      first += size;
    }
  return parts;
};

const PART_MAX = 64;

const insertEntries = async ({ db, queries }: Transaction, rows: readonly EntryRow[]): Promise<void> => {
  const values = rows.flatMap((row) => Object.values(row));
  const inserted = await queries.run(db, `insert ${rows.length}`, values, (builder) =>
    builder
      .insertInto('entries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (Number(inserted.numAffectedRows) !== rows.length) throw new Clash();
};

/** Head and epoch once more in the condition: between processes, this is the lock. */
const moveHeads = async ({ db, queries }: Transaction, accepted: readonly AcceptedAppend[]): Promise<void> => {
  const values = accepted.map(({ append, before, rows }) => {
    const { version, hash } = rows.at(-1) ?? before;
    const clock = jsonText(append.clock);
    return [append.match, version, hash, append.status, clock, append.at, before.version, before.hash, append.epoch];
  });
  const moved = await queries.run(db, `heads to ${accepted.length}`, values.flat(), (builder) => ({
    compile: () => movesOf(values).compile(builder),
  }));
  if (moved.numAffectedRows !== BigInt(accepted.length)) throw new Clash();
};

/** PostgreSQL has to be told the types of what stands in a list of values. */
const MOVE_TYPES = ['text', 'bigint', 'text', 'text', 'text', 'bigint', 'bigint', 'text', 'bigint'] as const;

const movesOf = (moves: readonly (readonly unknown[])[]) => {
  const rows = moves.map(
    (move) => sql`(${sql.join(move.map((value, index) => sql`cast(${value} as ${sql.raw(at(MOVE_TYPES, index))})`))})`,
  );
  return sql`
    with moves (id, head, hash, status, clock, at_ms, head_before, hash_before, epoch) as (values ${sql.join(rows)})
    update matches
    set head = moves.head, head_hash = moves.hash, status = moves.status, clock = moves.clock, updated_ms = moves.at_ms
    from moves
    where matches.id = moves.id and matches.head = moves.head_before and matches.head_hash = moves.hash_before
      and matches.epoch = moves.epoch and matches.status <> 'quarantined'`;
};

/** The table of a match is over when the match is, and runs again when the end is undone. */
const followStatus = async (db: Db, { match, status, at }: Append): Promise<void> => {
  await db
    .updateTable('tables')
    .set({ status: status === 'over' ? 'over' : 'running', updated_ms: at })
    .where('match_id', '=', match)
    .execute();
};
