/** Databases that cannot be used: one clear line at the start, and an ordinary start once the cause is gone. */

import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { lockDataFolder, openStorage, StorageUnavailable } from '../src/storage/index.ts';
import { storageFault } from '../src/storage-fault.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { newDataDir } from './server.ts';
import { tamperWith } from './storage/target.ts';

let postgres: TestPostgres;
let good: string;

const ask = async (url: string, ...statements: readonly string[]): Promise<pg.QueryResult | undefined> => {
  const client = new pg.Client(url);
  await client.connect();
  let last: pg.QueryResult | undefined;
  for (const statement of statements) last = await client.query(statement);
  await client.end();
  return last;
};

beforeAll(async () => {
  postgres = await startPostgres();
  good = await postgres.newSchema();
  await ask(
    good,
    `create role guarded login password 'sesame'`,
    'create role stranger login',
    `create database guarded owner guarded`,
    // Lines of pg_hba.conf: everybody may come in, but this role needs its password.
    `do $$ begin execute format('copy (select unnest(array[%L, %L])) to %L',
      'host all guarded 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 trust',
      current_setting('hba_file')); end $$`,
    'select pg_reload_conf()',
  );
}, 120_000);

afterAll(() => postgres.end(), 60_000);

const addressOf = (change: (url: URL) => void): string => {
  const url = new URL(good);
  change(url);
  return url.href;
};

/** What the operator reads. Empty after a good start. */
const lineOf = async (databaseUrl: string): Promise<string> => {
  const config = readConfig({ DATABASE_URL: databaseUrl });
  try {
    await (await openStorage(config, Date.now())).close();
    return '';
  } catch (error) {
    if (error instanceof StorageUnavailable) return storageFault(error, config);
    throw error;
  }
};

const hostOf = (url: string): string => new URL(url).host;

describe('an address that is wrong', () => {
  test('in its port', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await lineOf(addressOf((url) => (url.port = String(port))))).toBe(
      `PostgreSQL at 127.0.0.1:${port} does not answer: start it, or correct the host and port in DATABASE_URL.`,
    );
  });

  test('and belongs to another program', async () => {
    const server = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await lineOf(addressOf((url) => (url.port = String(port))))).toMatch(
      /^PostgreSQL at 127\.0\.0\.1:\d+ does not answer: /,
    );
  });

  test('in its host', async () => {
    expect(await lineOf('postgres://fremont@no-such-host.invalid/fremont')).toBe(
      'The host "no-such-host.invalid" is not known: correct it in DATABASE_URL.',
    );
  });

  test('in its password', async () => {
    const line = `PostgreSQL at ${hostOf(good)} refused the user "guarded": correct the user or the password in DATABASE_URL, or allow this machine in pg_hba.conf.`;
    for (const password of ['open-up', '']) {
      const url = addressOf((one) =>
        Object.assign(one, { username: 'guarded', password, pathname: '/guarded', search: '' }),
      );
      expect(await lineOf(url)).toBe(line);
    }
    expect(
      await lineOf(
        addressOf((one) =>
          Object.assign(one, { username: 'guarded', password: 'sesame', pathname: '/guarded', search: '' }),
        ),
      ),
    ).toBe('');
  });

  test('in the name of the database', async () => {
    expect(await lineOf(addressOf((url) => (url.pathname = '/mistyped')))).toBe(
      `PostgreSQL at ${hostOf(good)} has no database "mistyped": create it, or correct the name in DATABASE_URL.`,
    );
  });

  test('in its user, who may not make tables there', async () => {
    expect(await lineOf(addressOf((url) => Object.assign(url, { username: 'stranger', search: '' })))).toBe(
      'The user "stranger" may not make tables in the database "postgres": make that user its owner, or name another in DATABASE_URL.',
    );
  });

  test('is good again once the database is there, without another setting', async () => {
    await postgres.stop('fast');
    expect(await lineOf(good)).toMatch(/^PostgreSQL at .* does not answer: /);
    await postgres.start();
    expect(await lineOf(good)).toBe('');
  });
});

test('a standby, which takes no writes, is explained', async () => {
  const url = addressOf((one) => one.searchParams.append('options', '-c default_transaction_read_only=on'));
  expect(await lineOf(url)).toMatch(/ takes no writes: DATABASE_URL must name the primary, not a standby\.$/);
});

describe.each([
  ['SQLite', async () => ({ databaseUrl: null, dataDir: newDataDir() })],
  ['PostgreSQL', async () => ({ databaseUrl: await postgres.newSchema(), dataDir: '' })],
] as const)('a schema from the future in %s', (_name, newPlace) => {
  test('is refused in one line, and left as it is', async () => {
    const place = await newPlace();
    const target = place.databaseUrl ?? join(place.dataDir, 'fremont.db');
    const oldest = (release: number) =>
      tamperWith(target, (db) => db.updateTable('schema_release').set({ oldest: release }).execute());
    const fault = async (): Promise<string> => {
      const error = await openStorage(place, Date.now()).then(
        (storage) => storage.close(),
        (thrown) => thrown,
      );
      return error instanceof StorageUnavailable ? storageFault(error, place) : String(error);
    };
    await (await openStorage(place, Date.now())).close();
    await oldest(2);
    expect(await fault()).toBe(
      'A newer release of Fremont has changed this database in a way that this release cannot use: ' +
        'install that release or a later one, or restore a backup from before.',
    );
    await oldest(1);
    expect(await fault()).toBe('undefined');
  });
});

test('a link to the database of another server is no way around its lock', async () => {
  const [theirs, ours] = [newDataDir(), newDataDir()];
  const lock = lockDataFolder(theirs);
  await (await openStorage({ databaseUrl: null, dataDir: theirs }, Date.now())).close();
  symlinkSync(join(theirs, 'fremont.db'), join(ours, 'fremont.db'));
  symlinkSync(theirs, join(ours, 'linked'));
  mkdirSync(join(ours, 'own'));
  for (const dataDir of [ours, join(ours, 'linked')])
    expect(() => lockDataFolder(dataDir)).toThrow(expect.objectContaining({ problem: 'busy', operation: 'lock' }));
  lockDataFolder(join(ours, 'own')).release();
  lock.release();
});
