/** Programs of the tests that have to run in a process of their own, built once: starting from source takes a second. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, onTestFinished } from 'vitest';

/** Inside the project, so that the packages are found from there. */
const BUILDS = fileURLToPath(new URL('../../../../node_modules/.cache/fremont-storage/', import.meta.url));

const builds = new Map<string, Promise<string>>();
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Answers with the path of the program. It is removed when the tests of this file are done. */
export const buildChild = (source: URL): Promise<string> => {
  const built = builds.get(source.href) ?? buildOnce(fileURLToPath(source));
  builds.set(source.href, built);
  return built;
};

const buildOnce = async (source: string): Promise<string> => {
  const name = basename(source, '.ts');
  mkdirSync(BUILDS, { recursive: true });
  const outDir = mkdtempSync(join(BUILDS, `${name}-`));
  folders.push(outDir);
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: source, outDir, target: 'node20' },
    ssr: { noExternal: [/^@fremont\//] },
  });
  return join(outDir, `${name}.js`);
};

/** Its errors go where the test's own go. */
export const startChild = (
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess => {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};
