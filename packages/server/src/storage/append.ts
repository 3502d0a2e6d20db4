/** Appends entries to logs: any number in one transaction, each checked against the head of its match. */

import { assert, canonicalJson } from '@fremont/kernel';
import type { Version } from '@fremont/table';
import { sql } from 'kysely';
import { type ChainLink, type EntryLink, entryLink } from './hash-chain.ts';
import type { HeadCache, StoredHead } from './head-cache.ts';
import { jsonText } from './json-text.ts';
import type { Db } from './schema.ts';
import type { Append, Appended } from './storage.ts';
import { writeTimerChange } from './timers.ts';

/** Another process wrote to a match of this transaction, so the transaction is rolled back. */
export class WriteConflict extends Error {}

/** The appends belong to different matches and share one transaction. Throws `WriteConflict` without having written. */
export const appendAll = async (db: Db, cache: HeadCache, appends: readonly Append[]): Promise<readonly Appended[]> => {
  const checked = (await appendToCachedHeads(db, cache, appends)) ?? (await appendToStoredHeads(db, appends));
  for (const one of checked) if ('rows' in one) cache.set(one.append.match, headAfter(one));
  return checked.map((one) => ('rows' in one ? okResult(one) : one));
};

/** Writes without reading first. Null, with nothing written, unless every append follows the cached head of its match. */
const appendToCachedHeads = async (
  db: Db,
  cache: HeadCache,
  appends: readonly Append[],
): Promise<AcceptedAppend[] | null> => {
  const accepted = acceptedOf(appends.map((append) => check(append, cache.get(append.match), NO_COMMANDS)));
  if (accepted.length < appends.length) return null;
  try {
    await db.transaction().execute((transaction) => write(transaction, accepted));
    return accepted;
  } catch (error) {
    for (const { match } of appends) cache.delete(match);
    // Either the command is in the log already, or another process wrote. The stored head shows which.
    if (error instanceof WriteConflict) return null;
    throw error;
  }
};

const appendToStoredHeads = (db: Db, appends: readonly Append[]): Promise<(AcceptedAppend | Appended)[]> =>
  db.transaction().execute(async (transaction) => {
    const heads = await storedHeads(transaction, appends);
    const commands = await storedCommands(transaction, appends, heads);
    const checked = appends.map((append) => check(append, heads.get(append.match), commands));
    await write(transaction, acceptedOf(checked));
    return checked;
  });

interface AcceptedAppend {
  readonly append: Append;
  readonly before: StoredHead;
  readonly rows: readonly EntryLink[];
}

const acceptedOf = (checked: readonly (AcceptedAppend | Appended)[]): AcceptedAppend[] =>
  checked.filter((one) => 'rows' in one);

const okResult = ({ append, rows }: AcceptedAppend): Appended => ({
  type: 'ok',
  head: append.expectedHead + rows.length,
});

const headAfter = ({ append, before, rows }: AcceptedAppend): StoredHead => {
  const { version, hash } = rows.at(-1) ?? before;
  return { no: before.no, version, hash, epoch: append.epoch, status: append.status };
};

/** The versions of commands that are in a log already. */
type StoredCommands = ReadonlyMap<string, Version>;

const NO_COMMANDS: StoredCommands = new Map();

const check = (append: Append, head: StoredHead | undefined, stored: StoredCommands): AcceptedAppend | Appended => {
  if (head === undefined) return { type: 'notPlayable', status: 'missing' };
  if (head.status === 'quarantined') return { type: 'notPlayable', status: 'quarantined' };
  const version = storedVersion(append, head.no, stored);
  if (version !== undefined) return { type: 'duplicateCommand', version };
  const fits = head.version === append.expectedHead && head.epoch === append.epoch;
  if (!fits) return { type: 'versionConflict', head: head.version, epoch: head.epoch };
  return { append, before: head, rows: chainRows(append, head) };
};

const storedVersion = ({ entries }: Append, no: number, stored: StoredCommands): Version | undefined =>
  entries.map(({ command }) => stored.get(commandKey(no, command))).find((version) => version !== undefined);

