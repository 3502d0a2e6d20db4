// Reads what the test runners wrote down and turns it into numbers. No dependencies.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * A runner that failed without naming a test, wrote nothing or ran nothing has failed once itself.
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
