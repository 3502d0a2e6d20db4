import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightTally, vitestTally } from '../lib/report.mjs';
import { planted } from './planted.ts';

const withReport = (report: object): string => join(planted({ 'report.json': JSON.stringify(report) }), 'report.json');

const vitest = (numPassedTests: number, numFailedTests: number) =>
  withReport({ numPassedTests, numFailedTests, numPendingTests: 1, numTodoTests: 1 });

const playwright = (expected: number, unexpected: number, flaky: number) =>
  withReport({ stats: { expected, unexpected, flaky, skipped: 3 } });

test('passed and failed tests are counted as the runner counted them', () => {
  expect(vitestTally(vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  expect(vitestTally(vitest(7, 0), 0)).toEqual({ passed: 7, failed: 0, skipped: 2 });
  expect(playwrightTally(playwright(5, 1, 0), 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('a browser test that only passes the second time has failed', () => {
  expect(playwrightTally(playwright(5, 0, 1), 0)).toMatchObject({ passed: 5, failed: 1 });
});

test('a runner that fails although every test passed counts as a failure', () => {
  expect(vitestTally(vitest(7, 0), 1)).toMatchObject({ passed: 7, failed: 1 });
});

test('a runner that ran nothing counts as a failure', () => {
  expect(vitestTally(vitest(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightTally(playwright(0, 0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('a runner that wrote no report counts as a failure', () => {
  const nowhere = join(planted({}), 'none.json');
  expect(vitestTally(nowhere, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightTally(nowhere, 1)).toMatchObject({ passed: 0, failed: 1 });
});
