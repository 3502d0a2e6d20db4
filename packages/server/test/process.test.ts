/** The built server as people run it: a process with a port, signals and an exit code. */

import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
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

test('the server says how it is set up and where it listens, and answers there', async () => {
  const { summary, address, errors } = await startOnFreePort({ LOG_LEVEL: 'warn' });
  // V8 names a flag here that it does not know, see decision 0131.
  expect(errors()).toBe('');
  expect(summary.split('\n')).toEqual([
    expect.stringMatching(/^Database: SQLite, .*fremont\.db$/),
    expect.stringMatching(/^Visitors: only from this machine \(HOST=0\.0\.0\.0 lets others in/),
    expect.stringMatching(/^Cookies: sent without encryption/),
    expect.stringMatching(/^Metrics: none/),
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

test('a browser that keeps its connection open does not hold the server back', async () => {
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

test('a port that makes no sense is explained in one line', async () => {
  const { exited, errors } = startServer({ PORT: 'neon' });
  expect(await exited).toBe(2);
  expect(errors()).toBe('PORT must be a whole number from 0 to 65535, not "neon".\n');
});

test('a port in use is explained in one line', async () => {
  const { port } = await startOnFreePort();
  const second = startServer({ PORT: String(port), HOST: '', WEB_ROOT: withWebFolder(), DATA_DIR: newDataDir() });
  expect(await second.exited).toBe(1);
  expect(second.errors()).toBe(`Port ${port} of 127.0.0.1 is in use: choose another with PORT.\n`);
});

test('a missing web app is explained in one line', async () => {
  const { exited, errors } = startServer({ PORT: '0', WEB_ROOT: 'no-such-folder' });
  expect(await exited).toBe(1);
  expect(errors()).toBe(`There is no web app in ${join(ROOT, 'no-such-folder')}: build it first.\n`);
});
