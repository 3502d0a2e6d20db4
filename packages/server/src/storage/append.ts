/** Appends entries to logs: any number in one transaction, each checked against the head of its match. */

import { assert } from '@fremont/kernel';
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

/** PostgreSQL does not infer the type of a number in a list of values. */
const commandPair = ([no, command]: readonly [number, string]) => sql`(cast(${no} as bigint), ${command})`;

const write = async (transaction: Db, accepted: readonly AcceptedAppend[]): Promise<void> => {
  await insertEntries(transaction, accepted);
  for (const one of accepted) {
    const { append, before, rows } = one;
    await updateHead(transaction, one);
    if (append.status !== before.status) await updateTableStatus(transaction, append);
    await writeTimerChange(transaction, append.match, before.version + rows.length, append.timers);
  }
};

/** An entry with the same version or command may be there already; then the transaction must not commit. */
const insertEntries = async (transaction: Db, accepted: readonly AcceptedAppend[]): Promise<void> => {
  const rows = accepted.flatMap((one) => one.rows.map((row) => ({ match_no: one.before.no, ...row })));
  if (rows.length === 0) return;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new WriteConflict();
};

/** Optimistic locking: the condition repeats the head and epoch that the append was checked against. */
const updateHead = async (transaction: Db, { append, before, rows }: AcceptedAppend): Promise<void> => {
  const { version, hash } = rows.at(-1) ?? before;
  const { numUpdatedRows } = await transaction
    .updateTable('heads')
    .set({ version, hash, status: append.status, clock: jsonText(append.clock), at_ms: append.at })
    .where('match_no', '=', before.no)
    .where('version', '=', before.version)
    .where('hash', '=', before.hash)
    .where('epoch', '=', append.epoch)
    .where('status', '<>', 'quarantined')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new WriteConflict();
};

/** The table is over when its match is, and runs again when the end is undone. */
const updateTableStatus = async (transaction: Db, { match, status, at }: Append): Promise<void> => {
  const set = status === 'over' ? ({ status, address_hash: null } as const) : ({ status: 'running' } as const);
  await transaction
    .updateTable('tables')
    .set({ ...set, updated_ms: at })
    .where('match_id', '=', match)
    .execute();
};
