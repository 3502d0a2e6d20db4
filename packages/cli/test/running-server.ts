/** A server in a process of its own, as an operator runs it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const SERVER = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

export interface RunningServer {
  readonly child: ChildProcess;
  readonly address: string;
  /** Everything it printed at its start. */
  readonly output: string;
}

/** Starts a server with its data in this folder; resolves when it listens. */
export const startServer = async (folder: string, env: NodeJS.ProcessEnv = {}): Promise<RunningServer> => {
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Fremont</title>');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), SERVER], {
    env: { ...process.env, PORT: '0', HOST: '', DATA_DIR: join(folder, 'data'), WEB_ROOT: webRoot, ...env },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  });
  let output = '';
  while (!output.includes('Fremont is listening')) output += String((await once(child.stdout, 'data'))[0]);
  const address = /listening on (\S+)/.exec(output)?.[1] ?? '';
  return { child, address, output };
};
