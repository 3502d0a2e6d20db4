import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightFailures, playwrightTally, vitestFailures, vitestTally } from '../lib/report.mjs';
import { planted } from './planted.ts';

const withReport = (report: object): string => join(planted({ 'report.json': JSON.stringify(report) }), 'report.json');

const vitest = (numPassedTests: number, numFailedTests: number) =>
  withReport({ numPassedTests, numFailedTests, numPendingTests: 1, numTodoTests: 1 });

const playwright = (expected: number, unexpected: number, flaky: number) =>
  withReport({ stats: { expected, unexpected, flaky, skipped: 3 } });

test('the counts of passed and failed tests come from the report of the runner', () => {
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

test('a failed test is listed with the command that runs it alone', () => {
  const root = planted({});
  const assertionResults = [
    { status: 'passed', fullName: 'a seat sits' },
    { status: 'failed', fullName: "a seat's dice (two) are rolled" },
  ];
  const report = withReport({
    testResults: [{ name: join(root, 'packages/kernel/test/a.test.ts'), assertionResults }],
  });
  expect(vitestFailures(report, root)).toEqual([
    {
      test: "packages/kernel/test/a.test.ts: a seat's dice (two) are rolled",
      command: String.raw`npx vitest run packages/kernel/test/a.test.ts -t 'a seat'\''s dice \(two\) are rolled'`,
    },
  ]);
});

test('a failed browser test is listed at any depth of its file', () => {
  const specs = [
    { file: 'play.spec.ts', line: 12, title: 'two people play', ok: false },
    { file: 'play.spec.ts', line: 40, title: 'a bot plays', ok: true },
  ];
  expect(playwrightFailures(withReport({ suites: [{ suites: [{ specs }] }] }))).toEqual([
    { test: 'e2e/play.spec.ts: two people play', command: 'npm run e2e -- e2e/play.spec.ts:12' },
  ]);
});

test('a missing report lists no failures', () => {
  const nowhere = join(planted({}), 'none.json');
  expect([vitestFailures(nowhere, '/'), playwrightFailures(nowhere)]).toEqual([[], []]);
});
