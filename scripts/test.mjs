// `npm test`: from an empty clone to one line of numbers. Checks, build, tests without and with a browser.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightTally, vitestTally } from './lib/report.mjs';
import { endWithChildren, runNode } from './lib/run.mjs';
import { ROOT } from './lib/tree.mjs';
import { install, requireNode } from './setup.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

/**
 * @typedef {import('./lib/report.mjs').Tally} Tally
 * @type {readonly { readonly name: string, readonly run: () => Promise<Tally> }[]}
 */
const STEPS = [
  {
    name: 'check',
    run: async () => {
      // Only now, because the checks need what has just been installed.
      const { runChecks } = await import('./lib/checks.mjs');
      const { passed, failed } = await runChecks();
      return { passed: passed.length, failed: failed.length, skipped: 0 };
    },
  },
  {
    name: 'build',
    run: async () => {
      const { code } = await runNode(['scripts/build.mjs']);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    },
  },
  {
    name: 'tests',
    run: async () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
      const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
      return vitestTally(VITEST_REPORT, code);
    },
  },
  {
    name: 'browser tests',
    run: async () => {
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT };
      const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], { env });
      return playwrightTally(PLAYWRIGHT_REPORT, code);
    },
  },
];

endWithChildren();
requireNode();
await install();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** @type {Tally} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const lines = [];
for (const { name, run } of STEPS) {
  console.log(`\n=== ${name} ===`);
  const began = performance.now();
  const { passed, failed, skipped } = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  lines.push(`${name.padEnd(14)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`);
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
