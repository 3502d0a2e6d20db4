/** The server of one test: its own process, port and data. The test can kill and restart it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type NetworkProxy, networkProxy } from './network-proxy.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));

/** Opens /admin. */
export const ADMIN_TOKEN = 'the-token-of-the-journeys';

export interface OwnServer {
  /** The address for browsers. The connection can be cut. */
  readonly address: string;
  readonly network: NetworkProxy;
  /** SIGKILL: the process sends and saves nothing more. */
  kill(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

export const ownServer = async (tuning: object): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fremont-e2e-'));
  const network = await networkProxy();
  const address = `http://127.0.0.1:${network.port}`;
  let child: ChildProcess | null = null;

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };

  const server: OwnServer = {
    address,
    network,
    kill: () => stop('SIGKILL'),
    async start() {
      child = spawn(process.execPath, [MAIN], {
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: '0',
          PUBLIC_URL: address,
          DATA_DIR: dataDir,
          ADMIN_TOKEN,
          LOG_LEVEL: 'error',
          // Three browsers share the cores with it. The tests measure neither its load nor
          // the pause before bots act, and hosts start at once.
          TUNING: JSON.stringify({ busyLagMs: 60_000, botDelayMs: 20, startWaitMs: 0, ...tuning }),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      network.forwardTo(await portOf(child));
    },
    async end() {
      await stop('SIGTERM');
      await network.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
};

/** The server logs its address last on startup. */
const portOf = async ({ stdout }: ChildProcess): Promise<number> => {
  let said = '';
  for await (const bytes of stdout ?? []) {
    said += String(bytes);
    const port = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`the server did not start: ${said}`);
};
