/** Every test that needs no browser, from all packages in one run. */

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.{ts,tsx}',
      'packages/games/*/test/**/*.test.ts',
      'bench/test/**/*.test.ts',
      'harness/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    // By itself it leaves one core idle, which on a machine of two is half of it.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
