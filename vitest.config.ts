/** Every test that needs no browser, from all packages in one run. */

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { rulesPlugin } from './packages/web/plugins/rules.ts';

const GAMES = fileURLToPath(new URL('packages/games', import.meta.url));

/**
 * The rules and what stands on them know no clock, no storage and no page: nothing that one of their test files does
 * reaches another, so they share what they have loaded. Together they spend as long on loading as on testing.
 */
const PURE = ['kernel', 'games/*', 'bots', 'table'].map((folder) => `packages/${folder}/test/**/*.test.ts`);

const OTHERS = [
  ...['server', 'web', 'cli'].map((folder) => `packages/${folder}/test/**/*.test.{ts,tsx}`),
  'bench/test/**/*.test.ts',
  'harness/test/**/*.test.ts',
  'scripts/test/**/*.test.ts',
];

export default defineConfig({
  test: {
    // By itself it leaves one core idle, which on a machine of two is half of it.
    maxWorkers: 2,
    // Ends a test that hangs. It is no bound on speed: on a busy machine the longest test has taken 40 s.
    testTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, plugins: [rulesPlugin(GAMES)], test: { name: 'others', include: OTHERS } },
    ],
  },
});
