/** The settings of SQLite, and its problems: a full disk, missing permissions, no database. */

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Storage, StorageUnavailable } from '../../src/storage/index.ts';
import { openEngine } from '../../src/storage/kysely-storage.ts';
import { openSqlite, type SqliteEngine } from '../../src/storage/sqlite.ts';
import { withFolder } from './folder.ts';
import { appendOf, entriesOf, entryOf, identityOf, NOON, withMatch, withPerson } from './samples.ts';

const open = async (file = join(withFolder(), 'fremont.db')): Promise<{ engine: SqliteEngine; storage: Storage }> => {
  const engine = openSqlite(file);
  const storage = await openEngine(engine, NOON);
  onTestFinished(() => storage.close());
  return { engine, storage };
};

const pragma = ({ raw }: SqliteEngine, name: string): unknown =>
  Object.values(raw.prepare(`pragma ${name}`).all()[0] as object)[0];

/** The problem that opening fails with. */
const problemOfOpening = async (file: string): Promise<string> => {
  try {
    const { storage } = await open(file);
    return `opened ${storage.facts.place}`;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return error.problem;
  }
};

describe('settings', () => {
  test('the journal is a write-ahead log, every commit waits for the disk, references are checked', async () => {
    const { engine, storage } = await open();
    await withMatch(storage, 'm', 1);
    expect(pragma(engine, 'journal_mode')).toBe('wal');
    expect(pragma(engine, 'synchronous')).toBe(2);
    expect(pragma(engine, 'foreign_keys')).toBe(1);
    expect(pragma(engine, 'busy_timeout')).toBe(5000);
  });

  test('a database that is not durable is refused', async () => {
    expect(await problemOfOpening(':memory:')).toBe('notDurable');
  });

  test('a missing data folder is created', async () => {
    const file = join(withFolder(), 'srv', 'fremont', 'fremont.db');
    const { storage } = await open(file);
    expect(storage.facts).toEqual({ engine: 'sqlite', place: file, durable: true });
  });
});

describe('a full disk', () => {
  /** Limits the file to its current pages. */
  const fill = (engine: SqliteEngine): void =>
    void engine.raw.exec(`pragma max_page_count = ${pragma(engine, 'page_count')}`);
  const makeRoom = (engine: SqliteEngine): void => void engine.raw.exec('pragma max_page_count = 1000000');

  /** Appends until one is refused. Resolves to the head before it. */
  const appendUntilFull = async (storage: Storage, head = 0): Promise<number> => {
    try {
      await storage.matches.append(appendOf('m', entryOf(head + 1, `${head}-${'long'.repeat(200)}`)));
    } catch (error) {
      expect(error).toMatchObject({ name: 'StorageUnavailable', problem: 'full', operation: 'matches.append' });
      return head;
    }
    return appendUntilFull(storage, head + 1);
  };

  test('acknowledged entries stay readable, and writing works again when there is room', async () => {
    const { engine, storage } = await open();
    await withMatch(storage, 'm');
    fill(engine);
    const head = await appendUntilFull(storage);
    expect(await entriesOf(storage, 'm')).toHaveLength(head);
    makeRoom(engine);
    expect(await storage.matches.append(appendOf('m', entryOf(head + 1)))).toEqual({ type: 'ok', head: head + 1 });
    expect(await entriesOf(storage, 'm')).toHaveLength(head + 1);
  });

  test('every append of a turn that does not fit fails, and none is written in part', async () => {
    const { engine, storage } = await open();
    const names = ['a', 'b', 'c'];
    for (const name of names) await withMatch(storage, name);
    fill(engine);
    const huge = 'huge'.repeat(5000);
    const results = await Promise.allSettled(
      names.map((name) => storage.matches.append(appendOf(name, entryOf(1, huge)))),
    );
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { problem: 'full' } });
    for (const name of names) expect(await entriesOf(storage, name)).toEqual([]);
  });
});

describe('a missing write permission', () => {
  test('reads go on while writes fail, and writing works again afterwards', async () => {
    const { engine, storage } = await open();
    await withMatch(storage, 'm', 1);
    await withPerson(storage, 'ada');
    engine.raw.exec('pragma query_only = on');
    const refused = { name: 'StorageUnavailable', problem: 'readOnly' };
    await expect(storage.matches.append(appendOf('m', entryOf(2)))).rejects.toMatchObject(refused);
    await expect(storage.writeHeartbeat(NOON)).rejects.toMatchObject(refused);
    expect(await entriesOf(storage, 'm')).toHaveLength(1);
    expect(await storage.people.find('ada')).toEqual(identityOf('ada'));
    engine.raw.exec('pragma query_only = off');
    expect(await storage.matches.append(appendOf('m', entryOf(2)))).toEqual({ type: 'ok', head: 2 });
  });

  /** Root may write everywhere, so the process changes its user for a moment. */
  const asOrdinaryUser = async <R>(act: () => Promise<R>): Promise<R> => {
    if (process.geteuid?.() !== 0) return act();
    process.seteuid?.(65534);
    try {
      return await act();
    } finally {
      process.seteuid?.(0);
    }
  };

  test('a folder without the permission is reported at the start, and opens with the permission', async () => {
    const folder = withFolder();
    const data = join(folder, 'data');
    chmodSync(folder, 0o755);
    mkdirSync(data);
    chmodSync(data, 0o555);
    expect(await asOrdinaryUser(() => problemOfOpening(join(data, 'fremont.db')))).toBe('io');
    expect(await asOrdinaryUser(() => problemOfOpening(join(data, 'deeper', 'fremont.db')))).toBe('readOnly');
    chmodSync(data, 0o777);
    expect(await asOrdinaryUser(() => problemOfOpening(join(data, 'fremont.db')))).toMatch(/^opened/);
  });

  test('a file without the permission is reported at the start', async () => {
    const folder = withFolder();
    const file = join(folder, 'fremont.db');
    const storage = await openEngine(openSqlite(file), NOON);
    await storage.close();
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    expect(await asOrdinaryUser(() => problemOfOpening(file))).toBe('readOnly');
    chmodSync(folder, 0o755);
  });
});

describe('no database', () => {
  test('a file that is no database is not changed', async () => {
    const file = join(withFolder(), 'fremont.db');
    writeFileSync(file, 'a letter to my aunt '.repeat(200));
    expect(await problemOfOpening(file)).toBe('corrupt');
  });

  test('a path through a file is refused', async () => {
    const file = join(withFolder(), 'letter');
    writeFileSync(file, '');
    expect(await problemOfOpening(join(file, 'fremont.db'))).toBe('io');
  });

  test('a lock of another process is waited for, then reported', async () => {
    const { engine, storage } = await open();
    await withMatch(storage, 'm');
    const other = openSqlite(engine.place);
    engine.raw.exec('pragma busy_timeout = 1');
    other.raw.exec('begin immediate');
    await expect(storage.matches.append(appendOf('m', entryOf(1)))).rejects.toMatchObject({ problem: 'busy' });
    other.raw.exec('rollback');
    other.raw.close();
    expect(await storage.matches.append(appendOf('m', entryOf(1)))).toEqual({ type: 'ok', head: 1 });
  });

  test('a closed storage reports that it is closed', async () => {
    const storage = await openEngine(openSqlite(join(withFolder(), 'fremont.db')), NOON);
    await storage.close();
    await expect(storage.matches.load('m')).rejects.toMatchObject({ name: 'StorageUnavailable', problem: 'closed' });
    await expect(storage.matches.append(appendOf('m', entryOf(1)))).rejects.toMatchObject({ problem: 'closed' });
  });
});
