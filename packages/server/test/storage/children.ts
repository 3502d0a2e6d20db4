/** Builds test programs that run in their own process. Starting them from source would take a second each. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, onTestFinished } from 'vitest';

/** Inside the project, so that Node finds the packages. */
const BUILDS = fileURLToPath(new URL('../../../../node_modules/.cache/fremont-storage/', import.meta.url));

const builds = new Map<string, Promise<string>>();
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Resolves to the path of the program, which is removed after the tests of this file. */
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

/** Its error output is that of the test. */
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
