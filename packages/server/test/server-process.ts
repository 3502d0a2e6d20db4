/** The built server in its own process, as operators run it. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, onTestFinished } from 'vitest';
import { newDataDir } from './server.ts';
import { withWebFolder } from './web-folder.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MAIN = 'packages/server/dist/main.js';

/** The usual folder of the build. */
export const buildServer = (): void => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: ROOT });
};

/** Inside the project, so that Node finds the packages. */
const BUILDS = join(ROOT, 'node_modules/.cache/fremont-server/');

const builds: string[] = [];

afterAll(() => {
  for (const folder of builds) rmSync(folder, { recursive: true, force: true });
});

/**
 * A build of its own, so that test files that run at the same time do not build over each other. It is removed when the
 * tests of this file are done.
 */
export const buildApart = async (): Promise<string> => {
  mkdirSync(BUILDS, { recursive: true });
  const outDir = mkdtempSync(BUILDS);
  builds.push(outDir);
  await build({ root: join(ROOT, 'packages/server'), logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
};

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly errors: () => string;
  readonly output: () => string;
  /** Resolves to the output when the server listens. */
  readonly listening: () => Promise<string>;
  readonly exited: Promise<number | null>;
}

export const startServer = (env: Record<string, string>, program = MAIN): ServerProcess => {
  const child = spawn(process.execPath, [program], { cwd: ROOT, env: { ...process.env, ...env } });
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
  return { child, errors: () => errors, output: () => output, listening, exited };
};

export const startOnFreePort = async (env: Record<string, string> = {}) => {
  const server = startServer({ PORT: '0', HOST: '', WEB_ROOT: withWebFolder(), DATA_DIR: newDataDir(), ...env });
  const summary = await server.listening();
  const port = Number(/listening on .*:(\d+)\n/.exec(summary)?.[1]);
  return { ...server, summary, port, address: `http://127.0.0.1:${port}` };
};
