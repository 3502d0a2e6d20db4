/** The commands of package.json in a clone without installed packages, and their messages when they cannot run. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareClone } from './bare-clone.ts';
import { planted } from './planted.ts';

const INSTALLING = 'Installing packages (npm ci) ...';
const STACK_TRACE = /^ {4}at /m;

test.each([
  ['dev', 'vite packages/web'],
  ['build', 'built server'],
  ['check', 'good  types'],
  ['format', 'biome check --write .'],
  ['e2e', 'playwright test'],
  ['screenshots', 'playwright test --config=e2e/screenshots.config.ts'],
  ['golden', 'fremont golden --record'],
  ['harness', 'harness'],
  ['setup', 'Built in'],
  ['start', 'the server runs'],
])('npm run %s installs first where nothing is installed', (script, said) => {
  const { stdout, stderr } = bareClone().npmRun(script);
  expect(stderr).toContain(INSTALLING);
  expect(stderr).not.toMatch(STACK_TRACE);
  expect(stdout).toContain(said);
});

test('a second run does not install again', () => {
  const { npmRun } = bareClone();
  npmRun('format');
  expect(npmRun('format')).toMatchObject({ status: 0, stderr: '', stdout: 'biome check --write .\n' });
});

test('npx fremont finds the command in a bare clone, and standard output contains only the output of the command', () => {
  const { root, run } = bareClone();
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { bin: { fremont: string } };
  const { stdout, stderr, status } = run(`node ${bin.fremont} simulate --json`);
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'fremont simulate --json\n' });
  expect(stderr).toContain(INSTALLING);
});

// On a server the packages are installed with `npm ci` and then pruned. A backup or a build must not change them.
test.each(['build', 'golden'])('npm run %s does not change installed packages', (script) => {
  const { root, npmRun } = bareClone();
  npmRun('format');
  rmSync(join(root, 'node_modules/.fremont-install'));
  expect(npmRun(script)).toMatchObject({ status: 0, stderr: '' });
});

const OLD_NODE = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' });`;

test.each([
  'start',
  'test',
  'dev',
  'build',
  'check',
  'format',
  'new-game',
  'e2e',
  'screenshots',
  'golden',
  'harness',
  'setup',
])('npm run %s reports in one line that Node is too old', (script) => {
  const { root, npmRun } = bareClone();
  writeFileSync(join(root, 'fake/old-node.cjs'), OLD_NODE);
  const ran = npmRun(script, { env: { NODE_OPTIONS: `--require ${join(root, 'fake/old-node.cjs')}` } });
  expect(ran).toMatchObject({
    status: 1,
    stdout: '',
    stderr:
      'Fremont needs Node.js 20.19 or newer, and this is 18.20.8: install a newer one, for example from https://nodejs.org.\n',
  });
});

test.each([
  [
    'npm 11',
    [
      'npm error code ECONNREFUSED',
      'npm error FetchError: request failed',
      'npm error     at emit (node:events:519:28)',
    ],
  ],
  // npm 10 crashes during its report and names the code only in its failed attempts.
  ['npm 10', ['npm http fetch GET x attempt 1 failed with ECONNREFUSED', 'npm error Exit handler never called!']],
])('without a network the installation by %s fails with one line', (_npm, lines) => {
  const { npmRun } = bareClone(`
    const asksForAttempts = process.argv.includes('--loglevel=http');
    for (const line of ${JSON.stringify(lines)}) if (asksForAttempts || !line.startsWith('npm http')) console.error(line);
    process.exit(1);`);
  expect(npmRun('start')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${INSTALLING}\nThe packages could not be installed, because npm cannot reach its registry (ECONNREFUSED): check the network, the proxy and the registry that npm uses, then run this command again.\n`,
  });
});

test('any other failure of the installation prints the output of npm', () => {
  const { npmRun } = bareClone(`
    console.error('npm http fetch GET x attempt 1 failed with ECONNRESET');
    console.error('npm error code EUSAGE');
    process.exit(3);`);
  expect(npmRun('start')).toMatchObject({
    status: 3,
    stderr: `${INSTALLING}\nnpm error code EUSAGE\nThe packages could not be installed: npm says why above.\n`,
  });
});

/** Replaces a test runner: leaves a file behind and prints its environment. */
const LEAVING = `
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  mkdtempSync(join(tmpdir(), 'left-'));
  const { DATABASE_URL, FONTCONFIG_FILE, CHROMIUM_PATH } = process.env;
  console.log('SURROUNDINGS', JSON.stringify({ tmpdir: tmpdir(), DATABASE_URL, FONTCONFIG_FILE, CHROMIUM_PATH }));
`;

const cloneWithRunner = (runner: string) => {
  const clone = bareClone();
  clone.npmRun('setup');
  writeFileSync(join(clone.root, 'node_modules/vitest/vitest.mjs'), runner);
  return { ...clone, temporary: planted({}) };
};

const environmentIn = (output: string): Readonly<Record<string, string>> =>
  JSON.parse(/^SURROUNDINGS (.*)$/m.exec(output)?.[1] ?? '{}');

test('npm test gives its children a new temporary folder and removes it', () => {
  const { npmRun, temporary } = cloneWithRunner(LEAVING);
  const { stdout } = npmRun('test', { env: { TMPDIR: temporary } });
  expect(environmentIn(stdout)['tmpdir']).toMatch(new RegExp(`^${temporary}/fremont-\\w{6}$`));
  expect(readdirSync(temporary)).toEqual([]);
});

test('npm test removes its temporary folder also after a signal', async () => {
  const { root, temporary } = cloneWithRunner(`${LEAVING} setInterval(() => undefined, 1000);`);
  const child = spawn(process.execPath, ['scripts/test.mjs'], {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const bytes of child.stdout) if (String(bytes).includes('SURROUNDINGS')) break;
  expect(readdirSync(temporary)).not.toEqual([]);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(readdirSync(temporary)).toEqual([]);
});

test('npm test does not pass on settings of a server, and font settings only with a browser of the user', () => {
  const { npmRun } = cloneWithRunner(LEAVING);
  const env = {
    DATABASE_URL: 'postgres://db/people-play-here',
    FONTCONFIG_FILE: '/some/fonts.conf',
    CHROMIUM_PATH: '',
  };
  const bare = environmentIn(npmRun('test', { env }).stdout);
  expect(bare).not.toHaveProperty('DATABASE_URL');
  expect(bare).not.toHaveProperty('FONTCONFIG_FILE');
  const own = environmentIn(npmRun('test', { env: { ...env, CHROMIUM_PATH: '/some/chrome' } }).stdout);
  expect(own).toMatchObject({ FONTCONFIG_FILE: '/some/fonts.conf', CHROMIUM_PATH: '/some/chrome' });
  expect(own).not.toHaveProperty('DATABASE_URL');
});
