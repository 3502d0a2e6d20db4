/** The built server as people run it: a process with a port, signals and an exit code. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { newDataDir } from './server.ts';
import { withWebFolder } from './web-folder.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MAIN = 'packages/server/dist/main.js';

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: ROOT });
}, 60_000);

interface Server {
  readonly child: ChildProcess;
  readonly errors: () => string;
  /** Resolves with what the server printed once it says where it listens. */
  readonly listening: () => Promise<string>;
  readonly exited: Promise<number | null>;
}

const startServer = (env: Record<string, string>): Server => {
  const child = spawn(process.execPath, [MAIN], { cwd: ROOT, env: { ...process.env, ...env } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (bytes) => {
    output += bytes;
  });
  child.stderr.on('data', (bytes) => {
    errors += bytes;
  });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const listening = async (): Promise<string> => {
    while (!/^Fremont is listening.*\n/m.test(output)) {
      const ended = await Promise.race([once(child.stdout, 'data').then(() => false), exited.then(() => true)]);
      if (ended) throw new Error(`the server ended: ${errors}`);
    }
    return output;
  };
  return { child, errors: () => errors, listening, exited };
};

const startOnFreePort = async (env: Record<string, string> = {}) => {
  const server = startServer({ PORT: '0', HOST: '', WEB_ROOT: withWebFolder(), DATA_DIR: newDataDir(), ...env });
  const output = await server.listening();
  const port = Number(/listening on .*:(\d+)\n/.exec(output)?.[1]);
  return { ...server, output, port, address: `http://127.0.0.1:${port}` };
};

const connect = async (port: number): Promise<Socket> => {
  const socket = createConnection({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
};

test('the server says how it is set up and where it listens, and answers there', async () => {
  const { output, address } = await startOnFreePort({ LOG_LEVEL: 'warn' });
  expect(output.split('\n')).toEqual([
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
