/** A clone without installed packages. Its npm is a fake, which installs fake tools. Each tool only prints its arguments. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../lib/tree.mjs';
import { planted } from './planted.ts';

export interface BareClone {
  readonly root: string;
  /** Runs a script of package.json as npm does. */
  npmRun(script: string, options?: RunOptions): Ran;
  run(command: string, options?: RunOptions): Ran;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
}

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const COPIED = ['scripts', 'package.json', 'package-lock.json', 'packages/cli/bin'];

/** Tools by their path in node_modules. Each prints its name and arguments. */
const TOOLS: Readonly<Record<string, string>> = {
  'vite/bin/vite.js': `console.log('vite', ...process.argv.slice(2));`,
  'vite/index.mjs': `export const build = async ({ root }) => console.log('built', root.split('/').at(-1));
    export const parseSync = () => ({ program: { type: 'Program', start: 0, body: [] }, errors: [] });`,
  'vite/package.json': '{ "name": "vite", "exports": { ".": "./index.mjs" } }',
  ...Object.fromEntries(
    ['@biomejs/biome/bin/biome', 'knip/bin/knip.js', 'typescript/bin/tsc', 'vitest/vitest.mjs'].map((path) => [
      path,
      `console.log('${path.split('/').at(-1)}', ...process.argv.slice(2));`,
    ]),
  ),
  '@playwright/test/cli.js': `console.log('playwright', ...process.argv.slice(2));`,
};

/** Replacements for our own sources, which the clone does not copy. */
const SOURCES: Readonly<Record<string, string>> = {
  'packages/cli/src/main.ts': `console.log('fremont', ...process.argv.slice(2));`,
  'harness/src/main.ts': `console.log('harness', ...process.argv.slice(2));`,
  'packages/web/dist/index.html': '',
  'packages/server/dist/main.js': `console.log('the server runs');`,
};

const TIME_LIMIT_MS = 20_000;

/** The PATH variable without the folders that npm adds, because with them the clone would find the tools of this checkout. */
const PATH = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith('node_modules/.bin'))
  .join(delimiter);

const FAKE_NPM = `
  const { mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
  const { dirname, join } = require('node:path');
  for (const [path, text] of Object.entries(${JSON.stringify({ ...TOOLS, '.package-lock.json': '{}' })})) {
    const file = join('node_modules', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // The real tsx, because the sources of the commands are TypeScript.
  symlinkSync(${JSON.stringify(join(ROOT, 'node_modules/tsx'))}, 'node_modules/tsx');
`;

/** Makes a clone, which is removed after the test. `npm` is the source of its npm. */
export const bareClone = (npm = FAKE_NPM): BareClone => {
  const root = planted(SOURCES);
  for (const path of COPIED)
    cpSync(join(ROOT, path), join(root, path), {
      recursive: true,
      filter: (source) => !source.endsWith('/scripts/test'),
    });
  mkdirSync(join(root, 'fake'));
  writeFileSync(join(root, 'fake/package.json'), '{ "type": "commonjs" }');
  writeFileSync(join(root, 'fake/npm.js'), npm);
  const run: BareClone['run'] = (command, { env = {} } = {}) =>
    spawnSync('sh', ['-c', command], {
      cwd: root,
      encoding: 'utf8',
      timeout: TIME_LIMIT_MS,
      env: { ...process.env, PATH, NODE_OPTIONS: '', npm_execpath: join(root, 'fake/npm.js'), ...env },
    });
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  return {
    root,
    run,
    npmRun: (script, options) => run(`PATH="$PWD/node_modules/.bin:$PATH"; ${scripts[script]}`, options),
  };
};
