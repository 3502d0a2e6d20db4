// Reads the reports of the test runners: counts, and the command that runs each failed test alone. No dependencies.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { slashed } from './tree.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * Counts a runner as one failure if it failed without naming a test, wrote no report or ran no tests.
 * @param {Tally} tally
 * @param {number} code exit code of the runner
 * @returns {Tally}
 */
const strict = (tally, code) => {
  const ran = tally.passed + tally.failed;
  return ran === 0 || (code !== 0 && tally.failed === 0) ? { ...tally, failed: tally.failed + 1 } : tally;
};

/** @type {Tally} */
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {string} file JSON report of Vitest
 * @param {number} code
 * @returns {Tally}
 */
export const vitestTally = (file, code) => {
  if (!existsSync(file)) return strict(NOTHING, code);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(file, 'utf8'));
  return strict({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }, code);
};

/**
 * @param {string} file JSON report of Playwright
 * @param {number} code
 * @returns {Tally}
 */
export const playwrightTally = (file, code) => {
  if (!existsSync(file)) return strict(NOTHING, code);
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return strict({ passed: expected, failed: unexpected + flaky, skipped }, code);
};

/**
 * @typedef {object} Failure
 * @property {string} test its full title
 * @property {string} command runs this test alone
 */

/**
 * @param {string} file JSON report of Vitest
 * @param {string} root folder of the checkout
 * @returns {Failure[]}
 */
export const vitestFailures = (file, root) => {
  if (!existsSync(file)) return [];
  /** @type {{ testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) => {
    const path = slashed(relative(root, name));
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({
        test: `${path}: ${fullName}`,
        command: `npx vitest run ${path} -t ${quoted(fullName)}`,
      }));
  });
};

/**
 * @param {string} file JSON report of Playwright
 * @returns {Failure[]}
 */
export const playwrightFailures = (file) => {
  if (!existsSync(file)) return [];
  return specsIn(JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ ok }) => !ok)
    .map(({ file: path, line, title }) => ({
      test: `e2e/${path}: ${title}`,
      command: `npm run e2e -- e2e/${path}:${line}`,
    }));
};

/**
 * @typedef {{ file: string, line: number, title: string, ok: boolean }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * Quotes a title for a shell. Vitest reads the title as a regular expression.
 * @param {string} title
 */
const quoted = (title) =>
  `'${title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", String.raw`'\''`)}'`;
