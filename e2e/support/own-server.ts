/** A server of one journey: its own process, port and data, killed and started again as the journey wants. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cuttable, cuttable } from './cuttable.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));

export interface OwnServer {
  /** What browsers see: a way to the server that can be cut. */
  readonly address: string;
  readonly network: Cuttable;
  /** As if the power were gone for the process: nothing is said or saved any more. */
  kill(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

export const ownServer = async (tuning: object): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fremont-e2e-'));
  const network = await cuttable();
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
          LOG_LEVEL: 'error',
          // Three browsers share the cores with it; whether it feels slow is not what journeys are about, nor is
          // the pause of bots that lets people follow.
          TUNING: JSON.stringify({ busyLagMs: 60_000, botDelayMs: 20, ...tuning }),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      network.leadTo(await portOf(child));
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

/** The last thing it says on starting is where it listens. */
const portOf = async ({ stdout }: ChildProcess): Promise<number> => {
  let said = '';
  for await (const bytes of stdout ?? []) {
    said += String(bytes);
    const port = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`the server did not start: ${said}`);
};
