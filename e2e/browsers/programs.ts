/** Finds and starts the programs of a browser. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that is installed; null if none is. */
export const findProgram = (names: readonly string[], path = process.env['PATH'] ?? ''): string | null =>
  names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).find(existsSync) ?? null;

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

export const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });

export const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
};
