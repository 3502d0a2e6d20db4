// `npm test`: installs, then runs checks, build, tests, browser tests and a new game, and prints one line of totals.
// `npm test -- <words>` runs only the tests whose file path contains all the words, with the steps that they need.
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deleteSettings, useOwnTemporaryFolder } from './lib/isolation.mjs';
import { playwrightFailures, playwrightTally, vitestFailures, vitestTally } from './lib/report.mjs';
import { endWithChildren, runNode } from './lib/run.mjs';
import { filesUnder, ROOT, slashed } from './lib/tree.mjs';
import { build, install, requireNode } from './setup.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

const words = process.argv.slice(2);

/**
 * The test files whose path contains all words. Without words the list is empty, which means every file.
 * @param {RegExp} pattern
 */
const chosen = (pattern) =>
  words.length === 0
    ? []
    : filesUnder(ROOT)
        .map((file) => slashed(relative(ROOT, file)))
        .filter((file) => pattern.test(file) && words.every((word) => file.includes(word)));

const VITEST_FILES = chosen(/\.test\.tsx?$/);
const PLAYWRIGHT_FILES = chosen(/^e2e\/.*\.spec\.ts$/);

/**
 * @typedef {import('./lib/report.mjs').Tally} Tally
 * @typedef {import('./lib/report.mjs').Failure} Failure
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} isAskedFor
 * @property {() => Promise<Tally>} run
 * @property {() => readonly Failure[]} failures
 * @type {readonly Step[]}
 */
const STEPS = [
  {
    name: 'check',
    isAskedFor: words.length === 0,
    run: async () => {
      // A late import, because the checks need packages that may just have been installed.
      const { runChecks } = await import('./lib/checks.mjs');
      const { passed, failed } = await runChecks();
      return { passed: passed.length, failed: failed.length, skipped: 0 };
    },
    failures: () => [{ test: 'check', command: 'npm run check' }],
  },
  {
    name: 'build',
    isAskedFor: words.length === 0,
    run: async () => {
      const { code } = await runNode(['scripts/build.mjs']);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    },
    failures: () => [{ test: 'build', command: 'npm run build' }],
  },
  {
    name: 'tests',
    isAskedFor: words.length === 0 || VITEST_FILES.length > 0,
    run: async () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
      const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...VITEST_FILES]);
      return vitestTally(VITEST_REPORT, code);
    },
    failures: () => vitestFailures(VITEST_REPORT, ROOT),
  },
  {
    name: 'browser tests',
    isAskedFor: words.length === 0 || PLAYWRIGHT_FILES.length > 0,
    run: async () => {
      // A whole run has just built. A partial run builds only if the sources have changed.
      if (words.length > 0) await build();
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT };
      const cli = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...PLAYWRIGHT_FILES];
      const { code } = await runNode(cli, { env });
      return playwrightTally(PLAYWRIGHT_REPORT, code);
    },
    failures: () => playwrightFailures(PLAYWRIGHT_REPORT),
  },
  {
    name: 'new game',
    isAskedFor: words.length === 0,
    run: async () => {
      const { code } = await runNode(['scripts/prove-new-game.mjs']);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    },
    failures: () => [{ test: 'new game', command: 'node scripts/prove-new-game.mjs' }],
  },
];

endWithChildren();
requireNode();
deleteSettings();
useOwnTemporaryFolder();
await install();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const asked = STEPS.filter(({ isAskedFor }) => isAskedFor);
if (asked.length === 0) {
  console.error(`No test file has ${words.join(' and ')} in its path.`);
  process.exit(1);
}

/** @type {Tally} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const lines = [];
/** @type {Failure[]} */
const failures = [];
for (const { name, run, failures: failuresOf } of asked) {
  console.log(`\n=== ${name} ===`);
  const began = performance.now();
  const { passed, failed, skipped } = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  lines.push(`${name.padEnd(14)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`);
  if (failed > 0) failures.push(...failuresOf());
}
for (const { test, command } of failures) console.log(`\nFAILED ${test}\n       ${command}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
