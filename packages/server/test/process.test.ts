/** The built server as people run it: a process with a port, signals and an exit code. */

import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { newDataDir } from './server.ts';
import { buildServer, ROOT, startOnFreePort, startServer } from './server-process.ts';
import { withWebFolder } from './web-folder.ts';

beforeAll(buildServer, 60_000);

const connect = async (port: number): Promise<Socket> => {
  const socket = createConnection({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
};

test('the server prints its settings and its address, and answers there', async () => {
  const { summary, address, errors } = await startOnFreePort({ LOG_LEVEL: 'warn' });
  expect(errors()).toBe('');
  expect(summary.split('\n')).toEqual([
    expect.stringMatching(/^Database: SQLite, .*fremont\.db$/),
    expect.stringMatching(/^Visitors: only from this machine \(HOST=0\.0\.0\.0 lets others in/),
    expect.stringMatching(/^Cookies: sent without encryption/),
    expect.stringMatching(/^Metrics: none/),
    // The token is printed at the first start, and only then.
    expect.stringMatching(
      /^Admin: http:\/\/127\.0\.0\.1:\d+\/admin with the token [\w-]{43} \(shown only this once\)$/,
    ),
    `Fremont is listening on ${address}`,
    '',
  ]);
  const response = await fetch(`${address}/livez`);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server cleanly and frees the port', async (signal) => {
  const { child, exited, port } = await startOnFreePort();
  child.kill(signal);
  expect(await exited).toBe(0);
  const next = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void next.close());
  await once(next, 'listening');
});

test('a browser that keeps its connection open does not delay the shutdown', async () => {
  const { child, exited, port } = await startOnFreePort();
  const socket = await connect(port);
  socket.write('GET /livez HTTP/1.1\r\nHost: fremont\r\nConnection: keep-alive\r\n\r\n');
  await once(socket, 'data');
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

test('a request that never finishes is cut off, and the server still ends cleanly', async () => {
  const { child, exited, port } = await startOnFreePort();
  const socket = await connect(port);
  socket.write('GET /livez HTTP/1.1\r\nHost: fre');
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
}, 15_000);

test('an invalid port is explained in one line', async () => {
  const { exited, errors } = startServer({ PORT: 'neon' });
  expect(await exited).toBe(2);
  expect(errors()).toBe('PORT must be a whole number from 0 to 65535, not "neon".\n');
});

test('a port in use is explained in one line', async () => {
  const { port } = await startOnFreePort();
  const second = startServer({ PORT: String(port), HOST: '', WEB_ROOT: withWebFolder(), DATA_DIR: newDataDir() });
  expect(await second.exited).toBe(1);
  expect(second.errors()).toBe(`Port ${port} of 127.0.0.1 is in use: choose another with PORT.\n`);
  expect(second.output()).toBe('');
});

/** Starts a server on this data folder and returns how it ends. */
const startOn = async (dataDir: string, env: Record<string, string> = {}) => {
  const server = startServer({ PORT: '0', HOST: '', WEB_ROOT: withWebFolder(), DATA_DIR: dataDir, ...env });
  return { code: await server.exited, output: server.output(), errors: server.errors() };
};

test('a second server on the same data folder says so in one line, and leaves the data alone', async () => {
  const dataDir = newDataDir();
  const first = await startOnFreePort({ DATA_DIR: dataDir });
  const refusal = {
    code: 1,
    output: '',
    errors: `Another server is using the data folder ${dataDir}: stop it first, or choose another folder with DATA_DIR.\n`,
  };
  expect(await startOn(dataDir)).toEqual(refusal);
  expect(await startOn(dataDir, { PORT: String(first.port) })).toEqual(refusal);
});

test('a killed server leaves no lock on the data folder', async () => {
  const dataDir = newDataDir();
  const first = await startOnFreePort({ DATA_DIR: dataDir });
  first.child.kill('SIGKILL');
  await first.exited;
  const { summary } = await startOnFreePort({ DATA_DIR: dataDir });
  expect(summary).toContain('Fremont is listening');
});

test('a file in place of the data folder is explained in one line', async () => {
  const file = join(newDataDir(), 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'data')])
    expect(await startOn(dataDir)).toEqual({
      code: 1,
      output: '',
      errors: `The data folder ${dataDir} cannot be made, because there is a file in its place: choose another folder with DATA_DIR.\n`,
    });
});

/** Root may write everywhere, so in tests that run as root the server drops its rights. */
const withoutRoot = (): Record<string, string> =>
  process.getuid?.() === 0 ? { NODE_OPTIONS: `--require "${join(import.meta.dirname, 'give-up-root.cjs')}"` } : {};

const notWritable = (dataDir: string) => ({
  code: 1,
  output: '',
  errors: `The data folder ${dataDir} cannot be written: give this account write permission there, or choose another folder with DATA_DIR.\n`,
});

test('a data folder without write permission is explained in one line', async () => {
  const dataDir = newDataDir();
  chmodSync(dataDir, 0o555);
  for (const folder of [dataDir, join(dataDir, 'data')])
    expect(await startOn(folder, withoutRoot())).toEqual(notWritable(folder));
});

test('a database without write permission is explained in one line', async () => {
  const dataDir = newDataDir();
  await (await openStorage({ databaseUrl: null, dataDir }, Date.now())).close();
  chmodSync(dataDir, 0o777);
  chmodSync(join(dataDir, 'fremont.db'), 0o444);
  expect(await startOn(dataDir, withoutRoot())).toEqual(notWritable(dataDir));
});

test('a file that is no database is explained in one line', async () => {
  const dataDir = newDataDir();
  writeFileSync(
    join(dataDir, 'fremont.db'),
    'This is not a database, but a letter that somebody saved here.'.repeat(20),
  );
  expect(await startOn(dataDir)).toEqual({
    code: 1,
    output: '',
    errors: `The database ${join(dataDir, 'fremont.db')} is damaged, or is no database: restore a backup, or choose another folder with DATA_DIR.\n`,
  });
});

test('a missing web app is explained in one line', async () => {
  const { exited, errors } = startServer({ PORT: '0', WEB_ROOT: 'no-such-folder' });
  expect(await exited).toBe(1);
  expect(errors()).toBe(`There is no web app in ${join(ROOT, 'no-such-folder')}: build it first.\n`);
});