const chainRows = ({ match, entries, at }: Append, head: ChainLink): EntryLink[] => {
  assert(entries.length > 0, `${match}: an append without entries`);
  let last = head;
  return entries.map((entry) => {
    assert(entry.version === last.version + 1, `${match}: entry ${entry.version} after ${last.version}`);
    const row = entryLink(match, last, entry, at);
    last = row;
    return row;
  });
};

const commandKey = (no: number, command: string): string => `${no} ${command}`;

const storedHeads = async (db: Db, appends: readonly Append[]): Promise<Map<string, StoredHead>> => {
  const rows = await db
    .selectFrom('heads')
    .select(['match_id', 'match_no as no', 'version', 'hash', 'epoch', 'status'])
    .where(
      'match_id',
      'in',
      appends.map(({ match }) => match),
    )
    .execute();
  return new Map(rows.map(({ match_id, ...head }) => [match_id, head]));
};

const storedCommands = async (
  db: Db,
  appends: readonly Append[],
  heads: ReadonlyMap<string, StoredHead>,
): Promise<StoredCommands> => {
  const pairs = appends.flatMap(({ match, entries }) => {
    const head = heads.get(match);
    return head === undefined ? [] : entries.map(({ command }) => [head.no, command] as const);
  });
  if (pairs.length === 0) return NO_COMMANDS;
  const rows = await db
    .selectFrom('entries')
    .select(['match_no', 'command', 'version'])
    .where(sql<boolean>`(match_no, command) in (values ${sql.join(pairs.map(commandPair))})`)
    .execute();
  return new Map(rows.map(({ match_no, command, version }) => [commandKey(match_no, command), version]));
};

const commandPair = ([no, command]: readonly [number, string]) => sql`(${whole(no)}, ${command})`;

/** PostgreSQL does not infer the type of a number in a list of values. */
const whole = (number: number) => sql`cast(${number} as bigint)`;

/** One statement for the rows of all appends: half the CPU time of one for each row, see docs/performance.md. */
const write = async (transaction: Db, accepted: readonly AcceptedAppend[]): Promise<void> => {
  if (accepted.length === 0) return;
  await insertEntries(transaction, accepted);
  await updateHeads(transaction, accepted);
  for (const { append, before, rows } of accepted) {
    if (append.status !== before.status) await updateTableStatus(transaction, append);
    await writeTimerChange(transaction, append.match, before.version + rows.length, append.timers);
  }
};

/** An entry with the same version or command may be there already; then the transaction must not commit. */
const insertEntries = async (transaction: Db, accepted: readonly AcceptedAppend[]): Promise<void> => {
  const rows = accepted.flatMap((one) => one.rows.map((row) => ({ match_no: one.before.no, ...row })));
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new WriteConflict();
};

/** Optimistic locking: the condition repeats the head and epoch that each append was checked against. */
const updateHeads = async (transaction: Db, accepted: readonly AcceptedAppend[]): Promise<void> => {
  const { numAffectedRows } = await sql`
    with next (match_no, old_version, old_hash, epoch, version, hash, status, clock, at_ms)
      as (values ${sql.join(accepted.map(nextHead))})
    update heads
    set version = next.version, hash = next.hash, status = next.status, clock = next.clock, at_ms = next.at_ms
    from next
    where heads.match_no = next.match_no and heads.version = next.old_version and heads.hash = next.old_hash
      and heads.epoch = next.epoch and heads.status <> 'quarantined'`.execute(transaction);
  if (numAffectedRows !== BigInt(accepted.length)) throw new WriteConflict();
};

const nextHead = ({ append, before, rows }: AcceptedAppend) => {
  const { version, hash } = rows.at(-1) ?? before;
  const old = [whole(before.no), whole(before.version), before.hash, whole(append.epoch)];
  return sql`(${sql.join([...old, whole(version), hash, append.status, jsonText(append.clock), whole(append.at)])})`;
};

/** The table is over when its match is, and runs again when the end is undone. */
const updateTableStatus = async (transaction: Db, { match, status, result, at }: Append): Promise<void> => {
  const set = status === 'over' ? ({ status, address_hash: null } as const) : ({ status: 'running' } as const);
  await transaction
    .updateTable('tables')
    .set({ ...set, result: result && canonicalJson(result), updated_ms: at })
    .where('match_id', '=', match)
    .execute();
};
