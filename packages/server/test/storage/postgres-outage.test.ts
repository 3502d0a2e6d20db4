/** A PostgreSQL that stops and starts again during play. */

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Storage, StorageUnavailable } from '../../src/storage/index.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { appendOf, entriesOf, entryOf, withMatch } from './samples.ts';
import { openTarget } from './target.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);

afterAll(() => postgres.end(), 60_000);

const MATCHES = Array.from({ length: 8 }, (_, index) => `m${index}`);

/** All answers that the players got. */
interface Played {
  readonly acknowledged: Map<string, number>;
  readonly problems: Set<string>;
  isOver: boolean;
}

/** A player who repeats each command until it is answered. */
const playOn = async (storage: Storage, match: string, played: Played): Promise<void> => {
  let head = 0;
  for (let count = 0; !played.isOver; count++) head = await send(storage, match, `${match}-${count}`, head, played);
};

const send = async (
  storage: Storage,
  match: string,
  command: string,
  head: number,
  played: Played,
): Promise<number> => {
  try {
    const result = await storage.matches.append(appendOf(match, entryOf(head + 1, command)));
    if (result.type === 'versionConflict') return send(storage, match, command, result.head, played);
    if (result.type === 'notPlayable') throw new Error(`${match} is ${result.status}`);
    const version = result.type === 'ok' ? result.head : result.version;
    played.acknowledged.set(command, version);
    return version;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    played.problems.add(error.problem);
    await pause(20);
    return send(storage, match, command, head, played);
  }
};

/** Waits until so many more commands are acknowledged. */
const moreThan = async (played: Played, count: number): Promise<void> => {
  const goal = played.acknowledged.size + count;
  while (played.acknowledged.size < goal) await pause(5);
};

test('after a stop and a crash under load no entry is lost or doubled, and play continues', async () => {
  const target = await postgres.newSchema();
  const storage = await openTarget(target);
  for (const match of MATCHES) await withMatch(storage, match);
  const played: Played = { acknowledged: new Map(), problems: new Set(), isOver: false };
  const players = MATCHES.map((match) => playOn(storage, match, played));

  for (const how of ['immediate', 'fast', 'immediate', 'immediate'] as const) {
    await moreThan(played, 40);
    await postgres.stop(how);
    await expect(storage.matches.load('m0')).rejects.toMatchObject({
      name: 'StorageUnavailable',
      problem: 'connection',
    });
    await postgres.start();
  }
  await moreThan(played, 40);
  played.isOver = true;
  await Promise.all(players);

  const logs = await Promise.all(MATCHES.map((match) => entriesOf(storage, match)));
  const stored = logs.flat().map(({ command, version }): [string, number] => [command, version]);
  expect(new Map(stored)).toEqual(played.acknowledged);
  expect(stored).toHaveLength(played.acknowledged.size);
  expect([...played.problems]).toEqual(['connection']);
  await storage.close();
}, 120_000);

test('opening a database that does not answer fails with a connection problem', async () => {
  const target = await postgres.newSchema();
  await postgres.stop('fast');
  await expect(openTarget(target)).rejects.toMatchObject({
    name: 'StorageUnavailable',
    problem: 'connection',
    operation: 'open',
  });
  await postgres.start();
  const storage = await openTarget(target);
  expect(storage.facts).toMatchObject({ engine: 'postgres', durable: false });
  await storage.close();
});

test('a password is never shown, and a backup refers to the tool of PostgreSQL', async () => {
  const target = (await postgres.newSchema()).replace('postgres@', 'postgres:sesame@');
  const storage = await openTarget(target);
  expect(JSON.stringify(storage.facts)).not.toContain('sesame');
  expect(await storage.backup('/backups/fremont.dump')).toEqual({
    type: 'elsewhere',
    command: 'pg_dump --format=custom --file=/backups/fremont.dump "$DATABASE_URL"',
  });
  await storage.close();
});
